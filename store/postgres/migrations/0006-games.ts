import type { Migration } from '../../migration.ts';

/** The table of SQLite's step of the same name. */
export const GAMES: Migration = {
  schema: 6,
  name: 'moves of games',
  sql: `
    CREATE TABLE games (
      tournament TEXT NOT NULL,
      round INTEGER NOT NULL,
      board INTEGER NOT NULL,
      -- JSON: the game, and the one it took the place of.
      kept TEXT,
      replaced TEXT,
      PRIMARY KEY (tournament, round, board)
    );
  `,
};
