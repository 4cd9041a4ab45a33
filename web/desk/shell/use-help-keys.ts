import { useHotkeys } from '@mantine/hooks';
import { chapterAt, manualAddress } from '../../manual/chapter-of-page.ts';
import { kioskAddress } from '../pages/check-in/kiosk-lock.ts';
import { unlessBehindDialog } from '../parts/behind-dialog.ts';
import { placeOf } from './place-of.ts';

/** The manual has one tab, whatever page asks for it. */
export const MANUAL_TAB = 'ronde-manual';

/** Opens the manual at the page one is on. At the kiosk stand players: no key leads away from it. */
export function openManual(): void {
  const { pathname } = window.location;
  const place = placeOf(pathname);
  const kiosk = place.kind === 'page' ? kioskAddress(place.event) : null;
  if (kiosk !== null && decodeURI(pathname) === decodeURI(kiosk)) return;
  window.open(manualAddress(chapterAt(pathname)), MANUAL_TAB);
}

/** F1 everywhere, from fields and over questions too; `?` where no list of keys opens by it. */
export function useHelpKeys(): void {
  useHotkeys([['F1', openManual]], [], true);
  useHotkeys([
    [
      '?',
      unlessBehindDialog(() => {
        if (placeOf(window.location.pathname).kind !== 'page') openManual();
      }),
    ],
  ]);
}
