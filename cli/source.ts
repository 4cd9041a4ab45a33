import { readFileSync, statSync } from 'node:fs';
import { sayProblem as inWords } from '@ronde/core/documents/problems/say-problem.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { TOURNAMENT_FILE_FORMAT } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import { readEntries, type StoredEntry } from '@ronde/core/tournament/stored/read-entries.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { defaultPlace, openDefaultStore, type Meaning } from '@ronde/store/default-store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { Store } from '@ronde/store/store.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** Where a tournament comes from: a report file, a tournament file, or the database. */
export type Source =
  | {
      readonly kind: 'report';
      readonly name: string;
      readonly document: TrfDocument;
      readonly problems: readonly Problem[];
    }
  | {
      readonly kind: 'log';
      readonly name: string;
      readonly id: string;
      readonly ledger: Ledger;
      readonly problems: readonly Problem[];
    };

const MEGABYTE = 1024 * 1024;
/** A federation's largest event is a few megabytes. */
const LARGEST_FILE = 256 * MEGABYTE;

export async function openSource(cli: Cli, ref: string): Promise<Source> {
  const bytes = readIfFile(cli, ref);
  if (bytes === null) return fromStore(cli, ref);
  const start = new TextDecoder().decode(bytes.subarray(0, 200));
  if (start.includes(`"${TOURNAMENT_FILE_FORMAT}"`)) return fromTournamentFile(cli, ref, bytes);
  const { document, problems } = parseTrfBytes(bytes);
  return { kind: 'report', name: ref, document, problems };
}

/** The file's bytes; null when there is no such file. */
export function readIfFile(cli: Cli, path: string): Uint8Array | null {
  try {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts?.isFile()) return null;
    if (facts.size > LARGEST_FILE) {
      const limit = LARGEST_FILE / MEGABYTE;
      throw new CliFailure(EXIT.tooLarge, fill(cli.words.tooLarge, { file: path, limit }));
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CliFailure) throw error;
    throw new CliFailure(
      EXIT.fileAccess,
      fill(cli.words.unreadable, { file: path, reason: reasonOf(error) }),
    );
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function fromTournamentFile(cli: Cli, name: string, bytes: Uint8Array): Source {
  const { log, problems } = parseTournamentFile(new TextDecoder().decode(bytes));
  if (log === null || problems.some(({ severity }) => severity === 'error')) {
    throw defective(cli, name, problems);
  }
  return { kind: 'log', name, id: log.id, ledger: ledgerOf(cli, log.entries), problems };
}

/** A file that cannot be used: every line to mend is named. */
export function defective(cli: Cli, file: string, problems: readonly Problem[]): CliFailure {
  const lines = problems.map((problem) => sayProblem(cli, problem));
  const message = [fill(cli.words.defective, { file }), ...lines].join('\n');
  return new CliFailure(EXIT.badRequest, message, { problems });
}

export function sayProblem(cli: Cli, problem: Problem): string {
  const place = problem.line === 0 ? '' : ` ${problem.line}:${problem.column}`;
  const sentence = inWords(problem, cli.language);
  return `  ${cli.words.severity[problem.severity]}${place} ${sentence} [${problem.code}]`;
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

function fromStore(cli: Cli, ref: string): Promise<Source> {
  return withStore(cli, async (store) => {
    const read = await store.read(ref);
    if (!read.ok) {
      if (read.error.code !== 'store.unknownTournament') throw storeFailure(cli, read.error);
      const message = fill(cli.words.noSuchSource, { ref, store: databaseName(cli) });
      throw new CliFailure(EXIT.fileAccess, message, read.error);
    }
    return { kind: 'log', name: ref, id: ref, ledger: ledgerOf(cli, read.value), problems: [] };
  });
}
