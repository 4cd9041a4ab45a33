import type { Language } from '../../rules/language.ts';
import { formOf, type Clause } from './clauses.ts';
import { CHOICE_NAMES } from './term-words.ts';

/** What a clause says, in a line of the log or of a terminal. */
export function sayClause(clause: Clause, value: string, language: Language): string {
  switch (formOf(clause).form) {
    case 'choice':
    case 'yesOrNo':
      return CHOICE_NAMES[language][value] ?? value;
    case 'moment':
      return value.replace('T', ' ');
    default:
      return value;
  }
}
