import type { Language } from '../../rules/language.ts';

const NAMES: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Final', 'Semi-finals', 'Quarter-finals'],
  fr: ['Finale', 'Demi-finales', 'Quarts de finale'],
};

/** What a round of a cup is called: the final, the semi-finals, then by the share of a final. */
export function cupRoundName(round: number, rounds: number, language: Language): string {
  const before = rounds - round;
  const named = NAMES[language][before];
  if (named !== undefined) return named;
  return language === 'fr' ? `1/${2 ** before} de finale` : `1/${2 ** before} finals`;
}
