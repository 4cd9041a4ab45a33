import { notifications } from '@mantine/notifications';
import type { TakeBackupAnswer } from '@ronde/server/api/backups.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../api/ask.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { sayFailure } from '../lists/say-failure.ts';
import type { Which } from './copies-shown.ts';
import { TAKE_COPY_WORDS } from './take-copy-words.ts';

export const COPIES_KEY = ['backups'] as const;

/**
 * Makes a copy of this tournament, or of everything, and says what came of it; `failures` alone
 * where the page itself shows that there is one.
 */
export function useTakeCopy(
  tournament: string,
  says: 'everything' | 'failures' = 'everything',
): {
  readonly busy: Which | null;
  /** Whether there is a copy now. */
  readonly take: (which: Which) => Promise<boolean>;
} {
  const words = useWords(TAKE_COPY_WORDS);
  const language = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Which | null>(null);
  const take = async (which: Which): Promise<boolean> => {
    setBusy(which);
    let there = true;
    try {
      const body = { tournament: which === 'own' ? tournament : null };
      const { taken } = await ask<TakeBackupAnswer>('/api/backups', { method: 'POST', body });
      if (says === 'everything') {
        notifications.show({ message: taken === 0 ? words.upToDate : words.made(taken) });
      }
    } catch (error) {
      there = false;
      const message = sayFailure(error, language, words);
      notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
    }
    setBusy(null);
    void client.invalidateQueries({ queryKey: COPIES_KEY });
    return there;
  };
  return { busy, take };
}
