import { isIsoInstant, unfitField, type LogEntry, type TournamentLog } from './log-entry.ts';
import { sha256 } from './sha256.ts';
import { isTournamentId } from './tournament-id.ts';

export const TOURNAMENT_FILE_FORMAT = 'ronde-tournament';
/** Of a file of entries alone, and of those with more, which older programs could not read. */
export const TOURNAMENT_FILE_VERSIONS = { plain: 1, withPictures: 2, withGames: 3 } as const;

/**
 * The whole tournament as text: a header, one entry a line, its pictures and games likewise, and a
 * last line with the count of entries and a checksum.
 * @throws TypeError when the log is not one: the store and the reader never give such a log.
 */
export function writeTournamentFile(log: TournamentLog): string {
  if (!isTournamentId(log.id)) throw new TypeError('a tournament file needs a usable id');
  if (!isIsoInstant(log.createdAt))
    throw new TypeError('the creation of a tournament is an instant');
  const { pictures = [], picturesLeftOut = 0, games = [], gamesLeftOut = 0 } = log;
  const { plain, withPictures, withGames } = TOURNAMENT_FILE_VERSIONS;
  const hasPictures = pictures.length + picturesLeftOut > 0;
  const hasGames = games.length + gamesLeftOut > 0;
  const header = {
    format: TOURNAMENT_FILE_FORMAT,
    version: hasGames ? withGames : hasPictures ? withPictures : plain,
    id: log.id,
    createdAt: log.createdAt,
    entries: log.entries.length,
    ...(hasPictures ? { pictures: pictures.length, picturesLeftOut } : {}),
    ...(hasGames ? { games: games.length, gamesLeftOut } : {}),
  };
  const lines = [
    JSON.stringify(header),
    ...log.entries.map(entryLine),
    ...pictures.map((picture) => JSON.stringify({ picture })),
    ...games.map((game) => JSON.stringify({ game })),
  ];
  return `${[...lines, footerLine(lines, log.entries.length)].join('\n')}\n`;
}

function entryLine(entry: LogEntry, index: number): string {
  const unfit = entry.position === index + 1 ? unfitField(entry) : 'position';
  if (unfit !== null) throw new TypeError(`entry ${index + 1} of the log: unfit ${unfit}`);
  const { position, at, by, events, accepted, key, asked } = entry;
  return JSON.stringify({
    position,
    at,
    by,
    events,
    ...(accepted && { accepted }),
    ...(key !== undefined && { key }),
    ...(asked !== undefined && { asked }),
  });
}

function footerLine(lines: readonly string[], entries: number): string {
  return JSON.stringify({ end: TOURNAMENT_FILE_FORMAT, entries, sha256: fileChecksum(lines) });
}

/** Over the header, the entries, the pictures and the games, each line ended by one line feed whatever the file has. */
export function fileChecksum(lines: readonly string[]): string {
  return sha256(lines.map((line) => `${line}\n`).join(''));
}
