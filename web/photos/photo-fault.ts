import type { Language } from '@ronde/core/rules/language.ts';
import { AnswerProblem, Unreachable } from '../api/ask.ts';
import { PHOTO_WORDS } from './photo-words.ts';

/** Why a photograph was not kept, in words. */
export function photoFault(error: unknown, language: Language): string {
  const { faults } = PHOTO_WORDS[language];
  if (error instanceof Unreachable) return faults.unreachable;
  if (!(error instanceof AnswerProblem)) throw error;
  const { code } = error.problem;
  return code === 'picture.tooMany' ? faults['picture.tooMany'] : faults.other;
}
