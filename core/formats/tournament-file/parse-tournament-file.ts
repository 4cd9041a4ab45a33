import type { Problem } from '../../rules/problem.ts';
import { readHeader, type FileHeader } from './file-header.ts';
import { fileLines, objectOn, type FileLine } from './file-lines.ts';
import { gamesIn } from './file-game.ts';
import { pictureIn } from './file-picture.ts';
import { FETCH_AGAIN, fileProblem } from './file-problem.ts';
import { LOG_ENTRY_FIELDS, unfitField, type LogEntry, type TournamentLog } from './log-entry.ts';
import { fileChecksum, TOURNAMENT_FILE_FORMAT } from './write-tournament-file.ts';

export interface ParsedTournamentFile {
  /** Positions 1, 2, 3 … up to the first damage; null when the header cannot be read. */
  readonly log: TournamentLog | null;
  /** Entries that can be read but do not continue the log, in the order of the file. */
  readonly stranded: readonly LogEntry[];
  /** A file without a problem of severity `error` is whole. */
  readonly problems: readonly Problem[];
}

/** Reads a tournament file. Never throws; a damaged file gives what is readable, and what is not. */
export function parseTournamentFile(text: string): ParsedTournamentFile {
  const { lines, problems } = fileLines(text);
  const [first, ...rest] = lines;
  if (first === undefined) {
    return { log: null, stranded: [], problems: [...problems, EMPTY] };
  }
  const header = readHeader(first);
  if (!header.ok) {
    const { problem, entriesMayFollow } = header.error;
    const stranded = entriesMayFollow ? lines.flatMap((line) => readEntry(line).entry ?? []) : [];
    return { log: null, stranded, problems: [...problems, problem] };
  }
  const end = rest.findIndex((line) => line.text.startsWith('{"end":'));
  const body = end < 0 ? rest : rest.slice(0, end);
  const gamesFrom = startOf('game', body);
  const picturesFrom = startOf('picture', body.slice(0, gamesFrom));
  const entryLines = body.slice(0, picturesFrom);
  const read = readEntries(entryLines);
  const shown = readCarried('picture', body.slice(picturesFrom, gamesFrom), pictureIn);
  const played = readCarried('game', body.slice(gamesFrom), gamesIn);
  const { picturesLeftOut, gamesLeftOut } = header.value;
  const log = {
    id: header.value.id,
    createdAt: header.value.createdAt,
    entries: read.entries,
    ...(shown.carried.length === 0 ? {} : { pictures: shown.carried }),
    ...(picturesLeftOut === 0 ? {} : { picturesLeftOut }),
    ...(played.carried.length === 0 ? {} : { games: played.carried }),
    ...(gamesLeftOut === 0 ? {} : { gamesLeftOut }),
  };
  const found = { lines: [first, ...body], entries: entryLines.length };
  const ending = [
    ...judgeCarried('picture', header.value, first, gamesFrom - picturesFrom),
    ...judgeCarried('game', header.value, first, body.length - gamesFrom),
    ...judgeEnd(header.value, found, end < 0 ? [] : rest.slice(end)),
  ];
  return {
    log,
    stranded: read.stranded,
    problems: [...problems, ...read.problems, ...shown.problems, ...played.problems, ...ending],
  };
}

const EMPTY = fileProblem('error', 0, '', 'empty', `The file is empty. ${FETCH_AGAIN}`);

interface EntriesRead {
  readonly entries: LogEntry[];
  readonly stranded: LogEntry[];
  readonly problems: Problem[];
}

function readEntries(body: readonly FileLine[]): EntriesRead {
  const [entries, stranded, problems]: [LogEntry[], LogEntry[], Problem[]] = [[], [], []];
  let previous = 0;
  for (const line of body) {
    const { entry, problem } = readEntry(line);
    if (problem !== null) problems.push(problem);
    if (entry === null) {
      // Taken for the entry that should stand here, so that the damage is told once.
      previous += 1;
      continue;
    }
    if (entry.position !== previous + 1) problems.push(misplaced(line, entry, previous));
    previous = entry.position;
    (entry.position === entries.length + 1 ? entries : stranded).push(entry);
  }
  return { entries, stranded, problems };
}

function readEntry(line: FileLine): { entry: LogEntry | null; problem: Problem | null } {
  const value = objectOn(line);
  if (value === null) return { entry: null, problem: unreadable(line, '', 'it is not JSON') };
  const unfit = unfitField(value);
  if (unfit !== null) {
    const record = typeof value['position'] === 'number' ? String(value['position']) : '';
    return {
      entry: null,
      problem: unreadable(line, record, `its "${unfit}" is absent or unusable`),
    };
  }
  const { position, at, by, events, accepted, key, asked } = value as unknown as LogEntry;
  const entry = {
    position,
    at,
    by,
    events,
    ...(accepted && { accepted }),
    ...(key !== undefined && { key }),
    ...(asked !== undefined && { asked }),
  };
  const known: readonly string[] = LOG_ENTRY_FIELDS;
  const unknown = Object.keys(value).filter((field) => !known.includes(field));
  return { entry, problem: unknown.length > 0 ? leftOut(line, position, unknown) : null };
}

