import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { foldedName } from '@ronde/core/formats/player-list/folded-name.ts';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { Database, SQLITE, sqliteCode, type Statement } from '@ronde/store/sqlite/driver.ts';
import { ensurePrivateFile, syncFile } from '@ronde/store/sqlite/private-file.ts';
import {
  fileOfList,
  INDEX_NUMBERS,
  INDEX_TABLES,
  isListFile,
  LIST_WORDS,
  listOfFile,
  makeTables,
  partialOfList,
  RANK_PLAYERS,
  type ListName,
} from './list-file.ts';
import { PLAYER_COLUMNS, rowOf, type Cell } from './player-row.ts';

/** Months kept of each source. */
export const MONTHS_KEPT = 3;
/** Names indexed at a time: the program answers between two batches. */
const BATCH = 10_000;
const CACHE_KIB = 64_000;

/** Players of one insert: a call costs more than a row. */
const TOGETHER = 20;

const insertOf = (players: number): string => {
  const row = `(${PLAYER_COLUMNS.map(() => '?').join(', ')})`;
  return `INSERT INTO players (${PLAYER_COLUMNS.join(', ')})
VALUES ${Array.from({ length: players }, () => row).join(', ')}`;
};

/** What is being imported, so that the same file goes on where it stopped. */
export interface Origin {
  readonly fingerprint: string;
  /** The file's name, for the record. */
  readonly name: string;
}

/**
 * Writes a list beside those in use: batch by batch into a `.partial` file, which takes the place of
 * the list only when it is whole. Whatever happens before, the lists in use are untouched.
 */
export class ListBuilder {
  readonly #folder: string;
  readonly #list: ListName;
  readonly #db: Database;
  readonly #insert: Statement;
  readonly #insertOne: Statement;
  #problems: Problem[];

  constructor(folder: string, list: ListName, origin: Origin) {
    this.#folder = folder;
    this.#list = list;
    this.#db = openPartial(join(folder, partialOfList(list)), list, origin);
    this.#insert = this.#db.prepare(insertOf(TOGETHER));
    this.#insertOne = this.#db.prepare(insertOf(1));
    this.#problems = JSON.parse(String(this.#state('problems'))) as Problem[];
  }

  /** What an earlier import of the same file left; null to begin at the beginning. */
  checkpoint(): unknown {
    const text = this.#state('checkpoint');
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : null;
  }

