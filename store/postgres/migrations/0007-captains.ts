import type { Migration } from '../../migration.ts';

/** The column of SQLite's step of the same name. */
export const CAPTAINS: Migration = {
  schema: 7,
  name: 'the team a captain speaks for',
  sql: `
    ALTER TABLE device_links ADD COLUMN team TEXT;
  `,
};
