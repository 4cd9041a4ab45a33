import { Outlet } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { keepFocus } from '../parts/keep-focus.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { holdUnread } from './unread-question.ts';
import { useHelpKeys } from './use-help-keys.ts';
import { usePlace } from './use-place.ts';

/** Around every page: the way past the navigation for keyboards, the focus never lost, no key for what is unread. */
export function Desk(): ReactNode {
  const words = useWords(SHELL_WORDS);
  useEffect(() => {
    const { givenFocus, stop } = holdUnread(document);
    const stopKeeping = keepFocus(document, givenFocus);
    return () => {
      stopKeeping();
      stop();
    };
  }, []);
  usePlace();
  useHelpKeys();
  return (
    <>
      <a className="skip" href="#page">
        {words.skip}
      </a>
      <Outlet />
    </>
  );
}
