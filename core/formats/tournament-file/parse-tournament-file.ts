import type { Problem } from '../../rules/problem.ts';
import { readHeader, type FileHeader } from './file-header.ts';
import { fileLines, objectOn, type FileLine } from './file-lines.ts';
import { pictureIn, type FilePicture } from './file-picture.ts';
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
  const shown = body.findIndex((line) => line.text.startsWith('{"picture":'));
  const entryLines = shown < 0 ? body : body.slice(0, shown);
  const read = readEntries(entryLines);
  const seen = readPictures(shown < 0 ? [] : body.slice(shown));
  const { picturesLeftOut } = header.value;
  const log = {
    id: header.value.id,
    createdAt: header.value.createdAt,
    entries: read.entries,
    ...(seen.pictures.length === 0 ? {} : { pictures: seen.pictures }),
    ...(picturesLeftOut === 0 ? {} : { picturesLeftOut }),
  };
  const found = { lines: [first, ...body], entries: entryLines.length };
  const ending = [
    ...judgePictures(header.value, first, body.length - entryLines.length),
    ...judgeEnd(header.value, found, end < 0 ? [] : rest.slice(end)),
  ];
  return {
    log,
    stranded: read.stranded,
    problems: [...problems, ...read.problems, ...seen.problems, ...ending],
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

function readPictures(lines: readonly FileLine[]): {
  readonly pictures: FilePicture[];
  readonly problems: Problem[];
} {
  const [pictures, problems]: [FilePicture[], Problem[]] = [[], []];
  for (const line of lines) {
    const picture = pictureIn(objectOn(line)?.['picture']);
    if (picture !== null) pictures.push(picture);
    else {
      const message = `Line ${line.number} cannot be read as a picture. ${FETCH_AGAIN}`;
      problems.push(fileProblem('error', line.number, '', 'picture.unreadable', message));
    }
  }
  return { pictures, problems };
}

function judgePictures(header: FileHeader, first: FileLine, found: number): Problem[] {
  const { pictures, picturesLeftOut } = header;
  const problems: Problem[] = [];
  if (pictures !== found) {
    const message = `The file announces ${pictures} pictures and holds ${found}. ${FETCH_AGAIN}`;
    problems.push(fileProblem('error', first.number, 'header', 'picture.count', message));
  }
  if (picturesLeftOut > 0) {
    const message =
      `${picturesLeftOut} pictures of the walls were too heavy together and are not in the file: ` +
      'bring them again on the page Screens.';
    problems.push(fileProblem('warning', first.number, 'header', 'picture.leftOut', message));
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
