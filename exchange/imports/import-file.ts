import { basename, extname } from 'node:path';
import type { ListSearch, MatchedEntry } from '@ronde/core/formats/entries/match-entries.ts';
import { isLeftOut, twiceInFile, twiceProblem } from '@ronde/core/formats/entries/twice-in-file.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { parseTournamentFile } from '@ronde/core/formats/tournament-file/parse-tournament-file.ts';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { Command } from '@ronde/core/tournament/command.ts';
import { perform } from '@ronde/core/tournament/decide.ts';
import { beyondBounds, boundsProblem } from '@ronde/core/tournament/event-bounds.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { EMPTY_LEDGER, openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import { detailsOfEntry } from '@ronde/core/tournament/rating-lists/entry-details.ts';
import { ratingNotes } from '@ronde/core/tournament/rating-lists/rating-notes.ts';
import { rankProblems } from '@ronde/core/tournament/report-file/rank-problems.ts';
import { readReport } from '@ronde/core/tournament/report-file/read-report.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { readEntries as readStored } from '@ronde/core/tournament/stored/read-entries.ts';
import { hasTooManyLines } from './file-limits.ts';
import { looksBinary } from './looks-binary.ts';
import { papiFacts } from './papi-facts.ts';
import { isEntryTable, readEntryTable, type TableChoice } from './read-entry-table.ts';
import { withProblems, type UnreadableFile } from './unreadable-file.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';

/** A file somebody gives, and what it may not say itself. */
export interface FileToImport {
  /** Its name: the ending says what it is. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly at: string;
  readonly by: string;
  readonly settings: NewSettings;
  /** Of tables of entries. */
  readonly kind: RatingKind;
  readonly table?: TableChoice;
  readonly search: ListSearch;
}

export interface ImportedFile {
  readonly ledger: Ledger;
  readonly state: Tournament;
  readonly problems: readonly Problem[];
  /** Of a `.ronde` file: pictures and games. */
  readonly beside: BesideLog;
  /** Of a table of entries: how each fared in the lists. */
  readonly matched: readonly MatchedEntry[];
}

type Imported = Result<ImportedFile, UnreadableFile>;

/** Makes a tournament of a file; recorded rounds are facts, nothing is repaired. */
export async function importFile(asked: FileToImport): Promise<Imported> {
  if (isEntryTable(asked.file)) return fromEntries(asked);
  switch (extname(asked.file).toLowerCase()) {
    case '.ronde':
      return fromTournamentFile(asked);
    case '.papi':
      return fromPapi(asked);
    default:
      return fromReport(asked);
  }
}

const isRefused = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

function made(
  ledger: Ledger,
  problems: readonly Problem[],
  matched: readonly MatchedEntry[] = [],
  beside: BesideLog = {},
): Imported {
  const { state } = ledger;
  return state === null
    ? failure({ kind: 'empty' })
    : success({ ledger, state, problems, beside, matched });
}

/** The whole log comes back as it was, with who did what and when. */
function fromTournamentFile({ bytes }: FileToImport): Imported {
  if (hasTooManyLines(bytes, 'log')) return failure({ kind: 'tooLarge' });
  const { log, problems } = parseTournamentFile(decodeText(bytes).text);
  if (log === null || isRefused(problems)) return failure(withProblems(problems));
  const entries = readStored(log.entries);
  if (!entries.ok) return failure({ kind: 'log', code: entries.error.code });
  for (const { events, position } of entries.value) {
    const beyond = beyondBounds(events);
    // The first line is the header.
    if (beyond !== null) return failure(withProblems([boundsProblem(beyond, position + 1)]));
  }
  const { id: _, createdAt: _at, entries: _entries, ...beside } = log;
  return made(openLedger(entries.value), problems, [], beside);
}

function fromPapi({ bytes, file, settings, ...who }: FileToImport): Imported {
  const read = papiFacts(bytes, { firstDay: settings.firstDay, from: file });
  return read.ok ? fromFacts(read.value.events, read.value.problems, who) : read;
}

/** The line of a report that holds a text: one record a line. */
const lineIn =
  ({ records }: TrfDocument) =>
  (text: string): number =>
    records.findIndex((record) => Object.values(record).some((held) => held === text)) + 1;

const NOT_TEXT: Problem = {
  ...{ severity: 'error', line: 0, column: 0, record: '', code: 'report.notText' },
  message:
    'This is no list that can be read, but a picture, a document or an archive. Ronde reads ' +
    'report files (.trf, .trfx, .txt), .ronde, .papi, and tables of players (.csv, .xlsx, .ods).',
};

function fromReport({ bytes, file, settings, ...who }: FileToImport): Imported {
  if (looksBinary(bytes)) return failure(withProblems([NOT_TEXT]));
  if (hasTooManyLines(bytes, 'report')) return failure({ kind: 'tooLarge' });
  const { document, problems } = parseTrfBytes(bytes);
  const {
    events,
    state,
    problems: more,
  } = readReport(document, {
    firstDay: settings.firstDay,
    from: file,
  });
  const ranks = state === null ? [] : rankProblems(document, state);
  const told = ranks.filter(({ severity }) => severity !== 'note');
  return fromFacts(events, [...problems, ...more, ...told], who, lineIn(document));
}

function fromFacts(
  events: readonly TournamentEvent[] | null,
  problems: readonly Problem[],
  { at, by }: Pick<FileToImport, 'at' | 'by'>,
  lineOf: (text: string) => number = () => 0,
): Imported {
  if (events === null || isRefused(problems)) return failure(withProblems(problems));
  const beyond = beyondBounds(events);
  if (beyond !== null) return failure(withProblems([boundsProblem(beyond, lineOf(beyond.text))]));
  return made(openLedger([{ position: 1, at, by, events }]), problems);
}

async function fromEntries(asked: FileToImport): Promise<Imported> {
  const { file, settings, at, by, kind } = asked;
  const read = await readEntryTable({ ...asked, ...asked.table });
  if (!read.ok) return read;
  const { matched, problems } = read.value;
  const from = { source: `file:${basename(file)}`, month: at.slice(0, 7) };
  const all = matched.map(({ entry, match }, index) => ({
    ...detailsOfEntry(entry, match, { id: playerId(`p${index + 1}`), kind, file: from }),
    line: entry.line,
  }));
  const repeated = twiceInFile(all);
  const twice = all.flatMap((one) => {
    const before = repeated.get(one.line);
    return before === undefined ? [] : [twiceProblem(one, before)];
  });
  const players = all.flatMap(({ line, ...details }) =>
    isLeftOut(repeated.get(line)) ? [] : [details],
  );
  let ledger = EMPTY_LEDGER;
  const commands: readonly Command[] = [
    // Read by another rating than the usual one, it goes on with that one.
    {
      type: 'createTournament',
      settings: kind === 'standard' ? settings : { ratingKind: kind, ...settings },
    },
    { type: 'enterPlayers', players },
  ];
  for (const command of commands) {
    // Nobody is here to be asked: the problems name who has a name twice.
    const done = perform(ledger, command, { at, by, confirmations: { sameName: 'acknowledged' } });
    if (!done.ok) return failure({ kind: 'rules', objection: done.error });
    ({ ledger } = done.value);
  }
  return made(ledger, [...problems, ...twice, ...ratingNotes(players, kind)], matched);
}
