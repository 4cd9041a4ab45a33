import type { Migration } from '../../migration.ts';

/** The tables of SQLite's schema 2, with the same guards. */
export const STORE: Migration = {
  schema: 1,
  name: 'event log, accounts, device links, sessions and kept settings',
  sql: `
    CREATE TABLE tournaments (
      key INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      created_at TEXT NOT NULL,
      -- Position and checksum of the last entry: the end of the log cannot be lost unnoticed.
      position INTEGER NOT NULL CHECK (position >= 0),
      checksum TEXT NOT NULL,
      archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
      request_key TEXT UNIQUE
    );

    CREATE TABLE entries (
      tournament INTEGER NOT NULL REFERENCES tournaments (key),
      position INTEGER NOT NULL CHECK (position >= 1),
      at TEXT NOT NULL,
      by_whom TEXT NOT NULL,
      body TEXT NOT NULL,
      request_key TEXT,
      -- Over the row and the checksum of the row before it.
      checksum TEXT NOT NULL,
      PRIMARY KEY (tournament, position),
      UNIQUE (tournament, request_key)
    );

    -- Moves the end of the log along, tells who listens, and refuses entries anywhere else.
    CREATE FUNCTION entries_follow_one_another() RETURNS trigger LANGUAGE plpgsql AS $body$
    DECLARE
      addition RECORD;
      tournament_id TEXT;
    BEGIN
      FOR addition IN
        SELECT tournament, min(position) AS first, max(position) AS last, count(*) AS entries
        FROM added GROUP BY tournament
      LOOP
        UPDATE tournaments AS t
        SET position = addition.last, checksum = (
          SELECT a.checksum FROM added AS a
          WHERE a.tournament = addition.tournament AND a.position = addition.last
        )
        WHERE t.key = addition.tournament
          AND t.position = addition.first - 1
          AND addition.last - addition.first + 1 = addition.entries
        RETURNING t.id INTO tournament_id;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'entries of a log are only ever added at its end';
        END IF;
        PERFORM pg_notify('ronde_log', addition.last || ' ' || tournament_id);
      END LOOP;
      RETURN NULL;
    END $body$;
    CREATE TRIGGER entries_follow_one_another AFTER INSERT ON entries
      REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION entries_follow_one_another();

    CREATE FUNCTION tell_of_tournament() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      PERFORM pg_notify('ronde_log', NEW.position || ' ' || NEW.id);
      RETURN NULL;
    END $body$;
    CREATE TRIGGER tournaments_are_told AFTER INSERT ON tournaments
      FOR EACH ROW EXECUTE FUNCTION tell_of_tournament();

    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $body$;
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse('entries of a log are never changed');
    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE OR TRUNCATE ON entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse('entries of a log are never deleted');
    CREATE TRIGGER tournaments_are_never_deleted BEFORE DELETE OR TRUNCATE ON tournaments
      FOR EACH STATEMENT EXECUTE FUNCTION refuse('tournaments are archived, never deleted');

    CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      login TEXT NOT NULL,
      -- The login as it is compared.
      login_key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      password_hash TEXT NOT NULL,
      -- JSON.
      grants TEXT NOT NULL,
      disabled INTEGER NOT NULL CHECK (disabled IN (0, 1))
    );

    CREATE TABLE device_links (
      id TEXT PRIMARY KEY,
      tournament TEXT NOT NULL,
      role TEXT NOT NULL,
      boards_from INTEGER,
      boards_to INTEGER,
      player TEXT,
      name TEXT NOT NULL,
      code_hash TEXT UNIQUE,
      token_hash TEXT UNIQUE,
      created_at TEXT COLLATE "C" NOT NULL,
      expires_at TEXT COLLATE "C" NOT NULL,
      revoked_at TEXT COLLATE "C",
      last_seen_at TEXT COLLATE "C",
      CHECK ((boards_from IS NULL) = (boards_to IS NULL))
    );
    CREATE INDEX device_links_tournament ON device_links (tournament);

    CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
      device TEXT REFERENCES device_links (id) ON DELETE CASCADE,
      created_at TEXT COLLATE "C" NOT NULL,
      expires_at TEXT COLLATE "C" NOT NULL,
      CHECK ((account IS NULL) <> (device IS NULL))
    );
    CREATE INDEX sessions_account ON sessions (account);
    CREATE INDEX sessions_device ON sessions (device);
    CREATE INDEX sessions_expiry ON sessions (expires_at);

    CREATE TABLE kept_settings (
      scope TEXT NOT NULL,
      key TEXT NOT NULL,
      -- JSON.
      value TEXT NOT NULL,
      PRIMARY KEY (scope, key)
    );
  `,
};
