/** @jsxImportSource preact */
import { signal } from '@preact/signals';
import type { RoundLine } from '@ronde/core/tournament/views/overview.ts';
import type { Me } from '@ronde/server/api/session.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetched } from '../hall/pages/fetched.ts';
import { pageTitle } from '../words/page-title.ts';
import { held, live, me, overview, signedIn, unanswered, waiting } from './event/phone.ts';
import { EnterPage } from './helper/enter-page.tsx';
import { LastPage } from './helper/last-page.tsx';
import { OpenPage } from './helper/open-page.tsx';
import { spoken } from './language.ts';
import { MorePage } from './more-page.tsx';
import { PHONE_WORDS } from './phone-words.ts';
import { MinePage } from './player/mine-page.tsx';
import { RoundsPage } from './player/rounds-page.tsx';
import { StandingPage } from './player/standing-page.tsx';
import { CodePage } from './session/code-page.tsx';

const words = spoken(PHONE_WORDS);

type Tab = keyof typeof words.tabs;

/** Few phones stand at the door. */
const CheckInPage = fetched(() =>
  import('./check-in/check-in-page.tsx').then((code) => code.CheckInPage),
);

/** Few phones are a captain's. */
const CaptainPage = fetched(() =>
  import('./captain/captain-page.tsx').then((code) => code.CaptainPage),
);

/** Those of arbiters alone, with the Laws and the moves behind them. */
const DecidePage = fetched(() => import('./decisions/decide.tsx').then((code) => code.DecidePage));

const tab = signal<Tab | null>(null);
const typedBoard = signal('');
const themselves = signal(false);

/** What a role does on a phone, the first thing first. */
function tabsOf({ commands }: Me): readonly Tab[] {
  const tabs: Tab[] = [];
  if (commands.includes('claimResult')) tabs.push('mine', 'rounds', 'standing');
  if (commands.includes('enterResult')) tabs.push('enter', 'open', 'last');
  if (commands.includes('undoCheckIn')) tabs.push('checkIn');
  if (commands.includes('handInLineUp')) tabs.push('team');
  if (commands.includes('enterIncident')) tabs.push('decide');
  return tabs;
}

const currentTab = (who: Me): Tab => tab.value ?? tabsOf(who)[0] ?? 'more';

/** The page in hand and the event, for the browser's tab. */
function titleNow(): string {
  const who = signedIn.value.kind === 'in' ? me.value : null;
  if (who === null) return pageTitle();
  const page = themselves.value ? 'checkIn' : currentTab(who);
  return pageTitle(words.tabs[page], overview.value?.overview.name);
}

export function App(): JSX.Element {
  const state = signedIn.value;
  const title = titleNow();
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (state.kind === 'out') return <CodePage why={state.why} />;
  const who = me.value;
  if (state.kind === 'unknown' || who === null) {
    return (
      <main class="page">
        <p class="empty" role="status">
          {words.opening}
          {live.value === 'lost' && ` ${words.offline}.`}
        </p>
      </main>
    );
  }
  const tabs = tabsOf(who);
  if (themselves.value) {
    return (
      <main class="page">
        <CheckInPage themselves={themselves} />
      </main>
    );
  }
  const current = currentTab(who);
  return (
    <>
      <Head />
      <main class="page" data-tab={current} id="page">
        <Alerts current={current} hasLast={tabs.includes('last')} />
        {tabs.length === 0 && (
          <p class="note">
            {words.notForPhones}{' '}
            <a href={`/event/${encodeURIComponent(state.tournament)}`}>{words.openDesk}</a>
          </p>
        )}
        <Page tab={current} me={who} />
      </main>
      <Tabs tabs={[...tabs, 'more']} current={current} />
    </>
  );
}

const where = ({ round, results, boards }: RoundLine): string =>
  results === null
    ? words.round(round)
    : `${words.round(round)} · ${words.ofBoards(results, boards)}`;

/** Where we are, and whether the server is heard. */
function Head(): JSX.Element {
  const shown = overview.value?.overview;
  const line = shown?.rounds.find(({ round }) => round === shown.current);
  return (
    <header class="head">
      <p class="event">{shown?.name}</p>
      <p class="soft figures">{line !== undefined && where(line)}</p>
      {live.value === 'lost' && (
        <p class="offline" role="status" title={words.offlineText}>
          {words.offline}
        </p>
      )}
    </header>
  );
}

function Alerts(props: { readonly current: Tab; readonly hasLast: boolean }): JSX.Element {
  const there: Tab = props.hasLast ? 'last' : 'more';
  const needs = held.value.length;
  const waits = waiting.value.length;
  const away = props.current !== there;
  const look = (
    <button type="button" class="button small" onClick={() => (tab.value = there)}>
      {words.look}
    </button>
  );
  return (
    <div class="alerts" aria-live="polite">
      {needs > 0 && (
        <p class="bar danger">
          {words.needsYou(needs)} {away && look}
        </p>
      )}
      {waits > 0 && (live.value === 'lost' || unanswered.value) && (
        <p class="bar attention">
          {words.waiting(waits)} {away && look}
        </p>
      )}
    </div>
  );
}

function Page(props: { readonly tab: Tab; readonly me: Me }): ComponentChildren {
  const enter = (board: number): void => {
    typedBoard.value = String(board);
    tab.value = 'enter';
  };
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [props.tab]);
  switch (props.tab) {
    case 'enter':
      return <EnterPage typed={typedBoard} />;
    case 'open':
      return <OpenPage onPick={enter} />;
    case 'last':
      return <LastPage onCorrect={enter} />;
    case 'checkIn':
      return <CheckInPage themselves={themselves} />;
    case 'mine':
      return <MinePage />;
    case 'rounds':
      return <RoundsPage />;
    case 'standing':
      return <StandingPage />;
    case 'team':
      return <CaptainPage />;
    case 'decide':
      return <DecidePage />;
    case 'more':
      return <MorePage me={props.me} />;
  }
}

const SIGNS: Readonly<Record<Tab, string>> = {
  enter: '±',
  open: '☰',
  last: '✓',
  checkIn: '☑',
  mine: '♟',
  rounds: '☰',
  standing: '№',
  team: '♜',
  decide: '§',
  more: '⋯',
};

function Tabs(props: { readonly tabs: readonly Tab[]; readonly current: Tab }): JSX.Element {
  return (
    <nav class="tabs" aria-label={words.navigation}>
      {props.tabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === props.current ? 'page' : undefined}
          onClick={() => (tab.value = one)}
        >
          <span aria-hidden="true">{SIGNS[one]}</span>
          {words.tabs[one]}
        </button>
      ))}
    </nav>
  );
}
