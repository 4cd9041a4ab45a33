import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useEvent } from '../event/event-context.tsx';
import { useLanguage, useWords } from '../language.tsx';
import { groupsOf, type NamedPage, type Page, type PageGroup } from '../pages.ts';
import { bringInSight } from '../parts/bring-in-sight.ts';
import fading from '../parts/fading-row.module.css';
import { useHiddenSides } from '../parts/use-hidden-sides.ts';
import { HelpLink } from './help-link.tsx';
import classes from './shell.module.css';
import { SHELL_WORDS } from './shell-words.ts';

/** The pages of the tournament in groups, each with its key. */
export function Navigation({ pages }: { readonly pages: readonly Page[] }): ReactNode {
  const words = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  // Where the pages are a strip, the one that is open is in sight.
  useEffect(() => {
    bringInSight(strip.current, '[aria-current="page"]');
  }, [pathname]);
  const beside = useHiddenSides(strip, language);
  return (
    <nav
      ref={strip}
      className={`${classes['navigation'] ?? ''} ${fading['row'] ?? ''}`}
      data-left={beside.left}
      data-right={beside.right}
      aria-label={words.pages}
    >
      {groupsOf(pages).map(({ group, pages: own }) => (
        <Group key={group} group={group} pages={own} />
      ))}
      <HelpLink className={classes['helpInStrip']}>{words.help}</HelpLink>
    </nav>
  );
}

function Group(props: {
  readonly group: PageGroup;
  readonly pages: readonly NamedPage[];
}): ReactNode {
  const { groups } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const label = useId();
  return (
    <div className={classes['group']}>
      <div id={label} className={classes['groupName']}>
        {groups[props.group]}
      </div>
      <ul aria-labelledby={label}>
        {props.pages.map(({ path, name, key }) => (
          <li key={path}>
            <Link
              to={`/event/${encodeURIComponent(id)}/${path}`}
              activeOptions={{ includeSearch: false }}
              activeProps={{ 'aria-current': 'page' }}
            >
              {name[language]}
              <kbd aria-hidden>g {key}</kbd>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
