import { notifications } from '@mantine/notifications';
import type { ScreensAnswer, ScreensSetting } from '@ronde/server/api/screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import { AnswerProblem, ask, Unreachable } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { SCREENS_WORDS } from './screens-words.ts';

/** Saves the screens; true when it is done and every projector has been told. */
export type SaveScreens = (setting: ScreensSetting) => Promise<boolean>;

/** The screens of the tournament, and how to change them. */
export function useScreens(): {
  readonly answer: ScreensAnswer | undefined;
  readonly save: SaveScreens;
} {
  const { id } = useEvent();
  const client = useQueryClient();
  const language = useLanguage();
  const words = useWords(SCREENS_WORDS);
  const { data: answer } = useView<ScreensAnswer>('screens');
  const save: SaveScreens = async ({ screens, announcement }) => {
    const body = { screens, ...(announcement === undefined ? {} : { announcement }) };
    try {
      const saved = await ask<ScreensAnswer>(viewPath(id, 'screens'), { method: 'PUT', body });
      client.setQueryData([...eventKey(id), 'screens'], saved);
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
  return { answer, save };
}
