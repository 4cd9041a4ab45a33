import type { Database } from '@ronde/store/sqlite/driver.ts';

/** One list is one file: `fide-2026-11.db`, or `.partial` while it is being written. */
export interface ListName {
  readonly source: string;
  /** `YYYY-MM` */
  readonly month: string;
}

const NAME = /^([a-z][a-z0-9-]{1,19})-(\d{4}-(?:0[1-9]|1[0-2]))\.(db|partial)$/;

export const isSource = (text: string): boolean => /^[a-z][a-z0-9-]{1,19}$/.test(text);
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const fileOfList = ({ source, month }: ListName): string => `${source}-${month}.db`;
export const partialOfList = ({ source, month }: ListName): string => `${source}-${month}.partial`;

/** The list a file of the folder holds; null for any other file. */
export function listOfFile(file: string): (ListName & { readonly whole: boolean }) | null {
  const match = NAME.exec(file);
  const [, source, month, ending] = match ?? [];
  if (source === undefined || month === undefined) return null;
  return { source, month, whole: ending === 'db' };
}

const FORM = 1;

const TABLES = `
CREATE TABLE import (
  source TEXT NOT NULL, month TEXT NOT NULL, fingerprint TEXT NOT NULL, name TEXT NOT NULL,
  checkpoint TEXT, problems TEXT NOT NULL, indexed INTEGER NOT NULL DEFAULT 0, at TEXT
) STRICT;
CREATE TABLE players (
  id INTEGER PRIMARY KEY, fide_id TEXT, national_id TEXT, name TEXT NOT NULL, federation TEXT,
  sex TEXT, title TEXT, women_title TEXT, other_titles TEXT,
  standard INTEGER, standard_games INTEGER, standard_k INTEGER,
  rapid INTEGER, rapid_games INTEGER, rapid_k INTEGER,
  blitz INTEGER, blitz_games INTEGER, blitz_k INTEGER, origins TEXT,
  birth TEXT, inactive INTEGER NOT NULL, club TEXT, league TEXT, licence TEXT
) STRICT;
PRAGMA user_version = ${FORM};`;

/** Makes the tables of a new file. */
export function makeTables(db: Database): void {
  db.exec(TABLES);
}

export const isListFile = (db: Database): boolean => db.pragma('user_version') === FORM;

/** Built when all players are in, strongest first: `names` finds them in that order. */
export const INDEX_TABLES = `
DROP TABLE IF EXISTS ranked;
DROP TABLE IF EXISTS names;
DROP TABLE IF EXISTS vocabulary;
DROP TABLE IF EXISTS words;
DROP INDEX IF EXISTS by_fide_id;
DROP INDEX IF EXISTS by_national_id;
CREATE TABLE ranked (rank INTEGER PRIMARY KEY, player INTEGER NOT NULL) STRICT;
CREATE VIRTUAL TABLE names USING fts5 (
  words, content = '', columnsize = 0, detail = none, prefix = '1 2 3', tokenize = 'ascii'
);`;

export const RANK_PLAYERS = `
INSERT INTO ranked (player) SELECT id FROM players
ORDER BY max(coalesce(standard, 0), coalesce(rapid, 0), coalesce(blitz, 0)) DESC, name`;

export const INDEX_NUMBERS = [
  'CREATE INDEX by_fide_id ON players (fide_id) WHERE fide_id IS NOT NULL',
  'CREATE INDEX by_national_id ON players (national_id) WHERE national_id IS NOT NULL',
];

/** Every word of every name once, so that a slip of the hand is looked up in it. */
export const LIST_WORDS = `
CREATE VIRTUAL TABLE vocabulary USING fts5vocab (names, row);
CREATE TABLE words (text TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO words SELECT term FROM vocabulary;
DROP TABLE vocabulary;`;
