import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { SHELL_WORDS } from './shell-words.ts';

/** Around every page: the way past the navigation for keyboards. */
export function Desk(): ReactNode {
  const words = useWords(SHELL_WORDS);
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <Outlet />
    </>
  );
}
