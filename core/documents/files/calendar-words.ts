import type { Language } from '../../rules/language.ts';

export const CALENDAR_WORDS: Readonly<
  Record<Language, { readonly round: string; readonly of: string }>
> = {
  en: { round: '{name}, round {round}', of: 'Round {round} of {rounds}' },
  fr: { round: '{name}, ronde {round}', of: 'Ronde {round} sur {rounds}' },
};

/** Before there was any change to speak of. */
export const BEGINNING = '1970-01-01T00:00:00Z';

export interface CalendarOptions {
  readonly language: Language;
  /** ISO instant in UTC. */
  readonly changedAt: string | null;
  /** Of the playing hall, `Europe/Paris`. */
  readonly zone: string;
}
