import { sameGameOutcome, type GameOutcome, type PlayedScore } from '@ronde/core/rules/outcome.ts';

/**
 * Typing results. Digits alone never write anything: they pick a board. Once a board is taken in
 * hand (Enter, Space), `1`, `0` and `2` are its result. `+`, `-` and `=` are a result at any time.
 */
export interface EntryState {
  /** The board the cursor is on; null on an empty list, and while a number typed names none. */
  readonly board: number | null;
  /** Digits of a board number being typed. */
  readonly typed: string;
  /** The board is in hand: the next digit is its result. */
  readonly inHand: boolean;
}

export type EntryAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'enter'; readonly board: number; readonly outcome: GameOutcome }
  /** The board has another result: it is replaced only after a question. */
  | { readonly kind: 'overwrite'; readonly board: number; readonly outcome: GameOutcome }
  | { readonly kind: 'clear' | 'forfeits'; readonly board: number }
  | { readonly kind: 'nothingToClear'; readonly board: number }
  | { readonly kind: 'why'; readonly board: number }
  /** No board has the number typed. */
  | { readonly kind: 'noSuchBoard'; readonly typed: string };

export interface BoardLine {
  readonly board: number;
  readonly open: boolean;
  /** It has no result. */
  readonly empty?: boolean;
  /** The result that another one typed here would replace. */
  readonly keeps?: GameOutcome;
  /** Its match is folded: arrows go past it. */
  readonly folded?: boolean;
}

export const START: EntryState = { board: null, typed: '', inHand: false };

const score = (text: PlayedScore): GameOutcome => ({ kind: 'played', score: text });

const IN_HAND: Readonly<Record<string, GameOutcome>> = {
  '1': score('1-0'),
  '0': score('0-1'),
  '2': score('½-½'),
};
const ALWAYS: Readonly<Record<string, GameOutcome>> = {
  '+': score('1-0'),
  '-': score('0-1'),
  '=': score('½-½'),
};

const NOTHING: EntryAction = { kind: 'none' };

/** Whether a key writes a result, or is a figure of a board's number. */
export const isResultKey = (key: string): boolean => /^\d$/.test(key) || key in ALWAYS;

/** What a key does; null when it is none of ours. */
export function pressKey(
  state: EntryState,
  key: string,
  lines: readonly BoardLine[],
): { readonly state: EntryState; readonly action: EntryAction } | null {
  const { board, typed, inHand } = state;
  const result = inHand ? (IN_HAND[key] ?? ALWAYS[key]) : ALWAYS[key];
  // The result of a board that is not there: nowhere else is it written.
  if (result !== undefined && board === null && typed !== '') {
    return { state: START, action: { kind: 'noSuchBoard', typed } };
  }
  if (result !== undefined && board !== null) {
    const line = lines.find((one) => one.board === board);
    if (line !== undefined && isKeptFrom(result, line)) {
      return { state: release(state), action: { kind: 'overwrite', board, outcome: result } };
    }
    return {
      state: { board: nextOpen(lines, board), typed: '', inHand: false },
      action: { kind: 'enter', board, outcome: result },
    };
  }
  if (/^\d$/.test(key) && !inHand) return pick(state, typed + key, lines);
  switch (key) {
    case 'Enter':
    case ' ':
      if (board === null && typed !== '')
        return { state: { board, typed, inHand: true }, action: NOTHING };
      return { state: { board, typed: '', inHand: board !== null }, action: NOTHING };
    case 'Escape':
      if (typed === '' && !inHand) return null;
      return { state: { board, typed: '', inHand: false }, action: NOTHING };
    case 'Backspace':
      if (typed !== '') return pick(state, typed.slice(0, -1), lines);
      return board === null
        ? null
        : { state: release(state), action: { kind: clearing(lines, board), board } };
    case 'f':
      return board === null ? null : { state: release(state), action: { kind: 'forfeits', board } };
    case 'w':
      return board === null ? null : { state: release(state), action: { kind: 'why', board } };
    case 'n':
      return board === null
        ? null
        : { state: { board: nextOpen(lines, board), typed: '', inHand: false }, action: NOTHING };
    case 'ArrowDown':
    case 'ArrowUp':
    case 'PageDown':
    case 'PageUp':
    case 'Home':
    case 'End':
      return { state: { ...release(state), board: moved(lines, board, key) }, action: NOTHING };
    default:
      return null;
  }
}

/** Whether a board has another result, which this one would replace. */
export const isKeptFrom = (outcome: GameOutcome, { keeps }: BoardLine): boolean =>
  keeps !== undefined && !sameGameOutcome(keeps, outcome);

function clearing(lines: readonly BoardLine[], board: number): 'clear' | 'nothingToClear' {
  const empty = lines.find((line) => line.board === board)?.empty ?? false;
  return empty ? 'nothingToClear' : 'clear';
}

/** No number is being typed and no board is in hand; the cursor stays. */
export const release = (state: EntryState): EntryState =>
  state.typed === '' && !state.inHand ? state : { ...state, typed: '', inHand: false };

function pick(state: EntryState, typed: string, lines: readonly BoardLine[]) {
  if (typed === '') return { state: release(state), action: NOTHING };
  const number = Number(typed);
  if (lines.some(({ board }) => board === number)) {
    return { state: { board: number, typed, inHand: false }, action: NOTHING };
  }
  const none: EntryState = { board: null, typed, inHand: false };
  const begins = lines.some(({ board }) => String(board).startsWith(typed));
  return { state: none, action: begins ? NOTHING : ({ kind: 'noSuchBoard', typed } as const) };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

function moved(lines: readonly BoardLine[], board: number | null, key: string): number | null {
  const seen = lines.filter((line) => line.folded !== true || line.board === board);
  const at = seen.findIndex((line) => line.board === board);
  const to = Math.max(0, Math.min(seen.length - 1, at + (STEPS[key] ?? 0)));
  return seen[to]?.board ?? null;
}

/** The next board without a result after this one, round the end; this one when all are in. */
export function nextOpen(lines: readonly BoardLine[], board: number): number {
  const at = lines.findIndex((line) => line.board === board);
  const around = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
  return around.find(({ open }) => open)?.board ?? board;
}
