import { extname } from 'node:path';
import { readEntries } from '@ronde/core/formats/entries/read-entries.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { Command, NewSettings } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { EMPTY_LEDGER, openLedger, type Entry } from '@ronde/core/tournament/log.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import { detailsOfEntry } from '@ronde/core/tournament/rating-lists/entry-details.ts';
import { readReport } from '@ronde/core/tournament/report-file/read-report.ts';
import { readEntries as readStored } from '@ronde/core/tournament/stored/read-entries.ts';
import { readPapiFile } from '@ronde/store/access-file/read-papi-file.ts';
import { readTable } from '@ronde/store/player-lists/read-table.ts';

/** A file somebody sent, and what it may not say itself. */
export interface FileToImport {
  /** Its name: the ending says what it is. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly at: string;
  readonly by: string;
  readonly settings: NewSettings;
}

export interface ImportedFile {
  readonly entries: readonly Entry[];
  readonly name: string;
  readonly problems: readonly Problem[];
}

export interface UnreadableFile {
  /** `problems` when they say it. */
  readonly fault: string;
  readonly problems: readonly Problem[];
}

type Imported = Result<ImportedFile, UnreadableFile>;

/** Makes a tournament of a file; recorded rounds are facts, nothing is repaired. */
export async function importFile(asked: FileToImport): Promise<Imported> {
  switch (extname(asked.file).toLowerCase()) {
    case '.ronde':
      return fromTournamentFile(asked);
    case '.papi':
      return fromPapi(asked);
    case '.csv':
    case '.xlsx':
      return fromEntries(asked);
    default:
      return fromReport(asked);
  }
}

const unreadable = (problems: readonly Problem[], fault = 'problems'): Imported =>
  failure({ fault, problems });

const isRefused = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** The whole log comes back as it was, with who did what and when. */
function fromTournamentFile({ bytes }: FileToImport): Imported {
  const { log, problems } = parseTournamentFile(decodeText(bytes).text);
  if (log === null || isRefused(problems)) return unreadable(problems);
  const entries = readStored(log.entries);
  if (!entries.ok) return unreadable(problems, entries.error.code);
  return named(entries.value, problems);
}

function fromPapi({ bytes, file, settings, ...who }: FileToImport): Imported {
  const read = readPapiFile(bytes);
  if (!read.ok) return unreadable([], read.error);
  const { file: papi, problems } = read.value;
  if (papi === null) return unreadable(problems);
  const made = tournamentFromPapi(papi, { firstDay: settings.firstDay, from: file });
  return fromFacts(made.events, [...problems, ...made.problems], who);
}

function fromReport({ bytes, file, settings, ...who }: FileToImport): Imported {
  const { document, problems } = parseTrfBytes(bytes);
  const made = readReport(document, { firstDay: settings.firstDay, from: file });
  return fromFacts(made.events, [...problems, ...made.problems], who);
}

function fromFacts(
  events: readonly TournamentEvent[] | null,
  problems: readonly Problem[],
  { at, by }: Pick<FileToImport, 'at' | 'by'>,
): Imported {
  if (events === null || isRefused(problems)) return unreadable(problems);
  return named([{ position: 1, at, by, events }], problems);
}

function named(entries: readonly Entry[], problems: readonly Problem[]): Imported {
  const { state } = openLedger(entries);
  if (state === null) return unreadable(problems, 'empty');
  return success({ entries, problems, name: state.settings.name });
}

async function fromEntries(asked: FileToImport): Promise<Imported> {
  const { bytes, file, settings, at, by } = asked;
  const table = await readTable(bytes, file);
  if (!table.ok) return unreadable([], table.error.code);
  const { entries, problems } = readEntries(table.value, { kind: 'standard' });
  if (isRefused(problems)) return unreadable(problems);
  const from = { source: `file:${file}`, month: at.slice(0, 7) };
  const players = entries.map((entry, index) =>
    detailsOfEntry(
      entry,
      { kind: 'none' },
      { id: playerId(`p${index + 1}`), kind: 'standard', file: from },
    ),
  );
  let ledger = EMPTY_LEDGER;
  const commands: readonly Command[] = [
    { type: 'createTournament', settings },
    { type: 'enterPlayers', players },
  ];
  for (const command of commands) {
    const done = perform(ledger, command, { at, by });
    if (!done.ok) {
      const { error } = done;
      return unreadable(problems, error.kind === 'refused' ? error.refusal.code : error.kind);
    }
    ({ ledger } = done.value);
  }
  return named(ledger.entries, problems);
}
