import type { CheckInView } from '@ronde/core/tournament/views/check-in.ts';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBookmark,
  IconCopy,
  IconDeviceTablet,
  IconDoorEnter,
  IconDoorExit,
  IconEye,
  IconEyeOff,
  IconLogout,
} from '../icons.tsx';
import { useEvent } from '../event/event-context.tsx';
import { usePublicationDeed } from '../event/public-state.tsx';
import { PUBLICATION_WORDS } from '../event/publication-words.ts';
import { useMay } from '../event/use-may.ts';
import { useView } from '../event/use-view.ts';
import { useWords } from '../language.tsx';
import { CHECK_IN_WORDS } from '../pages/check-in/check-in-words.ts';
import { useCheckInSteps } from '../pages/check-in/use-check-in-steps.tsx';
import { TAKE_COPY_WORDS } from '../pages/copies/take-copy-words.ts';
import { useTakeCopy } from '../pages/copies/use-take-copy.ts';
import { HISTORY_WORDS } from '../pages/history/history-words.ts';
import { SIGN_IN_WORDS } from '../pages/sign-in/sign-in-words.ts';
import { useRedo } from '../shell/use-undo.tsx';
import { useIsChiefOfHouse, useSignOut } from '../use-session.ts';
import type { Deed, Surroundings } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** What is done to the whole event: the way back, copies, the door, the end. */
export function useEventDeeds({ answer, ask }: Surroundings, undo: () => void): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const { mark } = useWords(HISTORY_WORDS);
  const { signOut: signOutName } = useWords(SIGN_IN_WORDS);
  const copies = useWords(TAKE_COPY_WORDS);
  const { id } = useEvent();
  const { me } = answer;
  const may = useMay();
  const chiefOfHouse = useIsChiefOfHouse();
  const { take } = useTakeCopy(id);
  const signOut = useSignOut();
  const redo = useRedo();
  const door = useDoorDeeds(answer);
  const publish = useWords(PUBLICATION_WORDS);
  const publication = usePublicationDeed();
  const own = me.via === 'account' || me.via === 'device';
  return [
    {
      id: 'undo',
      label: words.undo,
      also: words.undoAlso,
      icon: IconArrowBackUp,
      run: may('undo') ? undo : null,
    },
    {
      id: 'redo',
      label: words.redo,
      icon: IconArrowForwardUp,
      run: may('redo') ? () => void redo() : null,
    },
    ...door,
    {
      id: 'publication',
      label: publication.label,
      also: answer.overview.published ? publish.withholdAlso : publish.publishAlso,
      icon: answer.overview.published ? IconEyeOff : IconEye,
      run: may(publication.command) ? publication.run : null,
    },
    {
      id: 'restore-point',
      label: mark,
      also: words.restorePointAlso,
      icon: IconBookmark,
      run: may('markRestorePoint')
        ? () => {
            ask({ kind: 'restorePoint' });
          }
        : null,
    },
    {
      id: 'copy',
      label: copies.now,
      also: words.copyAlso,
      icon: IconCopy,
      run: chiefOfHouse ? () => void take('own') : null,
    },
    {
      id: 'archive',
      label: words.archive,
      also: words.archiveAlso,
      icon: IconArchive,
      run:
        me.role === 'chief'
          ? () => {
              ask({ kind: 'archive' });
            }
          : null,
    },
    {
      id: 'sign-out',
      label: signOutName,
      also: words.signOutAlso,
      icon: IconLogout,
      run: own ? () => void signOut() : null,
    },
  ].filter(({ run }) => run !== null);
}

/** Check-in, as its own page does it. */
function useDoorDeeds({ me }: Surroundings['answer']): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const { kiosk: kioskName } = useWords(CHECK_IN_WORDS);
  const { data } = useView<CheckInView>('check-in', me.audience !== 'public');
  const { open, close, kiosk } = useCheckInSteps(data);
  const round = data?.round ?? 0;
  return [
    { id: 'check-in-open', label: words.openCheckIn(round), icon: IconDoorEnter, run: open },
    { id: 'check-in-close', label: words.closeCheckIn(round), icon: IconDoorExit, run: close },
    { id: 'kiosk', label: kioskName, icon: IconDeviceTablet, run: kiosk },
  ];
}
