import type { Migration } from '../../migration.ts';

export const SUMMARIES: Migration = {
  schema: 3,
  name: 'a summary beside each log',
  sql: `
    CREATE TABLE summaries (
      tournament INTEGER PRIMARY KEY REFERENCES tournaments (key),
      -- The last entry it counts; -1 when none was made yet.
      position INTEGER NOT NULL DEFAULT -1,
      form INTEGER NOT NULL DEFAULT 0,
      -- Of the log itself, whatever the summary counts.
      last_at TEXT NOT NULL,
      first_day TEXT NOT NULL,
      visible INTEGER NOT NULL DEFAULT 0 CHECK (visible IN (0, 1)),
      problem TEXT,
      search TEXT NOT NULL DEFAULT '',
      -- JSON.
      staff TEXT,
      visitors TEXT
    ) STRICT;
    CREATE INDEX summaries_last_at ON summaries (last_at, tournament);
    CREATE INDEX summaries_first_day ON summaries (first_day, tournament);

    INSERT INTO summaries (tournament, last_at, first_day)
    SELECT key, coalesce(
      (SELECT at FROM entries AS e WHERE e.tournament = t.key AND e.position = t.position),
      created_at
    ), substr(created_at, 1, 10) FROM tournaments AS t;

    CREATE TRIGGER tournaments_have_a_summary AFTER INSERT ON tournaments
    BEGIN
      INSERT INTO summaries (tournament, last_at, first_day)
      VALUES (NEW.key, NEW.created_at, substr(NEW.created_at, 1, 10));
    END;
  `,
};
