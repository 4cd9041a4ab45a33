import type { Migration } from '../../migration.ts';

export const KEYS_AND_ACCESS: Migration = {
  schema: 2,
  name: 'keys of requests, accounts, device links, sessions and kept settings',
  sql: `
    ALTER TABLE tournaments ADD COLUMN request_key TEXT;
    CREATE UNIQUE INDEX tournaments_request_key ON tournaments (request_key)
      WHERE request_key IS NOT NULL;

    ALTER TABLE entries ADD COLUMN request_key TEXT;
    CREATE UNIQUE INDEX entries_request_key ON entries (tournament, request_key)
      WHERE request_key IS NOT NULL;

    CREATE TABLE accounts (
      id TEXT NOT NULL PRIMARY KEY,
      login TEXT NOT NULL,
      -- The login as it is compared.
      login_key TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      password_hash TEXT NOT NULL,
      -- JSON.
      grants TEXT NOT NULL,
      disabled INTEGER NOT NULL CHECK (disabled IN (0, 1))
    ) STRICT;

    CREATE TABLE device_links (
      id TEXT NOT NULL PRIMARY KEY,
      tournament TEXT NOT NULL,
      role TEXT NOT NULL,
      boards_from INTEGER,
      boards_to INTEGER,
      player TEXT,
      name TEXT NOT NULL,
      code_hash TEXT UNIQUE,
      token_hash TEXT UNIQUE,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL,
      revoked_at TEXT,
      last_seen_at TEXT,
      CHECK ((boards_from IS NULL) = (boards_to IS NULL))
    ) STRICT;
    CREATE INDEX device_links_tournament ON device_links (tournament);

    CREATE TABLE sessions (
      token_hash TEXT NOT NULL PRIMARY KEY,
      account TEXT REFERENCES accounts (id) ON DELETE CASCADE,
      device TEXT REFERENCES device_links (id) ON DELETE CASCADE,
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL,
      CHECK ((account IS NULL) <> (device IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_account ON sessions (account);
    CREATE INDEX sessions_device ON sessions (device);
    CREATE INDEX sessions_expiry ON sessions (expires_at);

    CREATE TABLE kept_settings (
      scope TEXT NOT NULL,
      key TEXT NOT NULL,
      -- JSON.
      value TEXT NOT NULL,
      PRIMARY KEY (scope, key)
    ) STRICT, WITHOUT ROWID;
  `,
};
