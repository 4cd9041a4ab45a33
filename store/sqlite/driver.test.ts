import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Database, SQLITE, sqliteCode } from './driver.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

let folder: TemporaryFolder;
let file: string;
let db: Database;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = folder.file('a.db');
  db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT) STRICT');
});
afterEach(async () => {
  db.close();
  await folder.dispose();
});

const texts = (): unknown[] => db.prepare('SELECT text FROM notes ORDER BY id').pluck().all();
const add = (text: string | null) => db.prepare('INSERT INTO notes (text) VALUES (?)').change(text);

/** The code of what is thrown; null when it is not SQLite's. */
function codeOf(work: () => unknown): number | null | 'nothing' {
  try {
    work();
  } catch (thrown) {
    return sqliteCode(thrown);
  }
  return 'nothing';
}

describe('values', () => {
  it('come back as they were bound, in rows and plucked', () => {
    expect(add('½ 😀')).toEqual({ changes: 1, lastInsertRowid: 1 });
    add('');
    add(null);
    expect(db.prepare('SELECT * FROM notes').all()).toEqual([
      { id: 1, text: '½ 😀' },
      { id: 2, text: '' },
      { id: 3, text: null },
    ]);
    expect(texts()).toEqual(['½ 😀', '', null]);
    expect(db.prepare('SELECT text FROM notes WHERE id = ?').get(9)).toBeUndefined();
    expect(db.prepare('SELECT ?2 AS b, ?1 AS a, ?2 AS c').get(1, 'x')).toEqual({
      a: 1,
      b: 'x',
      c: 'x',
    });
  });

  it('are plucked by one asker and not by another of the same text', () => {
    add('a');
    const [plucked, whole] = [
      db.prepare('SELECT text FROM notes').pluck(),
      'SELECT text FROM notes',
    ];
    expect([plucked.get(), db.prepare(whole).get()]).toEqual(['a', { text: 'a' }]);
  });

  it('are never cut at U+0000: such a text is not found, and not kept', () => {
    add('a');
    expect(db.prepare('SELECT * FROM notes WHERE text = ?').all('a\0b')).toEqual([]);
    expect(codeOf(() => add('a\0b'))).toBe(19);
    expect(texts()).toEqual(['a']);
  });

  it('a whole number beyond those of JavaScript is told, not rounded', () => {
    expect(() => db.prepare('SELECT 9007199254740993').get()).toThrow(RangeError);
  });
});

describe('transactions', () => {
  it('are whole or not at all', () => {
    const work = (): never => {
      add('a');
      throw new Error('no');
    };
    expect(() => db.transaction(work)).toThrow('no');
    expect(() => db.transaction(work, 'immediate')).toThrow('no');
    expect(texts()).toEqual([]);
  });

  it('within another one take back their own part', () => {
    db.transaction(() => {
      add('a');
      const part = (): never => {
        add('b');
        throw new Error('no');
      };
      expect(() => db.transaction(part)).toThrow('no');
      db.transaction(() => add('c'));
    });
    expect(texts()).toEqual(['a', 'c']);
  });

  it('leave none open when SQLite has taken everything back', () => {
    add('x'.repeat(3_000));
    db.pragma(`max_page_count = ${String(db.pragma('page_count'))}`);
    const large = () => db.transaction(() => add('x'.repeat(100_000)));
    expect(codeOf(large)).toBe(SQLITE.full);
    db.pragma('max_page_count = 100000');
    db.transaction(() => add('after'), 'immediate');
    expect(texts()).toHaveLength(2);
  });
});

describe('what SQLite refuses has its code', () => {
  it('a file held by another program', () => {
    const other = new Database(file, { timeout: 1 });
    db.exec('BEGIN IMMEDIATE');
    const insert = other.prepare(`INSERT INTO notes (text) VALUES ('a') RETURNING id`);
    for (const ask of [() => insert.change(), () => insert.get(), () => insert.all()]) {
      expect(codeOf(ask)).toBe(SQLITE.busy);
    }
    expect(codeOf(() => other.transaction(() => null, 'immediate'))).toBe(SQLITE.busy);
    db.exec('ROLLBACK');
    other.close();
  });

  it('a file that is only read', () => {
    const reader = new Database(file, { readonly: true });
    expect(
      codeOf(() => {
        reader.exec('DELETE FROM notes');
      }),
    ).toBe(SQLITE.readOnly);
    expect(
      codeOf(() => {
        reader.prepare('DELETE FROM notes').run();
      }),
    ).toBe(SQLITE.readOnly);
    reader.close();
  });

  it('a file that does not exist and would be read', () => {
    const missing = folder.file('none.db');
    expect(codeOf(() => new Database(missing, { readonly: true }))).toBe(SQLITE.cannotOpen);
    expect(existsSync(missing)).toBe(false);
  });

  it('a file that is no database', () => {
    const other = folder.file('b.db');
    writeFileSync(other, 'Winter Open 2026\n'.repeat(100));
    const opened = new Database(other);
    expect(codeOf(() => opened.pragma('user_version'))).toBe(SQLITE.notADatabase);
    opened.close();
  });

  it('a page that is damaged, however it is read', () => {
    for (let n = 0; n < 200; n++) add('x'.repeat(500));
    const pageSize = Number(db.pragma('page_size'));
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 5 * pageSize, 6 * pageSize);
    writeFileSync(file, bytes);
    db = new Database(file);
    expect(codeOf(() => texts())).toBe(SQLITE.corrupt);
    expect(codeOf(() => db.prepare('SELECT sum(length(text)) FROM notes').get())).toBe(
      SQLITE.corrupt,
    );
  });

  it('a programmer’s error is not the disk’s', () => {
    expect(
      codeOf(() => {
        db.exec('SELEKT 1');
      }),
    ).toBe(1);
    expect(sqliteCode(new Error('x'))).toBeNull();
  });
});

describe('closing', () => {
  it('lets go of the file whatever statements are still about', () => {
    add('a');
    const kept = db.prepare('SELECT * FROM notes');
    expect(existsSync(`${file}-wal`)).toBe(true);
    db.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(() => kept.all()).toThrow();
  });

  it('is done once; what is asked afterwards is a programmer’s error', () => {
    db.close();
    db.close();
    expect(() => db.prepare('SELECT 1')).toThrow(TypeError);
    expect(() => db.pragma('user_version')).toThrow(TypeError);
    expect(() => db.transaction(() => 1)).toThrow(TypeError);
    expect(() => {
      db.exec('SELECT 1');
    }).toThrow(TypeError);
  });
});
