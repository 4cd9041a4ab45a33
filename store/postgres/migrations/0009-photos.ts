import type { Migration } from '../../migration.ts';

/** The table of SQLite's step of the same name. */
export const PHOTOS: Migration = {
  schema: 9,
  name: 'photographs of incidents',
  sql: `
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
    );
  `,
};
