import { CloseButton, Loader } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { PanelFailure } from '../later/missing-notice.tsx';
import { panelContent } from '../panels.tsx';
import classes from './shell.module.css';
import { SHELL_WORDS } from './shell-words.ts';
import { panelText, usePanel } from './use-panel.ts';

/** Opens beside the list, never over it; closing brings the focus back to the row. */
export function ContextPanel(): ReactNode {
  const words = useWords(SHELL_WORDS);
  const { panel, open } = usePanel();
  const shownFor = panel === null ? null : panelText(panel);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (shownFor !== null) {
      cameFrom.current ??= document.activeElement;
      return;
    }
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  }, [shownFor]);
  const close = (): void => {
    open(null);
  };
  useHotkeys([
    [
      'Escape',
      ({ target }) => {
        // In a dialog or a menu it closes that alone.
        const own = '[role="dialog"], [role="menu"]';
        if (target instanceof Element && target.closest(own) !== null) return;
        close();
      },
    ],
  ]);
  if (panel === null) return null;
  return (
    <aside className={classes['panel']} aria-label={words.panel}>
      <div className={classes['panelHead']}>
        <CloseButton aria-label={words.closePanel} onClick={close} />
      </div>
      <CatchBoundary
        key={shownFor}
        getResetKey={() => shownFor ?? ''}
        errorComponent={PanelFailure}
      >
        <Suspense fallback={<Loader />}>{panelContent(panel)}</Suspense>
      </CatchBoundary>
    </aside>
  );
}
