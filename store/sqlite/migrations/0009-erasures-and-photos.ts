import type { Migration } from '../../migration.ts';

export const ERASURES_AND_PHOTOS: Migration = {
  schema: 9,
  name: 'what is private may be erased, and leaves a mark; photographs of incidents',
  sql: `
    CREATE TABLE erasures (
      tournament INTEGER NOT NULL REFERENCES tournaments (key),
      -- Of the entry that says so.
      position INTEGER NOT NULL,
      at TEXT NOT NULL,
      -- Entries are written over within one transaction; then files and copies are owed.
      stage TEXT NOT NULL CHECK (stage IN ('writing', 'sweeping', 'swept')),
      PRIMARY KEY (tournament, position)
    ) STRICT, WITHOUT ROWID;

    DROP TRIGGER IF EXISTS entries_are_never_changed;
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    WHEN NEW.tournament <> OLD.tournament OR NEW.position <> OLD.position
      OR NEW.at <> OLD.at OR NEW.by_whom <> OLD.by_whom
      OR NEW.request_key IS NOT OLD.request_key
      OR NOT EXISTS (
        SELECT 1 FROM erasures AS e
        WHERE e.tournament = OLD.tournament AND e.stage = 'writing' AND e.position > OLD.position
      )
    BEGIN SELECT RAISE(ABORT, 'entries of a log are never changed'); END;

    -- Photographs of incidents, kept beside the log.
    CREATE TABLE photos (
      tournament TEXT NOT NULL,
      id TEXT NOT NULL,
      -- The number of the incident.
      name TEXT NOT NULL,
      media_type TEXT NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      size INTEGER NOT NULL,
      -- Base64.
      content TEXT NOT NULL,
      PRIMARY KEY (tournament, id)
    ) STRICT;
  `,
};
