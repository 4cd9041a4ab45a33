import type { ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { DecideParts } from '../../parts-of-pages.ts';

/** What happened at a board and the ruling: with the situations and the Laws, which come after the page. */
export const DecidePage = (): ReactNode => (
  <PartOfPage>
    <DecideParts />
  </PartOfPage>
);
