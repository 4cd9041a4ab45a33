import type { PgnResult } from './write-pgn.ts';

/** A move as it is written, and where. */
export interface WrittenMove {
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** What can end a game's text (PGN standard 8.2.6), with the half as people type it. */
const ENDS: Readonly<Record<string, PgnResult>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '*': '*',
};

const NUMBER = /^\d+\.+/;
const NO_MOVE = /^(?:\d+\.*|\.+|e\.p\.|[!?]+|\$\d+|[+#=N]|\+-|-\+|=\+|\+=|\+\/-|-\/\+)$/;

/** A part of a line outside comments: a word, or a sign that stands alone. */
const PARTS = /[(){};]|\$\d+|[^\s(){};$]+/g;

/**
 * The moves of one game, read line by line: comments, variations, numbers and glyphs are left out of
 * the moves and stay in the text (PGN standard 8.2).
 */
export class Movetext {
  readonly moves: WrittenMove[] = [];
  readonly #lines: string[] = [];
  #result: PgnResult | null = null;
  #inComment = false;
  #depth = 0;

  /** How the text ends; null as long as it does not. */
  get result(): PgnResult | null {
    return this.#result;
  }

  /** Whether a tag at the start of a line would begin another game. */
  get isOpen(): boolean {
    return this.#inComment;
  }

  /** The text without its end, as it was written. */
  get text(): string {
    return this.#lines.join('\n').trim();
  }

  /** Takes a line in; what stands after the end of the game is nobody's. */
  readLine(line: string, number: number): void {
    // PGN standard 6: a line for other programs.
    if (line.startsWith('%') && !this.#inComment) return;
    let kept = line;
    let at = 0;
    while (at < line.length && this.#result === null) {
      if (this.#inComment) {
        const end = line.indexOf('}', at);
        if (end === -1) break;
        this.#inComment = false;
        at = end + 1;
        continue;
      }
      PARTS.lastIndex = at;
      const found = PARTS.exec(line);
      if (found === null) break;
      const [part] = found;
      at = found.index + part.length;
      if (part === ';') break;
      if (this.#sign(part)) continue;
      const end = this.#depth === 0 ? ENDS[part] : undefined;
      if (end !== undefined) {
        this.#result = end;
        kept = line.slice(0, found.index);
      } else if (this.#depth === 0) this.#move(part, number, found.index + 1);
    }
    this.#lines.push(kept.trimEnd());
  }

  #sign(part: string): boolean {
    if (part === '{') this.#inComment = true;
    else if (part === '(') this.#depth += 1;
    else if (part === ')') this.#depth = Math.max(0, this.#depth - 1);
    else return part === '}';
    return true;
  }

  #move(part: string, line: number, column: number): void {
    const numbered = NUMBER.exec(part)?.[0] ?? '';
    const text = part.slice(numbered.length);
    if (text === '' || NO_MOVE.test(text)) return;
    this.moves.push({ text, line, column: column + numbered.length });
  }
}
