import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';

/** What is written of a ruling: all of it where a line holds it, else what happened and how it ended. */
export function incidentText(
  { situation, entry, outcome }: Pick<CompleteRuling, 'situation' | 'entry' | 'outcome'>,
  language: Language,
): string {
  const whole = entry[language];
  if (whole.length <= LONGEST_LINE) return whole;
  return `${SITUATION_TITLES[situation][language]} – ${RULING_WORDS[language].outcomes[outcome]}`;
}
