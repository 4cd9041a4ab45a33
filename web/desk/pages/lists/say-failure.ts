import type { Language } from '@ronde/core/rules/language.ts';
import { AnswerProblem } from '../../../api/ask.ts';
import { sayProblem } from '../../say-problem.ts';

/** Why something failed: the page's own words for its codes, everybody's otherwise. */
export function sayFailure(
  error: unknown,
  language: Language,
  words: {
    readonly problems: Readonly<Record<string, string>>;
    readonly unreachable: string;
  },
): string {
  if (!(error instanceof AnswerProblem)) return words.unreachable;
  return words.problems[error.problem.code] ?? sayProblem(error.problem, language);
}