function unreadable(line: FileLine, record: string, why: string): Problem {
  const message = `Line ${line.number} cannot be read as an entry: ${why}. ${FETCH_AGAIN}`;
  return fileProblem('error', line.number, record, 'entry.unreadable', message);
}

function leftOut(line: FileLine, position: number, fields: readonly string[]): Problem {
  const message =
    `Entry ${position} has fields this program does not know, which were left out: ` +
    `${fields.join(', ')}. Update Ronde if the file comes from a newer one.`;
  return fileProblem('warning', line.number, String(position), 'entry.unknownField', message);
}

function misplaced(line: FileLine, entry: LogEntry, previous: number): Problem {
  const message =
    `Line ${line.number} holds entry ${entry.position} where ${previous + 1} was expected: ` +
    `lines were lost, repeated or moved. ${FETCH_AGAIN}`;
  return fileProblem('error', line.number, String(entry.position), 'entry.position', message);
}

/** What stands beside the log in a file. */
type Carried = 'picture' | 'game';

/** The first line of a kind; behind the last line where there is none. */
function startOf(kind: Carried, lines: readonly FileLine[]): number {
  const found = lines.findIndex(({ text }) => text.startsWith(`{"${kind}":`));
  return found < 0 ? lines.length : found;
}

function readCarried<T>(
  kind: Carried,
  lines: readonly FileLine[],
  valueIn: (value: unknown) => T | null,
): { readonly carried: T[]; readonly problems: Problem[] } {
  const [carried, problems]: [T[], Problem[]] = [[], []];
  for (const line of lines) {
    const value = valueIn(objectOn(line)?.[kind]);
    if (value !== null) carried.push(value);
    else {
      const message = `Line ${line.number} cannot be read as a ${kind}. ${FETCH_AGAIN}`;
      problems.push(fileProblem('error', line.number, '', CODES[kind].unreadable, message));
    }
  }
  return { carried, problems };
}

const CODES = {
  picture: {
    unreadable: 'picture.unreadable',
    count: 'picture.count',
    leftOut: 'picture.leftOut',
  },
  game: { unreadable: 'game.unreadable', count: 'game.count', leftOut: 'game.leftOut' },
} as const satisfies Readonly<Record<Carried, Readonly<Record<string, string>>>>;

const LEFT_OUT: Readonly<Record<Carried, string>> = {
  picture:
    'pictures of the walls were too heavy together and are not in the file: ' +
    'bring them again on the page Screens.',
  game:
    'games were too long together and are not in the file: ' +
    'write the PGN file of the event, and read it in on the page Games.',
};

function judgeCarried(
  kind: Carried,
  header: FileHeader,
  first: FileLine,
  found: number,
): Problem[] {
  const [announced, leftBehind] =
    kind === 'picture'
      ? [header.pictures, header.picturesLeftOut]
      : [header.games, header.gamesLeftOut];
  const problems: Problem[] = [];
  if (announced !== found) {
    const message = `The file announces ${announced} ${kind}s and holds ${found}. ${FETCH_AGAIN}`;
    problems.push(fileProblem('error', first.number, 'header', CODES[kind].count, message));
  }
  if (leftBehind > 0) {
    const message = `${leftBehind} ${LEFT_OUT[kind]}`;
    problems.push(fileProblem('warning', first.number, 'header', CODES[kind].leftOut, message));
  }
  return problems;
}

/** Judges the last line against what came before it; `ending` is that line and what follows. */
function judgeEnd(
  header: FileHeader,
  { lines, entries }: { readonly lines: readonly FileLine[]; readonly entries: number },
  ending: readonly FileLine[],
): Problem[] {
  const [line, after] = ending;
  if (line === undefined) return [cutOff(header, lines.length, entries)];
  const problems: Problem[] = [];
  const told = (code: string, message: string, at = line): void => {
    problems.push(fileProblem('error', at.number, 'end', code, `${message} ${FETCH_AGAIN}`));
  };
  const footer = objectOn(line) ?? {};
  const expected = fileChecksum(lines.map(({ text }) => text));
  if (footer['end'] !== TOURNAMENT_FILE_FORMAT) {
    told('end.unreadable', `Line ${line.number} should close the file and is damaged.`);
  } else if (footer['entries'] !== entries || header.entries !== entries) {
    told('end.count', `The file announces ${header.entries} entries and holds ${entries}.`);
  } else if (footer['sha256'] !== expected) {
    told('end.checksum', 'The content does not match its checksum: it was changed or damaged.');
  }
  if (after !== undefined) {
    told('end.more', `Text follows the last line of the tournament and was not read.`, after);
  }
  return problems;
}

function cutOff(header: FileHeader, last: number, found: number): Problem {
  const message =
    `The file stops after line ${last} without its last line: it was cut off. ` +
    `${found} of ${header.entries} entries are in it. ${FETCH_AGAIN}`;
  return fileProblem('error', last, 'end', 'end.missing', message);
}
