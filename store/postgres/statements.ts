import { setSummary } from '../summaries/sql-summaries.ts';
import type { KeptEntry, KeptLog } from '../sound-log.ts';

export interface TournamentRow extends KeptLog {
  readonly key: number;
  readonly archived: 0 | 1;
}

/** A tournament and the entries asked for; the entry's columns are null when there are none. */
export type ReadRow = TournamentRow & {
  readonly [column in keyof KeptEntry as `entry_${column}`]: KeptEntry[column] | null;
};

/** Where a log stands, and whether a key is in it. */
export interface HeadRow extends TournamentRow {
  readonly repeated: number | null;
  readonly lastPosition: number | null;
  readonly lastChecksum: string | null;
  /** Of the tables, now. */
  readonly schema: number;
}

const TOURNAMENT = 't.key, t.id, t.created_at AS "createdAt", t.position, t.checksum, t.archived';

/** Positions are 32-bit integers in the tables. */
export const LAST_POSITION = 2 ** 31 - 1;

/** Tournament and key of a request. */
export const HEAD = `
  SELECT ${TOURNAMENT},
    (SELECT e.position FROM entries AS e
     WHERE e.tournament = t.key AND e.request_key = $2) AS repeated,
    last.position AS "lastPosition", last.checksum AS "lastChecksum",
    (SELECT version FROM schema_version) AS schema
  FROM tournaments AS t LEFT JOIN LATERAL (
    SELECT e.position, e.checksum FROM entries AS e
    WHERE e.tournament = t.key ORDER BY e.position DESC LIMIT 1
  ) AS last ON true
  WHERE t.id = $1`;

/**
 * Adds the entry if the log still ends where it ended: the row lock lets one writer in at a time,
 * and a trigger moves the end.
 */
const APPENDED = `
  INSERT INTO entries (tournament, position, at, by_whom, body, request_key, checksum)
  SELECT t.key, t.position + 1, $2::text, $3::text, $4::text, $5::text, $6::text
  FROM tournaments AS t
  WHERE t.key = $1 AND t.position = $7 AND t.checksum = $8 AND t.archived = 0
  FOR UPDATE
  RETURNING tournament, position, at`;

export const APPEND = `
  WITH appended AS (${APPENDED})
  UPDATE summaries AS s SET last_at = appended.at FROM appended
  WHERE s.tournament = appended.tournament`;

/** The same with the summary of the log up to and with the entry. */
export const APPEND_WITH_SUMMARY = `
  WITH appended AS (${APPENDED})
  UPDATE summaries AS s SET last_at = appended.at, position = appended.position,
    ${setSummary((index) => `$${index + 9}`)}
  FROM appended WHERE s.tournament = appended.tournament`;

/** One statement, so that all of it is of one moment: the range, what it follows, and the end. */
export const READ = `
  SELECT ${TOURNAMENT},
    e.position AS entry_position, e.at AS entry_at, e.by_whom AS entry_by, e.body AS entry_body,
    e.request_key AS entry_key, e.checksum AS entry_checksum
  FROM tournaments AS t LEFT JOIN entries AS e
    ON e.tournament = t.key
    AND e.position >= least($2::integer, t.position)
    AND (e.position <= $3::integer OR e.position >= t.position)
  WHERE t.id = $1
  ORDER BY e.position`;

/** Lets one writer at the log until the transaction ends. */
export const HOLD = 'SELECT key FROM tournaments WHERE id = $1 FOR UPDATE';
export const BEGIN_ERASURE = `
  INSERT INTO erasures (tournament, position, at, stage) VALUES ($1, $2, $3, 'writing')`;
/** Tournament, positions, bodies, checksums. */
export const REWRITE_ENTRIES = `
  UPDATE entries AS e SET body = anew.body, checksum = anew.checksum
  FROM unnest($2::integer[], $3::text[], $4::text[]) AS anew (position, body, checksum)
  WHERE e.tournament = $1 AND e.position = anew.position`;
export const MOVE_CHECKSUM = 'UPDATE tournaments SET checksum = $2 WHERE key = $1';
export const END_ERASURE = `
  UPDATE erasures SET stage = 'sweeping' WHERE tournament = $1 AND position = $2`;
export const FORGET_DEVICES = 'DELETE FROM device_links WHERE tournament = $1';

export const POSITION = 'SELECT position FROM tournaments WHERE id = $1';

export type WholeHeadRow = TournamentRow & { readonly lastAt: string };

const WHOLE_HEAD = `
  SELECT ${TOURNAMENT}, coalesce(
    (SELECT e.at FROM entries AS e WHERE e.tournament = t.key AND e.position = t.position),
    t.created_at
  ) AS "lastAt"
  FROM tournaments AS t`;

export const ONE = `${WHOLE_HEAD} WHERE t.id = $1`;
export const LIST = `${WHOLE_HEAD} WHERE $1 OR t.archived = 0 ORDER BY t.key`;
export const COUNT = 'SELECT count(*)::integer AS count FROM tournaments WHERE archived = 0';

export const ADD_TOURNAMENT = `
  INSERT INTO tournaments (id, created_at, position, checksum, request_key)
  VALUES ($1, $2, 0, $3, $4) ON CONFLICT DO NOTHING RETURNING key`;

export interface InTheWayRow {
  readonly id: string;
  readonly archived: 0 | 1;
  readonly key: string | null;
  /** The body of its first entry. */
  readonly first: string | null;
}

/** What stands in the way of a creation: the same key, or the same id. */
export const IN_THE_WAY = `
  SELECT id, archived, request_key AS key,
    (SELECT e.body FROM entries AS e WHERE e.tournament = t.key AND e.position = 1) AS first
  FROM tournaments AS t
  WHERE request_key = $2 OR id = $1
  ORDER BY request_key IS NOT DISTINCT FROM $2 DESC LIMIT 1`;

export const ADD_ENTRIES = `
  INSERT INTO entries (tournament, position, at, by_whom, body, request_key, checksum)
  SELECT $1, e.* FROM unnest(
    $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]
  ) AS e`;

/** Tournament, instant of the last entry, its position, and the columns of the summary. */
export const ADD_SUMMARY = `
  UPDATE summaries SET last_at = $2, position = $3, ${setSummary((index) => `$${index + 4}`)}
  WHERE tournament = $1`;
export const ADD_LAST_CHANGE = 'UPDATE summaries SET last_at = $2 WHERE tournament = $1';

export const ARCHIVE = 'UPDATE tournaments SET archived = $2 WHERE id = $1 RETURNING key';

export const ENDS = 'SELECT id, position FROM tournaments';
