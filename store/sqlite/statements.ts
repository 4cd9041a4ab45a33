import type Database from 'better-sqlite3';
import type { EntryText } from '../entry-text.ts';

export interface TournamentRow {
  readonly key: number;
  readonly id: string;
  readonly createdAt: string;
  /** Of the last entry. */
  readonly position: number;
  readonly checksum: string;
  readonly archived: 0 | 1;
}

export interface EntryRow extends EntryText {
  readonly checksum: string;
}

const TOURNAMENT = 'key, id, created_at AS createdAt, position, checksum, archived';
const ENTRY = 'position, at, by_whom AS by, body, checksum';

export type Statements = ReturnType<typeof statements>;

/** Every question the log asks of the database, prepared once. */
export function statements(db: Database.Database) {
  return {
    tournament: db.prepare<[id: string], TournamentRow>(
      `SELECT ${TOURNAMENT} FROM tournaments WHERE id = ?`,
    ),
    addTournament: db.prepare<[id: string, createdAt: string, checksum: string]>(
      'INSERT INTO tournaments (id, created_at, position, checksum) VALUES (?, ?, 0, ?)',
    ),
    moveEnd: db.prepare<[position: number, checksum: string, key: number]>(
      'UPDATE tournaments SET position = ?, checksum = ? WHERE key = ?',
    ),
    archive: db.prepare<[archived: 0 | 1, id: string]>(
      'UPDATE tournaments SET archived = ? WHERE id = ?',
    ),
    list: db.prepare<[all: 0 | 1], TournamentRow & { readonly lastAt: string }>(
      `SELECT ${TOURNAMENT}, coalesce(
         (SELECT at FROM entries AS e WHERE e.tournament = t.key AND e.position = t.position),
         created_at
       ) AS lastAt
       FROM tournaments AS t WHERE ? OR NOT archived ORDER BY key`,
    ),
    addEntry: db.prepare<
      [key: number, position: number, at: string, by: string, body: string, checksum: string]
    >(
      `INSERT INTO entries (tournament, position, at, by_whom, body, checksum)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    entries: db.prepare<[key: number, after: number, upTo: number], EntryRow>(
      `SELECT ${ENTRY} FROM entries
       WHERE tournament = ? AND position > ? AND position <= ? ORDER BY position`,
    ),
    entry: db.prepare<[key: number, position: number], EntryRow>(
      `SELECT ${ENTRY} FROM entries WHERE tournament = ? AND position = ?`,
    ),
    lastEntry: db.prepare<[key: number], EntryRow>(
      `SELECT ${ENTRY} FROM entries WHERE tournament = ? ORDER BY position DESC LIMIT 1`,
    ),
  };
}
