import type { Migration } from '../../migration.ts';

/** The tables of SQLite's step of the same name. */
export const GUESSES_AND_PROBE: Migration = {
  schema: 3,
  name: 'counts of guesses, and a row to try whether writing is possible',
  sql: `
    CREATE TABLE guesses (
      name TEXT PRIMARY KEY,
      level DOUBLE PRECISION NOT NULL,
      -- Milliseconds since 1970.
      at DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX guesses_at ON guesses (at);

    CREATE TABLE write_probe (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      filler TEXT NOT NULL
    );
  `,
};
