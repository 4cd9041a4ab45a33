import { notifications } from '@mantine/notifications';
import { AnswerProblem } from '../api/ask.ts';
import { inBoth } from '../words/in-both.ts';
import { useLanguage, useWords } from './language.tsx';
import { sayProblem } from './say-problem.ts';

const WORDS = inBoth(
  { unreachable: 'The server does not answer. Nothing was changed.' },
  { unreachable: 'Le serveur ne répond pas. Rien n’a été changé.' },
);

/** Does something outside the log and says what went wrong; null where it did. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T | null>;

export function useAttempt(): Attempt {
  const words = useWords(WORDS);
  const language = useLanguage();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      const message =
        error instanceof AnswerProblem ? sayProblem(error.problem, language) : words.unreachable;
      notifications.show({ message, color: 'red', autoClose: 12_000 });
      return null;
    }
  };
}
