import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEvent } from '../../event/event-context.tsx';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { kioskAddress } from './kiosk-lock.ts';
import { usePrepare } from './prepare/use-prepare.ts';

/** What can be done at the door now; null for what cannot, or not by this person. */
export interface CheckInSteps {
  readonly busy: boolean;
  readonly open: (() => void) | null;
  /** Leads to the dialog that closes it. */
  readonly close: (() => void) | null;
  /** Ticks everybody who has announced nothing, so that only the absent are looked for. */
  readonly everybody: (() => void) | null;
  readonly kiosk: (() => void) | null;
}

const NOTHING = { open: null, close: null, everybody: null, kiosk: null } as const;

export function useCheckInSteps(view: CheckInView | undefined): CheckInSteps {
  const prepare = usePrepare();
  const { id } = useEvent();
  const act = useDo();
  const may = useMay();
  const navigate = useNavigate();
  const { busy, run } = useOneAtATime();
  // Without players there is no door to open.
  if (view === undefined || view.players.length === 0) return { busy, ...NOTHING };
  const { round } = view;
  const unseen = view.players.filter(({ present, bye }) => !present && bye === null);
  const everybody = (): void => {
    run(async () => {
      const opened = view.open ? null : await act({ type: 'openCheckIn', round });
      if (opened !== null && opened.kind !== 'done') return;
      await act({ type: 'checkIn', players: unseen.map(({ id: player }) => player) });
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
    // What closing leads to is one dialog: who plays, who is absent, then the draft.
    close: view.open && may('closeCheckIn') ? prepare.open : null,
    everybody:
      may('checkIn') && unseen.length > 0 && (view.open || may('openCheckIn')) ? everybody : null,
    kiosk: view.open
      ? () => {
          void navigate({ to: kioskAddress(id) });
        }
      : null,
  };
}
