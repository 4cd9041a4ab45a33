import type { Migration } from '../../migration.ts';

export const ERASURES: Migration = {
  schema: 8,
  name: 'what is private may be erased, and leaves a mark',
  sql: `
    CREATE TABLE erasures (
      tournament INTEGER NOT NULL REFERENCES tournaments (key),
      -- Of the entry that says so.
      position INTEGER NOT NULL,
      at TEXT NOT NULL,
      -- Entries are written over within one transaction; then files and copies are owed.
      stage TEXT NOT NULL CHECK (stage IN ('writing', 'sweeping', 'swept')),
      PRIMARY KEY (tournament, position)
    );

    CREATE FUNCTION refuse_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF NEW.tournament <> OLD.tournament OR NEW.position <> OLD.position
        OR NEW.at <> OLD.at OR NEW.by_whom <> OLD.by_whom
        OR NEW.request_key IS DISTINCT FROM OLD.request_key
        OR NOT EXISTS (
          SELECT 1 FROM erasures AS e
          WHERE e.tournament = OLD.tournament AND e.stage = 'writing' AND e.position > OLD.position
        )
      THEN
        RAISE EXCEPTION 'entries of a log are never changed';
      END IF;
      RETURN NEW;
    END $body$;
    DROP TRIGGER entries_are_never_changed ON entries;
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
      FOR EACH ROW EXECUTE FUNCTION refuse_unless_erasing();
  `,
};