  count(): number {
    return Number(this.#db.prepare('SELECT count(*) FROM players').pluck().get());
  }

  problems(): readonly Problem[] {
    return this.#problems;
  }

  /** All of the batch, with the place to go on from, or nothing of it. */
  add(players: readonly ListedPlayer[], problems: readonly Problem[], checkpoint: unknown): void {
    this.#problems = [...this.#problems, ...problems];
    const { changes } = this.#db.transaction(() => {
      const alone = players.length % TOGETHER;
      for (const player of players.slice(0, alone)) this.#insertOne.run(...rowOf(player));
      for (let next = alone; next < players.length; next += TOGETHER) {
        const cells: Cell[] = [];
        for (const player of players.slice(next, next + TOGETHER)) cells.push(...rowOf(player));
        this.#insert.run(...cells);
      }
      return this.#db
        .prepare('UPDATE import SET checkpoint = ?, problems = ?')
        .change(JSON.stringify(checkpoint), JSON.stringify(this.#problems));
    });
    if (changes !== 1) throw new Error('the import lost its state');
  }

  /** Makes the names searchable; false when `stopped` says so between two batches. */
  async index(progress: (done: number) => void, stopped: () => boolean): Promise<boolean> {
    const db = this.#db;
    db.exec(INDEX_TABLES);
    db.exec(RANK_PLAYERS);
    const count = this.count();
    // As one text each way: a batch is two calls, not twenty thousand.
    const ranked = db
      .prepare<[number, number], string>(
        `SELECT json_group_array(name ORDER BY rank) FROM ranked JOIN players ON id = player
         WHERE rank > ? AND rank <= ?`,
      )
      .pluck();
    // Ranks are 1, 2, 3 … without gaps.
    const insert = db.prepare<[number, string]>(
      'INSERT INTO names (rowid, words) SELECT ? + key, value FROM json_each(?)',
    );
    for (let from = 0; from < count; from += BATCH) {
      const names = JSON.parse(ranked.get(from, from + BATCH) ?? '[]') as string[];
      insert.run(from + 1, JSON.stringify(names.map(foldedName)));
      progress((0.9 * Math.min(from + BATCH, count)) / count);
      await setImmediate();
      if (stopped()) return false;
    }
    for (const sql of [...INDEX_NUMBERS, LIST_WORDS]) {
      db.exec(sql);
      await setImmediate();
    }
    progress(1);
    return true;
  }

  /** The list takes its place; older months than the last three go. */
  publish(at: string): void {
    this.#db.prepare('UPDATE import SET indexed = 1, checkpoint = NULL, at = ?').run(at);
    this.#db.exec('ANALYZE');
    this.#db.pragma('journal_mode = DELETE');
    this.#db.close();
    const partial = join(this.#folder, partialOfList(this.#list));
    const whole = join(this.#folder, fileOfList(this.#list));
    syncFile(partial);
    renameSync(partial, whole);
    syncFile(whole);
    prune(this.#folder, this.#list.source);
  }

  /** Leaves what was written for the same file to go on with. */
  close(): void {
    this.#db.close();
  }

  #state(column: 'checkpoint' | 'problems'): unknown {
    return this.#db.prepare(`SELECT ${column} FROM import`).pluck().get();
  }
}

function openPartial(path: string, list: ListName, origin: Origin): Database {
  ensurePrivateFile(path);
  const found = reopened(path, origin);
  if (found !== null) return found;
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true });
  ensurePrivateFile(path);
  const db = tuned(new Database(path));
  db.transaction(() => {
    makeTables(db);
    db.prepare(
      'INSERT INTO import (source, month, fingerprint, name, problems) VALUES (?, ?, ?, ?, ?)',
    ).run(list.source, list.month, origin.fingerprint, origin.name, '[]');
  });
  return db;
}

/** The unfinished import of the same file; null when there is none, or it is damaged. */
function reopened(path: string, origin: Origin): Database | null {
  const db = new Database(path);
  try {
    if (belongsTo(tuned(db), origin)) return db;
    db.close();
    return null;
  } catch (thrown) {
    db.close();
    const refused = sqliteCode(thrown);
    if (refused === null || refused === SQLITE.busy) throw thrown;
    return null;
  }
}

function tuned(db: Database): Database {
  // One writer; a second import of the same list is told that the file is held.
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  // A power cut may lose the last batches, never what was committed before them.
  db.pragma('synchronous = NORMAL');
  db.pragma(`cache_size = -${CACHE_KIB}`);
  db.pragma('temp_store = FILE');
  return db;
}

function belongsTo(db: Database, { fingerprint }: Origin): boolean {
  if (!isListFile(db)) return false;
  return db.prepare('SELECT fingerprint FROM import').pluck().get() === fingerprint;
}

/** Removes what is older than the months kept, and imports never finished of those months. */
function prune(folder: string, source: string): void {
  const files = readdirSync(folder).flatMap((file) => {
    const list = listOfFile(file);
    return list?.source === source ? [{ file, ...list }] : [];
  });
  const months = files.filter(({ whole }) => whole).map(({ month }) => month);
  const oldest = [...new Set(months)].sort().reverse().slice(0, MONTHS_KEPT).at(-1) ?? '';
  for (const { file, month } of files) {
    if (month >= oldest) continue;
    try {
      rmSync(join(folder, file), { force: true });
    } catch {
      // Windows holds a file that is open: the next import removes it.
    }
  }
}
