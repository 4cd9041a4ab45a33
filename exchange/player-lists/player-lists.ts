import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fideNumberOf } from '@ronde/core/formats/player-list/fide-number.ts';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import { Database, sqliteCode } from '@ronde/store/sqlite/driver.ts';
import { isListFile, listOfFile, type ListName } from './list-file.ts';
import { NameSearch } from './search-names.ts';
import { playerOf, type PlayerRow } from './player-row.ts';

/** Beside the database of the tournaments, in the folder of this machine. */
export const LISTS_FOLDER = 'player-lists';

export interface ListInfo extends ListName {
  readonly players: number;
  /** The file it was imported from, and when. */
  readonly file: string;
  readonly importedAt: string;
  readonly problems: number;
}

/** Somebody found, and in which list. */
export interface PlayerHit {
  readonly list: ListName;
  readonly player: ListedPlayer;
  /** Slips of the hand forgiven in the name. */
  readonly slips: number;
}

export interface SearchOptions {
  /** Only this source; all of them otherwise. */
  readonly source?: string;
  readonly limit?: number;
}

const LIMIT = 20;
const NUMBER = /^\d{2,10}$/;
const LICENCE = /^[A-Z][A-Z0-9]?\d{0,5}$/i;

interface OpenList {
  readonly info: ListInfo;
  readonly db: Database;
  readonly names: NameSearch;
  /** Changes when the list was imported again. */
  readonly file: string;
}

/** The lists of a folder, the newest of each source in use. Reads only; imports go beside it. */
export class PlayerLists {
  readonly #folder: string;
  readonly #open = new Map<string, OpenList>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every list kept, newest first within its source. */
  lists(): ListInfo[] {
    return this.#all().map(({ info }) => info);
  }

  /** By name, FIDE number or licence, while it is being typed. */
  search(text: string, { source, limit = LIMIT }: SearchOptions = {}): PlayerHit[] {
    const asked = text.trim();
    const hits = this.#newest(source).flatMap((list) => {
      const hit = (player: ListedPlayer, slips = 0): PlayerHit => ({
        list: nameOf(list.info),
        player,
        slips,
      });
      const numbered = this.#numbered(list, asked, limit).map((player) => hit(player));
      if (numbered.length > 0) return numbered;
      return list.names.find(asked, limit).map(({ player, slips }) => hit(player, slips));
    });
    return hits.sort((a, b) => a.slips - b.slips).slice(0, limit);
  }

  /** The person with this FIDE number in the newest list of a source, or in the month asked for. */
  byFideId(fideId: string, list: { source: string; month?: string }): PlayerHit | null {
    return this.#byNumber('fide_id', fideNumberOf(fideId) ?? fideId, list);
  }

  byNationalId(nationalId: string, list: { source: string; month?: string }): PlayerHit | null {
    return this.#byNumber('national_id', nationalId, list);
  }

  close(): void {
    for (const { db } of this.#open.values()) db.close();
    this.#open.clear();
  }

  #byNumber(
    column: 'fide_id' | 'national_id',
    number: string,
    { source, month }: { source: string; month?: string },
  ): PlayerHit | null {
    const list = this.#all().find(
      ({ info }) => info.source === source && (month === undefined || info.month === month),
    );
    if (list === undefined) return null;
    const row = list.db
      .prepare<[string], PlayerRow>(`SELECT * FROM players WHERE ${column} = ?`)
      .get(number);
    return row === undefined ? null : { list: nameOf(list.info), player: playerOf(row), slips: 0 };
  }

  #numbered({ db }: OpenList, text: string, limit: number): ListedPlayer[] {
    const column = NUMBER.test(text) ? 'fide_id' : LICENCE.test(text) ? 'national_id' : null;
    if (column === null) return [];
    // Papi pads FIDE numbers with zeros; the lists do not.
    const from = text.toUpperCase().replace(/^0+/, '');
    if (from === '') return [];
    return db
      .prepare<[string, string, number], PlayerRow>(
        `SELECT * FROM players WHERE ${column} >= ? AND ${column} < ? ORDER BY ${column} LIMIT ?`,
      )
      .all(from, `${from}~`, limit)
      .map(playerOf);
  }

  #newest(source: string | undefined): OpenList[] {
    const seen = new Set<string>();
    const newest = this.#all().filter(({ info }) => {
      if (seen.has(info.source) || (source !== undefined && info.source !== source)) return false;
      seen.add(info.source);
      return true;
    });
    // FIDE's list first: its ratings count before those of any other.
    return newest.sort(
      (a, b) => Number(b.info.source === 'fide') - Number(a.info.source === 'fide'),
    );
  }

  #all(): OpenList[] {
    const found = filesOf(this.#folder);
    for (const [file, list] of this.#open) {
      if (found.some((other) => other.file === file && other.stamp === list.file)) continue;
      list.db.close();
      this.#open.delete(file);
    }
    for (const { file, stamp } of found) {
      if (this.#open.has(file)) continue;
      const list = openList(join(this.#folder, file), stamp);
      if (list !== null) this.#open.set(file, list);
    }
    return [...this.#open.values()].sort(
      ({ info: a }, { info: b }) =>
        a.source.localeCompare(b.source, 'en') || b.month.localeCompare(a.month, 'en'),
    );
  }
}

const nameOf = ({ source, month }: ListName): ListName => ({ source, month });

function filesOf(folder: string): { file: string; stamp: string }[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((file) => {
    if (listOfFile(file)?.whole !== true) return [];
    const stat = statSync(join(folder, file), { throwIfNoEntry: false });
    return stat === undefined ? [] : [{ file, stamp: `${stat.ino}-${stat.mtimeMs}` }];
  });
}

/** Null for a file that is no list: it is left alone. */
function openList(path: string, stamp: string): OpenList | null {
  let db: Database | null = null;
  try {
    db = new Database(path, { readonly: true });
    db.pragma('mmap_size = 2000000000');
    db.pragma('cache_size = -16000');
    if (isListFile(db)) {
      const row = db
        .prepare<[], Record<string, string | null>>(
          'SELECT source, month, name, at, problems FROM import WHERE indexed = 1',
        )
        .get();
      if (row !== undefined) {
        const players = Number(db.prepare('SELECT max(rank) FROM ranked').pluck().get());
        const info: ListInfo = {
          source: row['source'] ?? '',
          month: row['month'] ?? '',
          players,
          file: row['name'] ?? '',
          importedAt: row['at'] ?? '',
          problems: (JSON.parse(row['problems'] ?? '[]') as unknown[]).length,
        };
        return { info, db, names: new NameSearch(db), file: stamp };
      }
    }
  } catch (thrown) {
    if (sqliteCode(thrown) === null) throw thrown;
  }
  db?.close();
  return null;
}
