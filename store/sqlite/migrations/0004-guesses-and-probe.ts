import type { Migration } from '../../migration.ts';

export const GUESSES_AND_PROBE: Migration = {
  schema: 4,
  name: 'counts of guesses, and a row to try whether writing is possible',
  sql: `
    CREATE TABLE guesses (
      name TEXT NOT NULL PRIMARY KEY,
      level REAL NOT NULL,
      -- Milliseconds since 1970.
      at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX guesses_at ON guesses (at);

    CREATE TABLE write_probe (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      filler TEXT NOT NULL
    ) STRICT;
  `,
};
