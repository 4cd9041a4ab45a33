import { notifications } from '@mantine/notifications';
import { PAPER_PROBLEMS } from '@ronde/core/documents/papers/paper-problems.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import { AnswerProblem } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import type { Attempt } from '../../use-attempt.ts';
import { FILES_WORDS } from './files-words.ts';

/** Why there is no paper, as papers say it; any other problem as the desk does. */
function sayPaperProblem(problem: Problem, language: Language): string {
  const sentences: Readonly<Record<string, string>> = PAPER_PROBLEMS[language];
  const sentence = sentences[problem.code];
  if (sentence === undefined) return sayProblem(problem, language);
  const { round, at } = problem.params;
  return fill(sentence, {
    round: typeof round === 'number' ? round : '',
    at: typeof at === 'string' ? at : '',
  });
}

/** Makes or fetches a paper and says why when there is none. */
export function usePaperAttempt(): Attempt {
  const words = useWords(FILES_WORDS);
  const language = useLanguage();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      const message =
        error instanceof AnswerProblem
          ? sayPaperProblem(error.problem, language)
          : words.unreachable;
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
      return null;
    }
  };
}
