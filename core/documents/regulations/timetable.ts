import type { Terms } from '../../administration/regulations/terms.ts';
import type { Language } from '../../rules/language.ts';
import { sayDay } from '../times/say-time.ts';
import { REGULATION_TEXT } from './regulations-words.ts';

/** When the rounds are played. */
export interface Timetable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Day and hour of every round, as far as they are said; null where none is. */
export function timetableOf(
  { rounds, roundDays, roundTimes }: Terms,
  language: Language,
): Timetable | null {
  const isSaid = [...roundDays, ...roundTimes].some((part) => part !== null);
  if (!isSaid || rounds === null) return null;
  const words = REGULATION_TEXT[language];
  return {
    heads: [words.round, words.day, words.hour],
    rows: Array.from({ length: rounds }, (_, at) => {
      const day = roundDays[at] ?? null;
      return [String(at + 1), day === null ? '–' : sayDay(day, language), roundTimes[at] ?? '–'];
    }),
  };
}
