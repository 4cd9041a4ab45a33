import type { ReactNode } from 'react';
import type { Panel } from './shell/use-panel.ts';

/** What stands in the panel beside the page, by its kind. */
export function panelContent(panel: Panel): ReactNode {
  switch (panel.kind) {
    default:
      return null;
  }
}
