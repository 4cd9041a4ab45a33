import type { SqlValue } from '../sql-database.ts';
import { setSummary } from '../summaries/sql-summaries.ts';
import type { KeptEntry, KeptLog, LogEnd } from '../sound-log.ts';
import type { Database } from './driver.ts';

export interface TournamentRow extends KeptLog {
  readonly key: number;
  readonly archived: 0 | 1;
}

export type HeadRow = TournamentRow & { readonly lastAt: string };

const TOURNAMENT = 'key, id, created_at AS createdAt, position, checksum, archived';
const HEAD = `${TOURNAMENT}, coalesce(
  (SELECT at FROM entries AS e WHERE e.tournament = t.key AND e.position = t.position), created_at
) AS lastAt`;
const ENTRY = 'position, at, by_whom AS by, body, request_key AS key, checksum';

export type Statements = ReturnType<typeof statements>;

/** Every question the log asks of the database, prepared once. */
export function statements(db: Database) {
  return {
    tournament: db.prepare<[id: string], TournamentRow>(
      `SELECT ${TOURNAMENT} FROM tournaments WHERE id = ?`,
    ),
    tournamentByKey: db.prepare<[key: string], TournamentRow>(
      `SELECT ${TOURNAMENT} FROM tournaments WHERE request_key = ?`,
    ),
    addTournament: db.prepare<
      [id: string, createdAt: string, checksum: string, key: string | null]
    >(
      `INSERT INTO tournaments (id, created_at, position, checksum, request_key)
       VALUES (?, ?, 0, ?, ?)`,
    ),
    moveEnd: db.prepare<[position: number, checksum: string, key: number]>(
      'UPDATE tournaments SET position = ?, checksum = ? WHERE key = ?',
    ),
    archive: db.prepare<[archived: 0 | 1, id: string]>(
      'UPDATE tournaments SET archived = ? WHERE id = ?',
    ),
    head: db.prepare<[id: string], HeadRow>(`SELECT ${HEAD} FROM tournaments AS t WHERE id = ?`),
    list: db.prepare<[all: 0 | 1], HeadRow>(
      `SELECT ${HEAD} FROM tournaments AS t WHERE ? OR NOT archived ORDER BY key`,
    ),
    count: db.prepare<[], number>('SELECT count(*) FROM tournaments WHERE NOT archived').pluck(),
    moveLastChange: db.prepare<[at: string, tournament: number]>(
      'UPDATE summaries SET last_at = ? WHERE tournament = ?',
    ),
    setSummary: db.prepare<[position: number, ...SqlValue[], tournament: number]>(
      `UPDATE summaries SET position = ?, ${setSummary(() => '?')} WHERE tournament = ?`,
    ),
    addEntry: db.prepare<
      [
        tournament: number,
        position: number,
        at: string,
        by: string,
        body: string,
        key: string | null,
        checksum: string,
      ]
    >(
      `INSERT INTO entries (tournament, position, at, by_whom, body, request_key, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    beginErasure: db.prepare<[tournament: number, position: number, at: string]>(
      `INSERT INTO erasures (tournament, position, at, stage) VALUES (?, ?, ?, 'writing')`,
    ),
    rewriteEntry: db.prepare<
      [body: string, checksum: string, tournament: number, position: number]
    >('UPDATE entries SET body = ?, checksum = ? WHERE tournament = ? AND position = ?'),
    endErasure: db.prepare<[tournament: number, position: number]>(
      `UPDATE erasures SET stage = 'sweeping' WHERE tournament = ? AND position = ?`,
    ),
    /** Whoever was let in for the event, and whoever is told of it, are gone with what is private. */
    forgetDevices: db.prepare<[id: string]>('DELETE FROM device_links WHERE tournament = ?'),
    positionOfKey: db
      .prepare<[tournament: number, key: string], number>(
        'SELECT position FROM entries WHERE tournament = ? AND request_key = ?',
      )
      .pluck(),
    ends: db.prepare<[], { readonly id: string; readonly position: number }>(
      'SELECT id, position FROM tournaments',
    ),
    entries: db.prepare<[key: number, after: number, upTo: number], KeptEntry>(
      `SELECT ${ENTRY} FROM entries
       WHERE tournament = ? AND position > ? AND position <= ? ORDER BY position`,
    ),
    checksumAt: db
      .prepare<[key: number, position: number], string>(
        'SELECT checksum FROM entries WHERE tournament = ? AND position = ?',
      )
      .pluck(),
    lastEntry: db.prepare<[key: number], LogEnd>(
      `SELECT position, checksum FROM entries
       WHERE tournament = ? ORDER BY position DESC LIMIT 1`,
    ),
  };
}
