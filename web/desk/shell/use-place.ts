import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pageTitle } from '../../words/page-title.ts';
import { eventKey } from '../event/use-view.ts';
import { useLanguage, useWords } from '../language.tsx';
import { SIGN_IN_WORDS } from '../pages/sign-in/sign-in-words.ts';
import { PAGES } from '../pages.ts';
import { focusHeading } from '../parts/keep-focus.ts';
import { placeOf } from './place-of.ts';
import { PLACE_WORDS } from './place-words.ts';
import { SHELL_WORDS } from './shell-words.ts';

/** The browser's tab names the page and the event; a new page has the focus on its heading. */
export function usePlace(): void {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const event = place.kind === 'page' ? place.event : '';
  const overview = useQuery<OverviewAnswer>({
    queryKey: [...eventKey(event), ''],
    queryFn: skipToken,
  }).data?.overview;
  const title = pageTitle(useNameOf(pathname, overview), event === '' ? null : overview?.name);
  useEffect(() => {
    document.title = title;
  }, [title]);

  // From round to round one stays where one is.
  const at = place.kind === 'page' ? `${event}/${place.page}` : place.kind;
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    const inPage = document.activeElement?.closest('main, [role="dialog"]') ?? null;
    if (inPage === null) focusHeading(document);
  }, [at]);
}

function useNameOf(pathname: string, overview: OverviewAnswer['overview'] | undefined): string {
  const language = useLanguage();
  const places = useWords(PLACE_WORDS);
  const entrance = useWords(SIGN_IN_WORDS);
  const shell = useWords(SHELL_WORDS);
  const place = placeOf(pathname);
  if (place.kind !== 'page') {
    return {
      home: places.home,
      new: places.new,
      signIn: entrance.heading,
      help: places.help,
      nowhere: shell.notFound,
    }[place.kind];
  }
  if (place.page === 'rounds') {
    const round = place.round ?? overview?.current ?? overview?.next.round;
    if (round !== null && round !== undefined) return places.round(round);
  }
  const page = PAGES.find(({ path }) => path === place.page);
  return page?.name?.[language] ?? shell.notFound;
}
