import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PanelFailure } from './missing-notice.tsx';

/**
 * A part that its page waits for, so that nothing moves under a hand that presses: where it does not
 * come, the page stays and the notice is here.
 */
export const PartWithPage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <CatchBoundary getResetKey={() => 'part'} errorComponent={PanelFailure}>
    {children}
  </CatchBoundary>
);

/** A part that comes after its page: where it does not come, the page stays and the notice is here. */
export const PartOfPage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <PartWithPage>
    <Suspense>{children}</Suspense>
  </PartWithPage>
);
