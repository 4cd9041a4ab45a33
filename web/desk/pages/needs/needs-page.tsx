import type { ReactNode } from 'react';
import { PartOfPage } from '../../later/part-of-page.tsx';
import { NeedsParts } from '../../parts-of-pages.ts';

/** Players with disabilities, for the chief arbiter alone: what few events need comes after the page. */
export const NeedsPage = (): ReactNode => (
  <PartOfPage>
    <NeedsParts />
  </PartOfPage>
);
