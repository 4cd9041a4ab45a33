import type { Migration } from '../../migration.ts';

/** The tables of SQLite's step of the same name. */
export const SUBSCRIPTIONS: Migration = {
  schema: 5,
  name: 'who is to be told of pairings',
  sql: `
    CREATE TABLE subscriptions (
      tournament TEXT NOT NULL,
      endpoint TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      language TEXT NOT NULL,
      opens TEXT NOT NULL,
      PRIMARY KEY (tournament, endpoint)
    );
    -- Entries of the log that one program took upon itself to tell.
    CREATE TABLE told_entries (
      tournament TEXT NOT NULL,
      position INTEGER NOT NULL,
      PRIMARY KEY (tournament, position)
    );
  `,
};
