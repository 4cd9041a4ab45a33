import type { Language } from '@ronde/core/rules/language.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { PROBLEM_WORDS } from '../words/problems.ts';
import { sayProblemIn } from '../words/say-problem-in.ts';

/** A problem as a phone says it. */
export const sayProblem = (problem: Problem, language: Language): string =>
  sayProblemIn(PROBLEM_WORDS[language], problem, language);
