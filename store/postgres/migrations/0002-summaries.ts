import type { Migration } from '../../migration.ts';

/** The summaries of SQLite's schema 3. */
export const SUMMARIES: Migration = {
  schema: 2,
  name: 'a summary beside each log',
  sql: `
    CREATE TABLE summaries (
      tournament INTEGER PRIMARY KEY REFERENCES tournaments (key),
      -- The last entry it counts; -1 when none was made yet.
      position INTEGER NOT NULL DEFAULT -1,
      form INTEGER NOT NULL DEFAULT 0,
      -- Of the log itself, whatever the summary counts.
      last_at TEXT COLLATE "C" NOT NULL,
      first_day TEXT COLLATE "C" NOT NULL,
      visible INTEGER NOT NULL DEFAULT 0 CHECK (visible IN (0, 1)),
      problem TEXT,
      search TEXT COLLATE "C" NOT NULL DEFAULT '',
      -- JSON.
      staff TEXT,
      visitors TEXT
    );
    CREATE INDEX summaries_last_at ON summaries (last_at, tournament);
    CREATE INDEX summaries_first_day ON summaries (first_day, tournament);

    INSERT INTO summaries (tournament, last_at, first_day)
    SELECT key, coalesce(
      (SELECT at FROM entries AS e WHERE e.tournament = t.key AND e.position = t.position),
      created_at
    ), substr(created_at, 1, 10) FROM tournaments AS t;

    CREATE FUNCTION give_a_summary() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO summaries (tournament, last_at, first_day)
      VALUES (NEW.key, NEW.created_at, substr(NEW.created_at, 1, 10));
      RETURN NULL;
    END $body$;
    CREATE TRIGGER tournaments_have_a_summary AFTER INSERT ON tournaments
      FOR EACH ROW EXECUTE FUNCTION give_a_summary();
  `,
};
