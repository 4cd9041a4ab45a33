import type { Problem } from '../../rules/problem.ts';
import { Movetext, type WrittenMove } from './movetext.ts';
import type { PgnResult } from './write-pgn.ts';

/** A game as a file has it: what its tags say, and its moves as they are written. */
export interface PgnGame {
  /** The line on which it begins, 1-based. */
  readonly line: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly WrittenMove[];
  /** Moves with numbers, comments and variations, without the result. */
  readonly text: string;
  /** What the text ends with, or else what its tag says; null where neither says it. */
  readonly result: PgnResult | null;
}

export interface ReadGames {
  readonly games: readonly PgnGame[];
  readonly problems: readonly Problem[];
}

/** Far more than any game has, with a clock time after every move. */
const LONGEST_GAME = 60_000;

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
const FIRST_MOVE = /^\s*1\s*\.\s*[^\s.\d]/;
/** The marks by which a mail quotes another. */
const QUOTED = /^(?:> ?)+/;

/**
 * The games of a text: an export of a broadcast, of a board, or a mail with games in it. What stands
 * around the games is no fault; a game that cannot be kept is named with its line.
 */
export function readPgn(text: string): ReadGames {
  const reader = new GamesReader();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) reader.readLine(line.replace(QUOTED, ''), index + 1);
  return reader.finish();
}

interface Begun {
  readonly line: number;
  readonly tags: Map<string, string>;
  movetext: Movetext | null;
}

class GamesReader {
  readonly #games: PgnGame[] = [];
  readonly #problems: Problem[] = [];
  #begun: Begun | null = null;

  readLine(line: string, number: number): void {
    const open = this.#begun?.movetext?.isOpen ?? false;
    if (!open && TAG.test(line)) {
      this.#readTags(line, number);
      return;
    }
    if (this.#begun === null) {
      if (!FIRST_MOVE.test(line)) return;
      this.#begun = { line: number, tags: new Map(), movetext: null };
    }
    const game = this.#begun;
    if (game.movetext === null) {
      if (line.trim() === '') return;
      game.movetext = new Movetext();
    }
    game.movetext.readLine(line, number);
    if (game.movetext.result !== null) this.#end();
  }

  finish(): ReadGames {
    this.#end();
    if (this.#games.length === 0 && this.#problems.length === 0) {
      this.#problems.push({
        ...{ severity: 'error', line: 0, column: 0, record: '', code: 'pgn.noGames' },
        message:
          'There is no game in this file. Ronde reads PGN: tags such as [White "…"], then moves.',
      });
    }
    return { games: this.#games, problems: this.#problems };
  }

  #readTags(line: string, number: number): void {
    if (this.#begun !== null && this.#begun.movetext !== null) this.#end();
    const game = (this.#begun ??= { line: number, tags: new Map(), movetext: null });
    for (let rest = line, found = TAG.exec(rest); found !== null; found = TAG.exec(rest)) {
      const [whole, name = '', value = ''] = found;
      game.tags.set(name, value.replace(/\\(.)/g, '$1').trim());
      rest = rest.slice(whole.length);
    }
  }

  #end(): void {
    const begun = this.#begun;
    this.#begun = null;
    if (begun === null) return;
    const { line, tags, movetext } = begun;
    const text = movetext?.text ?? '';
    if (text.length > LONGEST_GAME) {
      this.#problems.push({
        ...{ severity: 'error', line, column: 0, record: '', code: 'pgn.game.tooLong' },
        message: `Line ${line}: the text of this game has ${text.length} characters, more than any game needs (${LONGEST_GAME}). It is left out; take its comments out and read it in again.`,
        params: { length: text.length, most: LONGEST_GAME },
      });
      return;
    }
    const result = movetext?.result ?? null;
    const tagged = RESULTS.get(tags.get('Result') ?? '') ?? null;
    if (result !== null && result !== '*' && tagged !== null && ![result, '*'].includes(tagged)) {
      this.#problems.push({
        ...{ severity: 'warning', line, column: 0, record: '', code: 'pgn.game.twoResults' },
        message: `Line ${line}: the tag of this game says ${tagged}, its text ends with ${result}. What the text ends with is taken; the result entered at the desk stands in any case.`,
        params: { tagged, result },
      });
    }
    const said = result === '*' ? (tagged ?? result) : (result ?? tagged);
    this.#games.push({ line, tags, moves: movetext?.moves ?? [], text, result: said });
  }
}

const RESULTS: ReadonlyMap<string, PgnResult> = new Map(
  (['1-0', '0-1', '1/2-1/2', '*'] as const).map((result) => [result, result]),
);
