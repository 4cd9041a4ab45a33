import { notifications } from '@mantine/notifications';
import type { ScreensAnswer, ScreensSetting } from '@ronde/server/api/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { AnswerProblem, ask, Unreachable } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { SCREENS_WORDS } from './screens-words.ts';

/**
 * Changes the screens as the server has them now, so that two changes at once are both kept; true
 * when it is done and every projector has been told.
 */
export type ChangeScreens = (change: (now: ScreensSetting) => ScreensSetting) => Promise<boolean>;

/** The screens of the tournament, and how to change them. */
export function useScreens(): {
  readonly answer: ScreensAnswer | undefined;
  readonly change: ChangeScreens;
} {
  const { id } = useEvent();
  const client = useQueryClient();
  const language = useLanguage();
  const words = useWords(SCREENS_WORDS);
  const { data: answer } = useView<ScreensAnswer>('screens');
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const apply: ChangeScreens = async (made) => {
    const path = viewPath(id, 'screens');
    try {
      const { addresses: _, ...now } = await ask<ScreensAnswer>(path);
      const saved = await ask<ScreensAnswer>(path, { method: 'PUT', body: made(now) });
      const queryKey = [...eventKey(id), 'screens'];
      // An answer asked for before would come after, and show what was.
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, saved);
      return true;
    } catch (error) {
      if (!(error instanceof AnswerProblem || error instanceof Unreachable)) throw error;
      const message =
        error instanceof Unreachable
          ? words.unreachable
          : error.problem.code === 'screen.codeTaken'
            ? words.codeTaken
            : sayProblem(error.problem, language);
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
      return false;
    }
  };
  const change: ChangeScreens = (made) => {
    const done = before.current.then(() => apply(made));
    before.current = done.catch(() => undefined);
    return done;
  };
  return { answer, change };
}
