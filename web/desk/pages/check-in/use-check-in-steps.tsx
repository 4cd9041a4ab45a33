import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { CHECK_IN_WORDS } from './check-in-words.ts';
import { kioskAddress } from './kiosk-lock.ts';

/** What can be done at the door now; null for what cannot, or not by this person. */
export interface CheckInSteps {
  readonly busy: boolean;
  readonly open: (() => void) | null;
  readonly close: (() => void) | null;
  readonly kiosk: (() => void) | null;
}

const NOTHING = { open: null, close: null, kiosk: null } as const;

export function useCheckInSteps(view: CheckInView | undefined): CheckInSteps {
  const words = useWords(CHECK_IN_WORDS);
  const { id } = useEvent();
  const act = useDo();
  const may = useMay();
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  // Without players there is no door to open.
  if (view === undefined || view.players.length === 0) return { busy, ...NOTHING };
  const { round } = view;
  const close = (): void => {
    const send = (): void => {
      run(() => act({ type: 'closeCheckIn', round }));
    };
    // Beyond a third the server itself asks.
    const many = view.missing * 3 > view.present + view.missing;
    if (view.missing === 0 || many) {
      send();
      return;
    }
    modals.openConfirmModal({
      title: words.closeHeading,
      children: <Text size="sm">{words.closeText(view.missing, round)}</Text>,
      labels: { confirm: words.close, cancel: words.cancel },
      cancelProps: { 'data-autofocus': true },
      centered: true,
      onConfirm: send,
    });
  };
  return {
    busy,
    open:
      !view.open && may('openCheckIn')
        ? () => {
            run(() => act({ type: 'openCheckIn', round }));
          }
        : null,
    close: view.open && may('closeCheckIn') ? close : null,
    kiosk: view.open
      ? () => {
          void navigate({ to: kioskAddress(id) });
        }
      : null,
  };
}
