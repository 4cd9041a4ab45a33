import type { RateOfPlay } from './rate-of-play.ts';

/**
 * Rates of play as arbiters write them. A rate is a row of times: minutes of its periods, which add
 * up, and the seconds given with each move, which count sixty times (B.02 1.1, Laws A.1, B.1).
 */
type Token =
  | { readonly kind: 'time'; readonly amount: number; readonly unit: Unit | null }
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
  ['increment', /^\s*(?:inc(?:r[ée]ments?)?|fischer|bronstein|delay|d(?=\s*\d))[./:]?/],
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
  new RegExp(String.raw`^\s*(?:for|pour)?\s*(?:les\s*)?\d{1,3}\s*${MOVES}\b`),
  /^\s*(?:a player|each|par joueur|chacun)\b/,
  /^\s+/,
];

/** Moves before or after their time: `40/90`, `40 moves in 90`, `90/40`, `90' / 40 coups`. */
function withoutMoves(text: string): string {
  const pairs = [...text.matchAll(/\b(\d{1,3})\s*\/\s*(\d{1,5})(?!\d)/g)];
  const minutesFirst =
    /\dh\s*\d{0,2}\s*\/|['n]\s*\/\s*\d/.test(text) ||
    pairs.some(
      ([, first, second]) =>
        Number(first) >= LEAST_MINUTES_FIRST && USUAL_MOVES.has(Number(second)),
    );
  return text
    .replace(new RegExp(String.raw`\b\d{1,3}\s*${MOVES}\s*(?:in|en|/)\s*(?=\d)`, 'g'), '')
    .replace(new RegExp(String.raw`/\s*\d{1,3}\s*${MOVES}\b`, 'g'), '')
    .replace(/(\d\s*h\s*\d{0,2}|\d\s*(?:'|min|mn))\s*\/\s*\d{1,3}\b/g, '$1')
    .replace(/\b(\d{1,3})\s*\/\s*(\d{1,5})(?!\d)/g, minutesFirst ? '$1' : '$2');
}

/** Reads `90+30`, `1h30 + 30 s`, `40/90 SD 30 +30`, `90/40+30+30`, `G/60;d5`; null otherwise. */
export function readRateOfPlay(text: string): RateOfPlay | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[’′´`]/g, "'")
    .replace(/[”″“]/g, '"');
  const from = new RegExp(
    String.raw`\s*(?:from|starting (?:at|from)|à partir du|dès le|depuis le)\s*(?:the\s*)?${MOVES}?\s*(\d{1,3}|premier|first)(?:st|nd|rd|th|er|e|ème)?\s*${MOVES}?`,
  ).exec(plain);
  const said = from === null ? plain : plain.replace(from[0], ' ');
  const tokens = tokensOf(withoutMoves(said));
  const sum = tokens === null ? null : summed(tokens);
  if (sum === null) return null;
  const first = Number(/\d+/.exec(from?.[1] ?? '')?.[0] ?? 1);
  return first > 1 && sum.increment > 0 ? { ...sum, incrementFrom: first } : sum;
}

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const silent = SILENT.find((pattern) => pattern.test(rest));
    const word = WORDS.find(([, pattern]) => pattern.test(rest));
    const hours = (tokens.length === 0 ? FIRST_HOURS : HOURS).exec(rest);
    const figure = /^\s*(\d{1,5})/.exec(rest);
    if (hours !== null) {
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

/** Which of the times are minutes and which are seconds a move. */
function summed(tokens: readonly Token[]): RateOfPlay | null {
  let minutes: number | null = null;
  let increment = 0;
  let before: Word | 'time' | null = null;
  for (const [index, token] of tokens.entries()) {
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
      if (minutes === null) return null;
      increment = Math.max(increment, amount);
    } else {
      minutes = (minutes ?? 0) + minutesOf(amount, unit);
    }
    before = 'time';
  }
  if (before === 'plus' || before === 'increment') return null;
  if (minutes === null || minutes + increment === 0) return null;
  return { minutes, increment };
}

/** In `90+30+30` the middle figure is a period: the last one alone is given with each move. */
function hasMoreInLine(tokens: readonly Token[], index: number): boolean {
  const [next, after] = tokens.slice(index + 1);
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
