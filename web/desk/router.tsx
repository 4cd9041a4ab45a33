import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { sentToKiosk } from './pages/check-in/kiosk-lock.ts';
import { later } from './later/later.ts';
import { PageFailure } from './later/missing-notice.tsx';
import { waitForParts } from './later/wait-for-parts.tsx';
import { PAGES } from './pages.ts';
import { PANELS } from './panels.tsx';
import { PARTS_OF_PAGES } from './parts-of-pages.ts';
import { queries } from './queries.ts';
import { Desk } from './shell/desk.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';

const EventPage = later(() => import('./event/event-page.tsx').then((code) => code.EventPage));
const HomePage = later(() => import('./pages/home/home-page.tsx').then((code) => code.HomePage));
const HelpPage = later(() => import('./pages/help/help-page.tsx').then((code) => code.HelpPage));
const NewPage = later(() => import('./pages/new/new-page.tsx').then((code) => code.NewPage));
const SignInPage = later(() =>
  import('./pages/sign-in/sign-in-page.tsx').then((code) => code.SignInPage),
);

/** Everything that comes when it is asked for, the likeliest first. */
export const PARTS = [
  EventPage,
  ...PAGES.map(({ component }) => component),
  ...PANELS,
  ...PARTS_OF_PAGES,
  HomePage,
  NewPage,
  HelpPage,
];

/** What an address may say after the `?`. */
interface EventSearch {
  /** The panel beside the page: `player:ID`, `board:5:7`, `why:5:7` … */
  readonly panel?: string;
  /** Players who lack something, `licence`. */
  readonly missing?: string;
  /** The board of a round to look at. */
  readonly board?: number;
  /** The standings as they were after a round. */
  readonly after?: number;
  /** The dialog between the check-in and the draft of a round. */
  readonly prepare?: boolean;
  /** An article of the Laws. */
  readonly article?: string;
  /** What happened, to be decided. */
  readonly situation?: string;
  /** An incident of the register, opened. */
  readonly incident?: number;
}

const root = createRootRoute({
  component: Desk,
  notFoundComponent: NotFound,
  beforeLoad: ({ location }) => {
    const kiosk = sentToKiosk(localStorage, location.pathname);
    if (kiosk !== null) redirect({ href: kiosk, throw: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: HomePage,
});

const newTournament = createRoute({ getParentRoute: () => root, path: '/new', component: NewPage });

const help = createRoute({ getParentRoute: () => root, path: '/help', component: HelpPage });

const helpChapter = createRoute({
  getParentRoute: () => root,
  path: '/help/$chapter',
  component: HelpPage,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInPage,
  validateSearch: ({ then }: Record<string, unknown>): { readonly then?: string } =>
    typeof then === 'string' ? { then } : {},
});

const event = createRoute({
  getParentRoute: () => root,
  path: '/event/$id',
  component: EventPage,
  validateSearch: (search: Record<string, unknown>): EventSearch => {
    const { panel, missing, board, after, prepare, article, situation, incident } = search;
    return {
      ...(typeof panel === 'string' ? { panel } : {}),
      ...(typeof missing === 'string' ? { missing } : {}),
      ...(typeof board === 'number' ? { board } : {}),
      ...(typeof after === 'number' ? { after } : {}),
      ...(prepare === true ? { prepare } : {}),
      ...(typeof article === 'string' ? { article } : {}),
      ...(typeof situation === 'string' ? { situation } : {}),
      ...(typeof incident === 'number' ? { incident } : {}),
    };
  },
});

const eventHome = createRoute({
  getParentRoute: () => event,
  path: '/',
  beforeLoad: ({ params }) => {
    redirect({ href: `/event/${params.id}/now`, throw: true });
  },
});

const eventPages = PAGES.map(({ path, component }) =>
  createRoute({ getParentRoute: () => event, path, component }),
);

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    newTournament,
    signIn,
    help,
    helpChapter,
    event.addChildren([eventHome, ...eventPages]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultErrorComponent: PageFailure,
});

waitForParts(router, queries);
