import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PanelFailure } from './missing-notice.tsx';

/** A part that comes after its page: where it does not come, the page stays and the notice is here. */
export const PartOfPage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={PanelFailure}>
    <Suspense>{children}</Suspense>
  </CatchBoundary>
);
