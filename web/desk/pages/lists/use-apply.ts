import { notifications } from '@mantine/notifications';
import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type { ApplyDifferencesAnswer, RatingDifferencesAnswer } from '@ronde/server/api/lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../../api/ask.ts';
import { newKey } from '../../../api/new-key.ts';
import { useEvent } from '../../event/event-context.tsx';
import { refreshEvent } from '../../event/refresh-event.ts';
import { viewPath } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { applyRequest, parted, warningsOf } from './apply-differences.ts';
import { LISTS_WORDS } from './lists-words.ts';
import { sayFailure } from './say-failure.ts';

type Difference = RatingDifferencesAnswer['differences'][number];

interface Applying {
  readonly apply: (chosen: readonly Difference[]) => Promise<void>;
  readonly busy: boolean;
  /** Warnings that wait for an answer. */
  readonly asked: readonly Warning[] | null;
  readonly answer: (confirmations: Confirmations | null) => void;
  readonly failed: ApplyDifferencesAnswer['refused'];
}

/** Takes differences over; warnings are asked about once for everybody they concern. */
export function useApply(
  check: RatingDifferencesAnswer,
  onApplied: (players: number) => void,
): Applying {
  const { id } = useEvent();
  const words = useWords(LISTS_WORDS);
  const language = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<readonly Warning[] | null>(null);
  const [failed, setFailed] = useState<ApplyDifferencesAnswer['refused']>([]);
  const resolve = useRef<((confirmations: Confirmations | null) => void) | null>(null);
  const latest = useRef({ check, onApplied });
  latest.current = { check, onApplied };

  const apply = useCallback(
    async (chosen: readonly Difference[]): Promise<void> => {
      const { check: shown, onApplied: applied } = latest.current;
      const key = newKey();
      const send = (some: readonly Difference[], confirmations?: Confirmations) =>
        ask<ApplyDifferencesAnswer>(viewPath(id, 'rating-differences/apply'), {
          method: 'POST',
          body: applyRequest(
            shown,
            some,
            confirmations === undefined ? { key } : { key, confirmations },
          ),
        });
      setBusy(true);
      setFailed([]);
      try {
        const first = await send(chosen);
        const { waiting, failed: refused } = parted(first.refused);
        let done = first.applied.length;
        let left = refused;
        if (waiting.size > 0) {
          const given = await new Promise<Confirmations | null>((settle) => {
            resolve.current = settle;
            setAsked(warningsOf(first.refused));
          });
          setAsked(null);
          if (given !== null) {
            const second = await send(
              chosen.filter(({ player }) => waiting.has(player)),
              given,
            );
            done += second.applied.length;
            left = [...left, ...second.refused];
          }
        }
        setFailed(left);
        if (done > 0) applied(done);
      } catch (error) {
        const message = sayFailure(error, language, words);
        notifications.show({ title: words.failed, message, color: 'red', autoClose: 12_000 });
      }
      setBusy(false);
      void refreshEvent(client, id);
    },
    [client, id, language, words],
  );
  const answer = useCallback((confirmations: Confirmations | null) => {
    resolve.current?.(confirmations);
  }, []);
  return { apply, busy, asked, answer, failed };
}
