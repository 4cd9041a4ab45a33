import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { EventPage } from './event/event-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { sentToKiosk } from './pages/check-in/kiosk-lock.ts';
import { NewPage } from './pages/new/new-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { PAGES } from './pages.ts';
import { Desk } from './shell/desk.tsx';
import { NotFound } from './shell/not-found.tsx';

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
    const { panel, missing, board, after } = search;
    return {
      ...(typeof panel === 'string' ? { panel } : {}),
      ...(typeof missing === 'string' ? { missing } : {}),
      ...(typeof board === 'number' ? { board } : {}),
      ...(typeof after === 'number' ? { after } : {}),
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
    event.addChildren([eventHome, ...eventPages]),
  ]),
  defaultPreload: 'intent',
});
