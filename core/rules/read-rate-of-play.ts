import type { RateOfPlay } from './rate-of-play.ts';

/**
 * Rates of play as arbiters write them. A rate is a row of times: minutes of its periods, which add
 * up, and the seconds given with each move, which count sixty times (B.02 1.1, Laws A.1, B.1).
 */
type Token =
  | { readonly kind: 'time'; readonly amount: number; readonly unit: Unit | null }
  | { readonly kind: 'moves'; readonly moves: number; readonly of: 'next' | 'last' }
  | { readonly kind: 'word'; readonly word: Word };

type Unit = 'h' | 'min' | 's';
/** `plus`: more of the same line. `next`: a new period. `increment`: seconds a move follow. */
type Word = 'plus' | 'next' | 'increment';

/** Where a base without a unit can only be seconds, as report files write it (TRF26 222). */
export const LEAST_SECONDS = 180;

/** Moves that a first period is played for; `90/40` is written the other way round from `40/90`. */
const USUAL_MOVES = new Set([20, 25, 30, 35, 36, 40, 45, 50, 60]);
const LEAST_MINUTES_FIRST = 60;

const MOVES = String.raw`(?:moves?|coups?|cps?)`;
const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['s', /^\s*(?:secondes?|seconds?|secs?|s|"|'')(?![a-z])/],
  ['min', /^\s*(?:minutes?|mins?|mn|m|')(?![a-z])/],
  ['h', /^\s*(?:heures?|hours?|hrs?|h)(?![a-z])/],
];
const WORDS: readonly (readonly [Word, RegExp])[] = [
  ['plus', /^\s*(?:\+|plus\b|&|and\b|et\b|avec\b|with\b)/],
  [
    'increment',
    /^\s*(?:(?:un|an)\s+)?(?:inc(?:r[ée]ments?)?|fischer|bronstein|delay|d(?=\s*\d))[./:]?(?:\s*(?:de|of)\b)?/,
  ],
  [
    'next',
    /^\s*(?:,|;|:|then\b|puis\b|sd\b\/?|ko\b|g\s*\/|game\s*(?:in|\/)|(?:for )?the rest(?: of the game)?|rest(?:e)?\b(?: de la partie)?)/,
  ],
];

/** `1h30`, and `1:30` at the head: later a colon parts the periods of a report file. */
const HOURS = /^\s*(\d{1,2})\s*h\s*(\d{1,2})(?:\s*(?:min|mn|m|')(?!'))?(?!\d|\s*(?:s|"|''))/;
const FIRST_HOURS =
  /^\s*(\d{1,2})\s*(?:h|:(?=\d\d))\s*(\d{1,2})(?:\s*(?:min|mn|m|')(?!'))?(?!\d|\s*(?:s|"|''))/;

/** Said without changing the sum. */
const SILENT = [
  new RegExp(String.raw`^\s*(?:/|per|par|each|a|for each|pour chaque)\s*(?:move|coup|cp)\b`),
  /^\s*(?:a player|each|par joueur|chacun)\b/,
  /^\s+/,
];

/** Moves said beside a time: `90 minutes for 40 moves`. */
const MOVES_BESIDE = new RegExp(String.raw`^\s*(?:for|pour)?\s*(?:les\s*)?(\d{1,3})\s*${MOVES}\b`);
/** As `withMovesMarked` writes them: of the time that follows, or of the one before. */
const MOVES_MARKED = /^\s*(?:\{(\d+)>|<(\d+)\})/;

/** Moves before or after their time: `40/90`, `40 moves in 90`, `90/40`, `90' / 40 coups`. */
function withMovesMarked(text: string): string {
  const pairs = [...text.matchAll(/\b(\d{1,3})\s*\/\s*(\d{1,5})(?!\d)/g)];
  const minutesFirst =
    /\dh\s*\d{0,2}\s*\/|['n]\s*\/\s*\d/.test(text) ||
    pairs.some(
      ([, first, second]) =>
        Number(first) >= LEAST_MINUTES_FIRST && USUAL_MOVES.has(Number(second)),
    );
  return text
    .replace(new RegExp(String.raw`\b(\d{1,3})\s*${MOVES}\s*(?:in|en|/)\s*(?=\d)`, 'g'), '{$1>')
    .replace(new RegExp(String.raw`/\s*(\d{1,3})\s*${MOVES}\b`, 'g'), '<$1}')
    .replace(/(\d\s*h\s*\d{0,2}|\d\s*(?:'|min|mn))\s*\/\s*(\d{1,3})\b/g, '$1<$2}')
    .replace(/\b(\d{1,3})\s*\/\s*(\d{1,5})(?!\d)/g, minutesFirst ? '$1<$2}' : '{$1>$2');
}

/** One period of a rate of play. */
export interface PeriodOfPlay {
  /** Moves to be made in it; null for the rest of the game, or where it is not said. */
  readonly moves: number | null;
  readonly minutes: number;
  /** Seconds a move written beside it; null where none are. */
  readonly increment: number | null;
}

/** A rate of play with its periods. */
export interface PeriodsOfPlay {
  readonly periods: readonly PeriodOfPlay[];
  /** The move the seconds begin with; null where it is not said. */
  readonly incrementFrom: number | null;
}

/** Reads `90+30`, `1h30 + 30 s`, `40/90 SD 30 +30`, `90/40+30+30`, `G/60;d5`; null otherwise. */
export function readRateOfPlay(text: string): RateOfPlay | null {
  const read = readPeriodsOfPlay(text);
  if (read === null) return null;
  const minutes = read.periods.reduce((sum, period) => sum + period.minutes, 0);
  const increment = Math.max(...read.periods.map((period) => period.increment ?? 0));
  const first = read.incrementFrom ?? 1;
  return first > 1 && increment > 0
    ? { minutes, increment, incrementFrom: first }
    : { minutes, increment };
}

/** The same, period by period. */
export function readPeriodsOfPlay(text: string): PeriodsOfPlay | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[’′´`]/g, "'")
    .replace(/[”″“]/g, '"')
    .replace(/^cadence\s*:\s*/, '')
    .replace(/\.$/, '');
  const from = new RegExp(
    String.raw`\s*(?:from|starting (?:at|from)|à partir du|dès le|depuis le)\s*(?:the\s*)?${MOVES}?\s*(\d{1,3}|premier|first)(?:st|nd|rd|th|er|e|ème)?\s*${MOVES}?`,
  ).exec(plain);
  const begins = from ?? FROM_THE_START.exec(plain);
  const said = begins === null ? plain : plain.replace(begins[0], ' ');
  const tokens = tokensOf(withMovesMarked(said));
  const periods = tokens === null ? null : periodsOf(tokens);
  if (periods === null) return null;
  const first = Number(/\d+/.exec(from?.[1] ?? '')?.[0] ?? 1);
  return { periods, incrementFrom: begins === null ? null : first };
}

const FROM_THE_START =
  /\s*(?:from the (?:start|beginning)|(?:depuis|dès) le début)(?: of the game| de la partie)?/;

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const silent = SILENT.find((pattern) => pattern.test(rest));
    const word = WORDS.find(([, pattern]) => pattern.test(rest));
    const hours = (tokens.length === 0 ? FIRST_HOURS : HOURS).exec(rest);
    const figure = /^\s*(\d{1,5})/.exec(rest);
    const marked = MOVES_MARKED.exec(rest);
    const beside = MOVES_BESIDE.exec(rest);
    if (marked !== null) {
      const moves = Number(marked[1] ?? marked[2]);
      tokens.push({ kind: 'moves', moves, of: marked[1] === undefined ? 'last' : 'next' });
      rest = rest.slice(marked[0].length);
    } else if (beside !== null) {
      tokens.push({ kind: 'moves', moves: Number(beside[1]), of: 'last' });
      rest = rest.slice(beside[0].length);
    } else if (hours !== null) {
      const amount = 60 * Number(hours[1]) + Number(hours[2]);
      tokens.push({ kind: 'time', amount, unit: 'min' });
      rest = rest.slice(hours[0].length);
    } else if (silent !== undefined) {
      rest = rest.replace(silent, '');
    } else if (word !== undefined) {
      tokens.push({ kind: 'word', word: word[0] });
      rest = rest.replace(word[1], '');
    } else if (figure !== null) {
      rest = rest.slice(figure[0].length);
      const unit = UNITS.find(([, pattern]) => pattern.test(rest));
      tokens.push({ kind: 'time', amount: Number(figure[1]), unit: unit?.[0] ?? null });
      if (unit !== undefined) rest = rest.replace(unit[1], '');
    } else {
      return null;
    }
  }
  return tokens;
}

/** Which of the times are minutes, of which period, and which are seconds a move. */
function periodsOf(tokens: readonly Token[]): PeriodOfPlay[] | null {
  const periods: PeriodOfPlay[] = [];
  let moves: number | null = null;
  let before: Word | 'time' | null = null;
  for (const [index, token] of tokens.entries()) {
    const last = periods.at(-1);
    if (token.kind === 'moves') {
      if (token.of === 'next') moves = token.moves;
      else if (last !== undefined) periods[periods.length - 1] = { ...last, moves: token.moves };
      continue;
    }
    if (token.kind === 'word') {
      // `SD 30`, `, then 30`: a new period stays one; `;+30` is more of the old one.
      before = token.word;
      continue;
    }
    const { amount, unit } = token;
    if (before === 'time' && unit !== 's') return null;
    const isIncrement =
      unit === 's' ||
      (unit === null &&
        (before === 'increment' || (before === 'plus' && !hasMoreInLine(tokens, index))));
    if (isIncrement) {
      if (last === undefined) return null;
      const increment = Math.max(last.increment ?? 0, amount);
      periods[periods.length - 1] = { ...last, increment };
    } else {
      periods.push({ moves, minutes: minutesOf(amount, unit), increment: null });
      moves = null;
    }
    before = 'time';
  }
  if (before === 'plus' || before === 'increment') return null;
  const some = periods.some(({ minutes, increment }) => minutes + (increment ?? 0) > 0);
  return some ? periods : null;
}

/** In `90+30+30` the middle figure is a period: the last one alone is given with each move. */
function hasMoreInLine(tokens: readonly Token[], index: number): boolean {
  const [next, after] = tokens.slice(index + 1).filter(({ kind }) => kind !== 'moves');
  return (
    next?.kind === 'word' &&
    next.word === 'plus' &&
    after?.kind === 'time' &&
    (after.unit === null || after.unit === 's')
  );
}

function minutesOf(amount: number, unit: Unit | null): number {
  if (unit === 'h') return 60 * amount;
  return unit === null && amount >= LEAST_SECONDS ? amount / 60 : amount;
}
