import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { MIGRATIONS } from '@ronde/store/sqlite/migrations/index.ts';
import { openTerminal, type Terminal } from './testing/terminal.ts';

/** Stores as programs of each schema left them: see corpus/README.md. */
const CORPUS = fileURLToPath(new URL('../corpus/older-stores/', import.meta.url));
const KNOWN = MIGRATIONS.length;
const KEPT = readdirSync(CORPUS)
  .flatMap((name) => /^schema-(\d+)\.db\.gz$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((a, b) => a - b);
/** Players of club.trf in the order of their points. */
const POINTS = [10, 6, 6, 6, 6, 4, 4, 4, 3, 3].map((halves) => halves / 2);

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

/** Puts a kept store where the program looks for its own; gives its file. */
function put(schema: number): string {
  const file = terminal.at('data/ronde.db');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gunzipSync(readFileSync(`${CORPUS}schema-${schema}.db.gz`)));
  return file;
}

const inFolder = (): string[] => readdirSync(terminal.at('data')).sort();

describe('a store of every format there was', () => {
  it('is kept: of a new schema, the one before it at the latest', () => {
    const before = Array.from({ length: KNOWN - 1 }, (_, index) => index + 1);
    expect(KEPT).toEqual(expect.arrayContaining(before));
  });

  it.each(KEPT)('schema %i opens in the program of today, with a copy first', async (schema) => {
    const file = put(schema);
    const verified = await terminal.ronde(['verify', '--json']);
    expect(verified.code).toBe(0);
    expect(verified.json()).toMatchObject({ tournaments: [{ id: 'club', error: null }] });
    const copy = `ronde.db.schema-${schema}.backup`;
    expect(inFolder()).toEqual(schema === KNOWN ? ['ronde.db'] : ['ronde.db', copy]);
    const db = new Database(file, { readonly: true });
    expect([db.pragma('user_version'), db.pragma('integrity_check')]).toEqual([KNOWN, 'ok']);
    db.close();
    // The way back: the copy is what the older program had, and opens once more.
    if (schema !== KNOWN) {
      const kept = new Database(terminal.at(`data/${copy}`), { readonly: true });
      expect(kept.pragma('user_version')).toBe(schema);
      kept.close();
    }
  });

  // The program of schema 1 recorded no rounds yet.
  it.each(KEPT.filter((schema) => schema > 1))(
    'schema %i: the event is ranked as its report says',
    async (schema) => {
      put(schema);
      const ranked = await terminal.ronde(['standings', 'club', '--json']);
      expect(ranked.code).toBe(0);
      const { standings } = ranked.json() as { standings: { points: number }[] };
      expect(standings.map(({ points }) => points)).toEqual(POINTS);
    },
  );
});

describe('a store of a newer program', () => {
  it.each([
    ['en', 'Nothing was changed: update Ronde on this computer.'],
    ['fr', 'Rien n’a été changé : mettez Ronde à jour.'],
  ] as const)('is refused in words (%s), and not a byte is touched', async (language, words) => {
    const file = put(KEPT.at(-1) ?? 0);
    const db = new Database(file);
    db.pragma(`user_version = ${KNOWN + 1}`);
    db.close();
    const before = readFileSync(file);
    for (const command of [['info'], ['standings', 'club'], ['backup'], ['verify']]) {
      const refused = await terminal.ronde(command, { language });
      expect(refused, command.join(' ')).toMatchObject({ code: 5 });
      expect(refused.said).toContain(words);
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(inFolder()).toEqual(['ronde.db']);
  });
});
