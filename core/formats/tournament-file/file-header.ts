import type { Problem } from '../../rules/problem.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { objectOn, type FileLine } from './file-lines.ts';
import { FETCH_AGAIN, fileProblem } from './file-problem.ts';
import { isIsoInstant } from './log-entry.ts';
import { isTournamentId } from './tournament-id.ts';
import { TOURNAMENT_FILE_FORMAT, TOURNAMENT_FILE_VERSIONS } from './write-tournament-file.ts';

export interface FileHeader {
  readonly id: string;
  readonly createdAt: string;
  /** How many entries the file announces. */
  readonly entries: number;
  readonly pictures: number;
  /** Of the tournament, and not in the file. */
  readonly picturesLeftOut: number;
  readonly games: number;
  readonly gamesLeftOut: number;
}

const VERSIONS: readonly unknown[] = Object.values(TOURNAMENT_FILE_VERSIONS);
const NEWEST = TOURNAMENT_FILE_VERSIONS.withGames;

export interface HeaderRefusal {
  readonly problem: Problem;
  /** The lines that follow may still be entries of this version. */
  readonly entriesMayFollow: boolean;
}

/** Reads the first line: which format, which version, which tournament. */
export function readHeader(line: FileLine): Result<FileHeader, HeaderRefusal> {
  const header = objectOn(line);
  if (header?.['format'] !== TOURNAMENT_FILE_FORMAT) {
    return refused(line, 'header.missing', NO_HEADER, true);
  }
  const { version, id, createdAt, entries } = header;
  if (!VERSIONS.includes(version)) {
    return refused(line, 'header.version', unknownVersion(version), false);
  }
  if (!isTournamentId(id)) return refused(line, 'header.id', missing('id'), true);
  if (!isIsoInstant(createdAt))
    return refused(line, 'header.createdAt', missing('createdAt'), true);
  if (!isCount(entries)) {
    return refused(line, 'header.entries', missing('entries'), true);
  }
  const { pictures = 0, picturesLeftOut = 0 } = header;
  if (!isCount(pictures) || !isCount(picturesLeftOut)) {
    return refused(line, 'header.pictures', missing('pictures'), true);
  }
  const { games = 0, gamesLeftOut = 0 } = header;
  if (!isCount(games) || !isCount(gamesLeftOut)) {
    return refused(line, 'header.games', missing('games'), true);
  }
  return success({ id, createdAt, entries, pictures, picturesLeftOut, games, gamesLeftOut });
}

const isCount = (count: unknown): count is number =>
  Number.isSafeInteger(count) && Number(count) >= 0;

function refused(
  line: FileLine,
  code: string,
  message: string,
  entriesMayFollow: boolean,
): Result<never, HeaderRefusal> {
  const problem = fileProblem('error', line.number, 'header', code, message);
  return failure({ problem, entriesMayFollow });
}

const NO_HEADER =
  `The file does not begin with the line of a Ronde tournament ("format":"${TOURNAMENT_FILE_FORMAT}"): ` +
  `it is another kind of file, or its first line is damaged. ${FETCH_AGAIN}`;

function unknownVersion(version: unknown): string {
  const newer = typeof version === 'number' && version > NEWEST;
  return newer
    ? `The file is of version ${version}; this program reads version ${NEWEST}. ` +
        'Update Ronde on this computer, then open the file again.'
    : `The first line gives no version this program knows (it reads ${NEWEST}). ${FETCH_AGAIN}`;
}

const missing = (field: string): string =>
  `The first line has no usable "${field}": it is damaged. ${FETCH_AGAIN}`;
