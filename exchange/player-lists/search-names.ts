import { nameWords } from '@ronde/core/formats/player-list/folded-name.ts';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import { nearWords, slipsBetween } from '@ronde/core/formats/player-list/near-words.ts';
import type { Database, Statement } from '@ronde/store/sqlite/driver.ts';
import { playerOf, type PlayerRow } from './player-row.ts';

export interface NameHit {
  readonly player: ListedPlayer;
  /** Slips of the hand forgiven; 0 for a name as it was typed. */
  readonly slips: number;
}

/** Words of a question that are looked at. */
const MOST_WORDS = 6;
/** Shorter words are too near to too many others. */
const SHORTEST_FORGIVEN = 4;
/** Other spellings tried for one word. */
const MOST_SPELLINGS = 24;
/** Spellings are compared among this many of the strongest. */
const COMPARED = 60;

/** Finds names as they are typed, in one list: any order, accents or not, one slip a word. */
export class NameSearch {
  readonly #match: Statement<[string, number], PlayerRow>;
  readonly #borne: Statement<[string, number], string>;

  constructor(db: Database) {
    this.#match = db.prepare(
      `SELECT players.* FROM (SELECT rowid AS rank FROM names WHERE names MATCH ? ORDER BY rowid LIMIT ?)
       JOIN ranked USING (rank) JOIN players ON id = player ORDER BY rank`,
    );
    this.#borne = db
      .prepare<[string, number], string>(
        `SELECT value FROM json_each(?) AS near WHERE EXISTS (
           SELECT 1 FROM words WHERE text >= near.value AND text < near.value || char(0x10ffff)
         ) ORDER BY near.key LIMIT ?`,
      )
      .pluck();
  }

  /** Slips are forgiven when nobody bears the name as it is typed. */
  find(text: string, limit: number): NameHit[] {
    const words = nameWords(text).slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    const found = new Map<unknown, PlayerRow>();
    const take = (terms: readonly string[]): void => {
      for (const row of this.#rows(terms, limit)) found.set(row['id'], row);
    };
    take(words.map(quoted));
    if (found.size < limit) take(words.map(beginning));
    if (found.size === 0) for (const terms of joinedOrParted(words)) take(terms);
    if (found.size === 0) return this.#near(words).slice(0, limit);
    return [...found.values()].slice(0, limit).map((row) => ({ player: playerOf(row), slips: 0 }));
  }

  /** Nearest first; the order of strength holds among names equally near. */
  #near(words: readonly string[]): NameHit[] {
    const terms = this.#forgiving(words);
    if (terms === null) return [];
    return this.#rows(terms, COMPARED)
      .map((row) => playerOf(row))
      .map((player) => ({ player, slips: slipsIn(words, player.name) }))
      .sort((a, b) => a.slips - b.slips);
  }

  #rows(terms: readonly string[], limit: number): PlayerRow[] {
    return this.#match.all(terms.join(' AND '), limit);
  }

  /** Each word or a spelling of it that somebody bears; null when there is no other spelling. */
  #forgiving(words: readonly string[]): string[] | null {
    const spellings = words.map((word) => this.#spellings(word));
    if (spellings.every((others) => others.length === 0)) return null;
    return words.map(
      (word, index) => `(${[word, ...(spellings[index] ?? [])].map(beginning).join(' OR ')})`,
    );
  }

  #spellings(word: string): string[] {
    if (word.length < SHORTEST_FORGIVEN) return [];
    return this.#borne.all(JSON.stringify(nearWords(word)), MOST_SPELLINGS);
  }
}

/** Folded words hold letters and digits only: nothing in them is an operator of the search. */
const quoted = (word: string): string => `"${word}"`;
const beginning = (word: string): string => `"${word}" *`;

/** The same letters with other spaces: `elamrani` is El Amrani, `n guyen` is N'Guyen. */
function joinedOrParted(words: readonly string[]): string[][] {
  const parted = words.map((word) => {
    const halves = Array.from({ length: word.length - 1 }, (_, at) => [
      ...[word.slice(0, at + 1), word.slice(at + 1)],
    ]).map(([first = '', second = '']) => `(${quoted(first)} AND ${beginning(second)})`);
    return `(${[beginning(word), ...halves].join(' OR ')})`;
  });
  const joined = words
    .slice(1)
    .map((word, at) =>
      [...words.slice(0, at), `${words[at] ?? ''}${word}`, ...words.slice(at + 2)].map(beginning),
    );
  return [parted, ...joined];
}

/** For each word typed, how far the nearest beginning of a word of the name is. */
function slipsIn(typed: readonly string[], name: string): number {
  const borne = nameWords(name);
  return typed.reduce((total, word) => {
    const nearest = borne.map((whole) =>
      Math.min(...[-1, 0, 1].map((more) => slipsBetween(word, whole.slice(0, word.length + more)))),
    );
    return total + Math.min(...nearest);
  }, 0);
}
