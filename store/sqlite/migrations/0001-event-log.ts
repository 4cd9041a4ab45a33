import type { Migration } from '../../migration.ts';

export const EVENT_LOG: Migration = {
  schema: 1,
  name: 'event log',
  sql: `
    CREATE TABLE tournaments (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL,
      -- Position and checksum of the last entry: the end of the log cannot be lost unnoticed.
      position INTEGER NOT NULL CHECK (position >= 0),
      checksum TEXT NOT NULL,
      archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
    ) STRICT;

    CREATE TABLE entries (
      tournament INTEGER NOT NULL REFERENCES tournaments (key),
      position INTEGER NOT NULL CHECK (position >= 1),
      at TEXT NOT NULL,
      by_whom TEXT NOT NULL,
      body TEXT NOT NULL,
      -- Over the row and the checksum of the row before it.
      checksum TEXT NOT NULL,
      PRIMARY KEY (tournament, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER entries_follow_one_another BEFORE INSERT ON entries
    WHEN NEW.position <> (SELECT position + 1 FROM tournaments WHERE key = NEW.tournament)
    BEGIN SELECT RAISE(ABORT, 'entries of a log are only ever added at its end'); END;

    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries of a log are never changed'); END;

    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'entries of a log are never deleted'); END;

    CREATE TRIGGER tournaments_are_never_deleted BEFORE DELETE ON tournaments
    BEGIN SELECT RAISE(ABORT, 'tournaments are archived, never deleted'); END;
  `,
};
