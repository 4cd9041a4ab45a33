import { inLetters } from '@ronde/core/decisions/chess960/rank-letters.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** `Chess960 518: R N B Q K B N R`, in the letters of a language. */
export const sayStart = (
  { id, rank }: { readonly id: number; readonly rank: string },
  language: Language,
): string => `Chess960 ${id}${language === 'fr' ? '\u00a0' : ''}: ${inLetters(rank, language)}`;
