import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import type { StepPreview } from '@ronde/core/tournament/views/log.ts';
import type { OverviewAnswer, StepsAnswer } from '@ronde/server/api/overview.ts';
import { ask } from '../../api/ask.ts';
import { useEvent } from '../event/event-context.tsx';
import { useDo } from '../event/use-command.tsx';
import { useView, viewPath } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { sayProblem } from '../say-problem.ts';
import { offerBack } from '../parts/offer-back.tsx';
import { SHELL_WORDS } from './shell-words.ts';
import { stepText } from './step-text.ts';
import { undoAtOnce } from './undo-at-once.ts';

/** Does again what was last taken back, and says what it was. */
export function useRedo(): () => Promise<void> {
  const { id } = useEvent();
  const act = useDo();
  const language = useLanguage();
  const words = useWords(SHELL_WORDS);
  return useCallback(async () => {
    const { redo: next } = await ask<StepsAnswer>(viewPath(id, `steps?lang=${language}`));
    if (next === null) {
      notifications.show({ message: words.nothingToRedo });
      return;
    }
    const sent = await act({ type: 'redo' });
    if (sent.kind === 'done')
      notifications.show({ title: words.redone, message: stepText(next, language) });
  }, [act, id, language, words]);
}

/** Takes the last thing back and says in words what it was; what is not one's own, or old, only if asked. */
export function useUndo(): () => Promise<void> {
  const { id } = useEvent();
  const act = useDo();
  const language = useLanguage();
  const words = useWords(SHELL_WORDS);
  const me = useView<OverviewAnswer>('').data?.me.by ?? '';
  const redo = useRedo();
  return useCallback(async () => {
    const undo = async (last: StepPreview): Promise<void> => {
      const sent = await act({ type: 'undo' });
      if (sent.kind !== 'done') return;
      offerBack({
        title: words.undone,
        text: stepText(last, language),
        back: words.redo,
        onBack: () => void redo(),
      });
    };
    const { undo: last, barred } = await ask<StepsAnswer>(viewPath(id, `steps?lang=${language}`));
    if (last === null) {
      notifications.show({
        message: barred === null ? words.nothingToUndo : sayProblem(barred, language),
      });
      return;
    }
    const meant = undoAtOnce(last, me, Date.now()) || isMeant(stepText(last, language), words);
    if (await meant) await undo(last);
  }, [act, id, language, me, redo, words]);
}

/** Asks about what somebody else wrote, or what is old. */
const isMeant = (what: string, words: (typeof SHELL_WORDS)['en']): Promise<boolean> =>
  new Promise((answer) => {
    modals.openConfirmModal({
      title: words.undoAsk,
      children: <Text>{what}</Text>,
      labels: { confirm: words.undo, cancel: words.keep },
      cancelProps: { 'data-autofocus': true },
      centered: true,
      onConfirm: () => {
        answer(true);
      },
      // Whichever way it closes; a promise is answered once.
      onClose: () => {
        answer(false);
      },
    });
  });
