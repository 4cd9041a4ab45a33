import type { Migration } from '../../migration.ts';

export const PICTURES: Migration = {
  schema: 5,
  name: 'pictures for the walls',
  sql: `
    CREATE TABLE pictures (
      tournament TEXT NOT NULL,
      id TEXT NOT NULL,
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
