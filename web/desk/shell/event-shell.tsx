import { useHotkeys } from '@mantine/hooks';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { IconEyeOff } from '../icons.tsx';
import { Link, Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { formatTime } from '../dates.ts';
import { COMMAND_WORDS } from '../event/command-words.ts';
import { useEvent } from '../event/event-context.tsx';
import { PUBLICATION_WORDS } from '../event/publication-words.ts';
import { useMay } from '../event/use-may.ts';
import { useUnsent } from '../event/unsent-provider.tsx';
import { useLanguage, useWords } from '../language.tsx';
import { PartOfPage } from '../later/part-of-page.tsx';
import { mayRead } from '../page-readers.ts';
import { pagesFor } from '../pages.ts';
import { kioskAddress } from '../pages/check-in/kiosk-lock.ts';
import { CallsSpeaker } from '../parts-of-pages.ts';
import { openPalette, Palette } from '../palette/palette.tsx';
import { unlessBehindDialog } from '../parts/behind-dialog.ts';
import { ContextPanel } from './context-panel.tsx';
import { ForThoseSignedIn } from './for-those-signed-in.tsx';
import { Masthead } from './masthead.tsx';
import { Navigation } from './navigation.tsx';
import { placeOf } from './place-of.ts';
import { PrintHead } from './print-head.tsx';
import classes from './shell.module.css';
import { SHELL_WORDS } from './shell-words.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useSingleKeys } from './use-single-keys.ts';
import { useRedo, useUndo } from './use-undo.tsx';

/** Masthead, navigation, the page, and the panel beside it (desk.md, Anatomy). */
export function EventShell({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
  const { id } = useEvent();
  const navigate = useNavigate();
  const undo = useUndo();
  const redo = useRedo();
  const mayUndo = useMay()('undo');
  const [helping, setHelping] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const help = useCallback(() => {
    setHelping(true);
  }, []);
  const go = useCallback(
    (path: string) => void navigate({ to: `/event/${encodeURIComponent(id)}/${path}` }),
    [id, navigate],
  );
  // At the kiosk stand players: no key leads to the desk.
  const { pathname } = useLocation();
  const atKiosk = decodeURI(pathname) === decodeURI(kioskAddress(id));
  const { role } = overview.me;
  const place = placeOf(pathname);
  const page = place.kind === 'page' ? place.page : '';
  const { kind, calendar, matchCalendar, bracket, licences, molter } = overview.overview;
  const pages = useMemo(
    () => pagesFor(role, { kind, calendar: calendar || matchCalendar, bracket, licences, molter }),
    [role, kind, calendar, matchCalendar, bracket, licences, molter],
  );
  // Events open on what is due; for those who have nothing to do there, on the round.
  const isNowForOthers = page === 'now' && !mayRead(role, page);
  useGoKeys(go, atKiosk ? [] : pages);
  useHotkeys(
    atKiosk
      ? []
      : [
          ['u', unlessBehindDialog(() => void undo())],
          ['mod+Z', unlessBehindDialog(() => void undo())],
          ['mod+shift+Z', unlessBehindDialog(() => void redo())],
          ['mod+Y', unlessBehindDialog(() => void redo())],
          ['?', unlessBehindDialog(help)],
        ],
  );
  // From a field too, but not over a question.
  useHotkeys(atKiosk ? [] : [['mod+K', unlessBehindDialog(openPalette)]], [], true);
  return (
    <>
      <Masthead onSearch={openPalette} onUndo={mayUndo && !atKiosk ? () => void undo() : undefined}>
        <Standing overview={overview} />
      </Masthead>
      <Banners overview={overview} />
      <div className={classes['body']}>
        <Navigation pages={pages} />
        <main id="page" className={classes['page']} tabIndex={-1}>
          <PrintHead overview={overview} />
          {isNowForOthers ? (
            <Navigate to={`/event/${encodeURIComponent(id)}/rounds`} />
          ) : overview.me.via === 'anonymous' && !mayRead(role, page) ? (
            <ForThoseSignedIn />
          ) : (
            <Outlet />
          )}
        </main>
        <ContextPanel />
      </div>
      {!atKiosk && (
        <Palette
          answer={overview}
          go={go}
          keys={{ undo: () => void undo(), help, single: singleKeys, onSingle: setSingleKeys }}
        />
      )}
      {mayRead(role, 'now') && (
        <PartOfPage>
          <CallsSpeaker />
        </PartOfPage>
      )}
      {helping && (
        <ShortcutsDialog
          pages={pages}
          singleKeys={singleKeys}
          onSingleKeys={setSingleKeys}
          onClose={() => {
            setHelping(false);
          }}
        />
      )}
    </>
  );
}

function Standing({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
  const words = useWords(SHELL_WORDS);
  const publication = useWords(PUBLICATION_WORDS);
  const { id, live } = useEvent();
  const { name, rounds, current, published } = overview.overview;
  const line = rounds.find(({ round }) => round === current);
  return (
    <>
      <span className={classes['eventName']}>{name}</span>
      <span className={classes['soft']}>
        {line === undefined
          ? words.notStarted
          : `${words.roundOf(line.round, rounds.length)} · ${words.stages[line.stage]} · ${words.results(line.results ?? 0, line.boards)}`}
      </span>
      {!published && (
        <Link
          to={`/event/${encodeURIComponent(id)}/settings`}
          hash="publication"
          className={classes['notPublic']}
        >
          <IconEyeOff size={16} aria-hidden />
          <span>{publication.notYet}</span>
        </Link>
      )}
      <span className={classes['liveMark']} data-status={live} role="status">
        {words[live]}
      </span>
    </>
  );
}

function Banners({ overview }: { readonly overview: OverviewAnswer }): ReactNode {
  const words = useWords(SHELL_WORDS);
  const language = useLanguage();
  const { live, heardAt } = useEvent();
  const commands = useWords(COMMAND_WORDS);
  const { results, onTheWay } = useUnsent();
  const unsent = results.filter(({ key }) => !onTheWay.has(key)).length;
  return (
    <>
      {live === 'lost' && heardAt !== null && (
        <div className={classes['lostBanner']} role="alert">
          {words.lostSince(formatTime(new Date(heardAt).toISOString(), language))}
        </div>
      )}
      {unsent > 0 && (
        <div className={classes['lostBanner']} role="status">
          {commands.unsent(unsent)}
        </div>
      )}
      {!overview.overview.fideMode && <div className={classes['banner']}>{words.notFideMode}</div>}
    </>
  );
}
