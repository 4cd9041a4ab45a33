import { isIsoInstant, unfitField, type LogEntry, type TournamentLog } from './log-entry.ts';
import { sha256 } from './sha256.ts';
import { isTournamentId } from './tournament-id.ts';

export const TOURNAMENT_FILE_FORMAT = 'ronde-tournament';
export const TOURNAMENT_FILE_VERSION = 1;

/**
 * The whole tournament as text: a header, one entry a line, and a last line with their count and
 * checksum.
 * @throws TypeError when the log is not one: the store and the reader never give such a log.
 */
export function writeTournamentFile(log: TournamentLog): string {
  if (!isTournamentId(log.id)) throw new TypeError('a tournament file needs a usable id');
  if (!isIsoInstant(log.createdAt))
    throw new TypeError('the creation of a tournament is an instant');
  const header = {
    format: TOURNAMENT_FILE_FORMAT,
    version: TOURNAMENT_FILE_VERSION,
    id: log.id,
    createdAt: log.createdAt,
    entries: log.entries.length,
  };
  const lines = [JSON.stringify(header), ...log.entries.map(entryLine)];
  return `${[...lines, footerLine(lines)].join('\n')}\n`;
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

function footerLine(lines: readonly string[]): string {
  const entries = lines.length - 1;
  return JSON.stringify({ end: TOURNAMENT_FILE_FORMAT, entries, sha256: fileChecksum(lines) });
}

/** Over the header and the entries, each line ended by one line feed whatever the file has. */
export function fileChecksum(lines: readonly string[]): string {
  return sha256(lines.map((line) => `${line}\n`).join(''));
}
