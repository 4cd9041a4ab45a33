import type { Migration } from '../../migration.ts';

export const CAPTAINS: Migration = {
  schema: 8,
  name: 'the team a captain speaks for',
  sql: `
    ALTER TABLE device_links ADD COLUMN team TEXT;
  `,
};
