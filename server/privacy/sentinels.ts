import { EVENTS, TOURNAMENT_FIELDS, type EventId, type TournamentField } from './needed-by.ts';

/** How most sentinels begin: where it is not, none of them is. */
const MARK = 'sentinel-';

/** Values that can be nothing else, one for every private field of each tournament. */
export const SENTINELS: Readonly<Record<EventId, Readonly<Record<TournamentField, string>>>> = {
  open: sentinelsOf('open', { birthDate: '1937-04-19', feeDue: '713337', feePaid: '511113' }),
  other: sentinelsOf('other', { birthDate: '1941-08-23', feeDue: '713339', feePaid: '511117' }),
};

function sentinelsOf(
  event: EventId,
  figures: Readonly<Record<'birthDate' | 'feeDue' | 'feePaid', string>>,
): Readonly<Record<TournamentField, string>> {
  const words = Object.fromEntries(
    TOURNAMENT_FIELDS.map((field) => [field, `${MARK}${field.toLowerCase()}-${event}`]),
  ) as Record<TournamentField, string>;
  return { ...words, ...figures };
}

/** What was told, as it is and in small letters: most is looked for in these. */
export interface Told {
  readonly text: string;
  readonly small: string;
  /** Whether a sentinel that is a word may be in it. */
  readonly marked: boolean;
}

export function told(text: string): Told {
  const small = text.toLowerCase();
  return { text, small, marked: small.includes(MARK) };
}

/** Whether a sentinel is in what was told, however it is written there. */
export function isIn(field: string, value: string): (told: Told) => boolean {
  const written = patternsOf(field, value);
  if (written !== null) {
    const { part, patterns } = written;
    return ({ text }) => text.includes(part) && patterns.some((one) => one.test(text));
  }
  const small = value.toLowerCase();
  if (small.startsWith(MARK)) return (told) => told.marked && told.small.includes(small);
  return (told) => told.small.includes(small);
}

/** Ways to write something, and what all of them have in them, which is found sooner. */
interface Written {
  readonly part: string;
  readonly patterns: readonly RegExp[];
}

/** Dates and sums are written in several ways; null for a word, which is not. */
function patternsOf(field: string, value: string): Written | null {
  if (field === 'birthDate') {
    const [year = '', month = '', day = ''] = value.split('-');
    // The year alone is a birth date too; every way to write the whole has it in it.
    const whole = new RegExp(`${day}.${month}.${year}`);
    return { part: year, patterns: [new RegExp(`(?<![\\w.])${year}(?![\\w])`), whole] };
  }
  if (field === 'feeDue' || field === 'feePaid') {
    const [whole, cents] = [value.slice(0, -2), value.slice(-2)];
    const [first, others] = [whole.slice(0, 1), whole.slice(1)];
    const sum = new RegExp(`(?<!\\d)${first}\\s?${others}[.,]?${cents}(?!\\d)`);
    return { part: others, patterns: [sum] };
  }
  return null;
}

export const eventOf = (place: string): EventId | null =>
  EVENTS.find((event) => event === place) ?? null;
