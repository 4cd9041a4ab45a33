import type { Language } from '@ronde/core/rules/language.ts';
import type { MateLook } from './could-mate.ts';
import { DECISION_WORDS } from './decision-words.ts';

/** What the position answers. */
export function sayLook(look: MateLook, language: Language): string {
  const words = DECISION_WORDS[language];
  switch (look.answer) {
    case 'yes':
      return words.positionYes(look.line.join(' '));
    case 'no':
      return words.positionNo;
    case 'arbiterJudges':
      return words.positionJudges;
    case 'unreadable':
      return words.positionBad;
  }
}
