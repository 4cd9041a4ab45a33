import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { AnswerProblem, ask, Unreachable } from '../../api/ask.ts';
import { useLanguage } from '../language.tsx';
import { sayProblem } from '../say-problem.ts';
import { useEvent } from './event-context.tsx';
import { refreshEvent } from './refresh-event.ts';
import { viewPath } from './use-view.ts';

interface SteeringWords {
  readonly refused: string;
  readonly unreachable: string;
  /** By code; others are said as everywhere. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Sends what steers something under way beside the log (ADR 0033); true where it went well. */
export function useSteering(
  view: string,
  words: SteeringWords,
): (method: 'POST' | 'PUT', body: object) => Promise<boolean> {
  const { id } = useEvent();
  const client = useQueryClient();
  const language = useLanguage();
  return async (method, body) => {
    try {
      await ask<unknown>(viewPath(id, view), { method, body });
      return true;
    } catch (error) {
      if (!(error instanceof AnswerProblem || error instanceof Unreachable)) throw error;
      const message =
        error instanceof Unreachable
          ? words.unreachable
          : (words.problems[error.problem.code] ?? sayProblem(error.problem, language));
      notifications.show({ title: words.refused, message, color: 'red', autoClose: 12_000 });
      return false;
    } finally {
      await refreshEvent(client, id);
    }
  };
}
