import type { ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { IncidentsParts } from '../../parts-of-pages.ts';

/** What happened at the boards, and what was decided: with the names of situations, which come after the page. */
export const IncidentsPage = (): ReactNode => (
  <PartOfPage>
    <IncidentsParts />
  </PartOfPage>
);
