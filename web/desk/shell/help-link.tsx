import { useLocation } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { chapterAt, manualAddress } from '../../manual/chapter-of-page.ts';
import { MANUAL_TAB } from './use-help-keys.ts';

/** Leads to what the manual says of the page one is on, in its own tab: nothing half typed is lost. */
export function HelpLink(props: Omit<ComponentProps<'a'>, 'href' | 'target'>): ReactNode {
  const { pathname } = useLocation();
  return <a {...props} href={manualAddress(chapterAt(pathname))} target={MANUAL_TAB} />;
}
