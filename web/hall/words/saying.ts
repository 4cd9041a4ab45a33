import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Screen } from '@ronde/core/tournament/views/screen.ts';
import { HALL_WORDS, type HallWords } from './hall-words.ts';

/** How a screen speaks: one language, or both side by side. */
export interface Saying {
  /** The first is the one for what can be said only once: dates, figures, signs. */
  readonly first: Language;
  readonly languages: readonly Language[];
  /** A sentence in every language of the screen, once where they are the same. */
  readonly say: (
    pick: (words: HallWords) => string,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** The same, a line each: for the narrow heads of columns. */
  readonly lines: (pick: (words: HallWords) => string) => readonly string[];
  readonly inLanguage: (language: Language) => HallWords;
  /** What is known in each language, once where they are the same. */
  readonly inEach: (inLanguage: (language: Language) => string) => readonly string[];
  /** The same in one line. */
  readonly each: (inLanguage: (language: Language) => string) => string;
}

const SEPARATOR = ' · ';

/** @param own the browser's language: it goes first on a screen in both */
export function sayingOf(chosen: Screen['language'], own: Language): Saying {
  const languages =
    chosen === 'both' ? [own, ...LANGUAGES.filter((language) => language !== own)] : [chosen];
  const inEach: Saying['inEach'] = (inLanguage) => [...new Set(languages.map(inLanguage))];
  const each: Saying['each'] = (inLanguage) => inEach(inLanguage).join(SEPARATOR);
  return {
    first: languages[0] ?? own,
    languages,
    inEach,
    each,
    lines: (pick) => inEach((language) => pick(HALL_WORDS[language])),
    inLanguage: (language) => HALL_WORDS[language],
    say: (pick, values = {}) => each((language) => fill(pick(HALL_WORDS[language]), values)),
  };
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** `14:05`, on the wall clock of the screen. */
export const timeText = (instant: number | string, language: Language, seconds = false): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
  }).format(new Date(instant));

/** `Saturday`, for what comes on another day. */
export const weekdayText = (instant: number | string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long' }).format(new Date(instant));

/** A day of the calendar, whatever the clock of the screen: `Sat 14 March`, or `14 Mar`. */
export const dayText = (
  day: string,
  language: Language,
  length: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: length,
    ...(length === 'long' ? { weekday: 'short' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** On the wall clock of the screen. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** `€120`, `120 €`: cents only where there are some. */
export const moneyText = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
