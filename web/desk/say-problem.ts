import type { Language } from '@ronde/core/rules/language.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import type { InBoth } from '../words/in-both.ts';
import { PROBLEM_WORDS } from '../words/problems.ts';
import { sayProblemIn } from '../words/say-problem-in.ts';
import { DESK_PROBLEMS } from './desk-problems.ts';

const WORDS: InBoth<Readonly<Record<string, string>>> = {
  en: { ...PROBLEM_WORDS.en, ...DESK_PROBLEMS.en },
  fr: { ...PROBLEM_WORDS.fr, ...DESK_PROBLEMS.fr },
};

/** A problem as a desk says it. */
export const sayProblem = (problem: Problem, language: Language): string =>
  sayProblemIn(WORDS[language], problem, language, sayRefusalInFull);
