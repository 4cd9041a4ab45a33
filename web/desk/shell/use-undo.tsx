import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import type { StepsAnswer } from '@ronde/server/api/overview.ts';
import { ask } from '../../api/ask.ts';
import { useEvent } from '../event/event-context.tsx';
import { useDo } from '../event/use-command.tsx';
import { viewPath } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { SHELL_WORDS } from './shell-words.ts';

/** Takes the last thing back and says in words what it was. */
export function useUndo(): () => void {
  const { id } = useEvent();
  const act = useDo();
  const language = useLanguage();
  const words = useWords(SHELL_WORDS);
  return useCallback(() => {
    void (async () => {
      const { undo } = await ask<StepsAnswer>(viewPath(id, `steps?lang=${language}`));
      if (undo === null) {
        notifications.show({ message: words.nothingToUndo });
        return;
      }
      const sent = await act({ type: 'undo' });
      if (sent.kind === 'done') notifications.show({ title: words.undone, message: undo.words });
    })();
  }, [act, id, language, words]);
}
