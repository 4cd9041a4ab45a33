import { statSync } from 'node:fs';
import type { BesideLog, TournamentLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { TOURNAMENT_FILE_FORMAT } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import { readEntries, type StoredEntry } from '@ronde/core/tournament/stored/read-entries.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { defaultPlace, openDefaultStore, type Meaning } from '@ronde/store/default-store.ts';
import { besideLog } from '@ronde/store/beside-log.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { LogEntry } from '@ronde/store/event-log.ts';
import type { Store } from '@ronde/store/store.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { defective } from './defective.ts';
import { notRead } from './file-failure.ts';
import { readIfFile, shownName } from './input-file.ts';
import type { LogSource } from './log-source.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** Where a tournament comes from: a report file, a tournament file, a `.papi`, or the database. */
export type Source =
  | {
      readonly kind: 'report';
      readonly name: string;
      readonly document: TrfDocument;
      readonly problems: readonly Problem[];
    }
  | LogSource;

export async function openSource(
  cli: Cli,
  ref: string,
  said: { readonly firstDay?: string } = {},
): Promise<Source> {
  const bytes = readIfFile(cli, ref);
  if (bytes === null) return fromStore(cli, ref);
  const name = shownName(cli, ref);
  if (isTournamentFile(bytes)) return fromTournamentFile(cli, name, bytes);
  if (isPapiFile(bytes)) {
    const { papiSource } = await import('./papi-source.ts');
    return papiSource(cli, name, bytes, said);
  }
  const { document, problems } = parseTrfBytes(bytes);
  return { kind: 'report', name, document, problems };
}

function fromTournamentFile(cli: Cli, name: string, bytes: Uint8Array): Source {
  const { log, problems } = tournamentLog(cli, name, bytes);
  const { id, entries, createdAt: _, ...beside } = log;
  const ledger = ledgerOf(cli, entries);
  return { kind: 'log', name, id, ledger, problems, beside: () => Promise.resolve(beside) };
}

/** Whether the bytes are those of a `.ronde` file, whole or not. */
export const isTournamentFile = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 200)).includes(`"${TOURNAMENT_FILE_FORMAT}"`);

/** Whether the bytes are those of a Jet database, as a `.papi` is one. */
export const isPapiFile = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 64)).includes('Standard Jet DB');

/** The log of a `.ronde` file; a damaged one is refused with its lines. */
export function tournamentLog(
  cli: Cli,
  name: string,
  bytes: Uint8Array,
): { readonly log: TournamentLog; readonly problems: readonly Problem[] } {
  const { log, problems } = parseTournamentFile(new TextDecoder().decode(bytes));
  if (log === null || problems.some(({ severity }) => severity === 'error')) {
    throw defective(cli, name, problems);
  }
  return { log, problems };
}

export function ledgerOf(cli: Cli, entries: readonly StoredEntry[]): Ledger {
  const read = readEntries(entries);
  if (read.ok) return openLedger(read.value);
  const { code, position, type, at } = read.error;
  const sentence = code === 'unknownEvent' ? cli.words.newerEvent : cli.words.unfitEvent;
  throw new CliFailure(EXIT.badRequest, fill(sentence, { position, type, at }), read.error);
}

/** The database of this user, for people: its file, or its address without the password. */
export function databaseName(cli: Cli): string {
  const place = defaultPlace(cli.env);
  return place.kind === 'file' ? place.file : place.shown;
}

/** Opens the database, does something with it, and closes it whatever happens. */
export async function withStore<T>(
  cli: Cli,
  use: (store: Store) => Promise<T>,
  meaning: Meaning = 'unasked',
): Promise<T> {
  const opened = await openDefaultStore(cli.env, { summariser: SUMMARISER, meaning });
  if (!opened.ok) throw storeFailure(cli, opened.error);
  try {
    return await use(opened.value);
  } finally {
    await opened.value.close();
  }
}

export function storeFailure(cli: Cli, error: StoreError): CliFailure {
  const asked = error.code === 'store.tournamentExists' || error.code === 'store.unusableId';
  const sentence = fill(cli.words.store[error.code] ?? error.message, { ...told(error) });
  return new CliFailure(asked ? EXIT.badRequest : EXIT.fileAccess, sentence, error);
}

/** The figures of a store error that a sentence may name. */
function told(error: StoreError): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(error).filter(
      (field): field is [string, string | number] =>
        typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  );
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
/** What reading a folder as a file would end in. */
const FOLDER = Object.assign(new Error('a folder'), { code: 'EISDIR' });

/** The log of a tournament of the database. */
export async function readStored(
  cli: Cli,
  store: Store,
  ref: string,
): Promise<readonly LogEntry[]> {
  const read = await store.read(ref);
  if (read.ok) return read.value;
  if (read.error.code !== 'store.unknownTournament') throw storeFailure(cli, read.error);
  if (isFolder(ref)) throw notRead(cli, ref, FOLDER);
  const message = fill(cli.words.noSuchSource, { ref, store: databaseName(cli) });
  throw new CliFailure(EXIT.fileAccess, message, read.error);
}

const fromStore = (cli: Cli, ref: string): Promise<Source> =>
  withStore(cli, async (store) => {
    const ledger = ledgerOf(cli, await readStored(cli, store, ref));
    return {
      kind: 'log',
      name: ref,
      id: ref,
      ledger,
      problems: [],
      beside: () => besideOf(cli, ref),
    };
  });

const besideOf = (cli: Cli, id: string): Promise<BesideLog> =>
  withStore(cli, async (store) => {
    const carried = await besideLog(store, id);
    if (!carried.ok) throw storeFailure(cli, carried.error);
    return carried.value;
  });
