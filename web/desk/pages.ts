import type { Role } from '@ronde/core/tournament/roles.ts';
import { inBoth, type InBoth } from '../words/in-both.ts';
import { later, type Later } from './later/later.ts';
import { mayRead } from './page-readers.ts';

/** A page of a tournament: where it is, how it is called, and the key after `g` that opens it. */
export interface Page {
  readonly path: string;
  readonly name: InBoth<string> | null;
  /** `g` then this key. */
  readonly key?: string;
  readonly component: Later;
}

/** On two addresses: with the number of a round, and without. */
const ROUNDS = later(() =>
  import('./pages/rounds/rounds-page.tsx').then((code) => code.RoundsPage),
);

/** In the order of the navigation; a page without a name is reached from another one. */
export const PAGES: readonly Page[] = [
  {
    path: 'now',
    name: inBoth('Now', 'Maintenant'),
    key: 'n',
    component: later(() => import('./pages/now/now-page.tsx').then((code) => code.NowPage)),
  },
  {
    path: 'players',
    name: inBoth('Players', 'Joueurs'),
    key: 'p',
    component: later(() =>
      import('./pages/players/players-page.tsx').then((code) => code.PlayersPage),
    ),
  },
  {
    path: 'lists',
    name: inBoth('Rating lists', 'Listes Elo'),
    component: later(() => import('./pages/lists/lists-page.tsx').then((code) => code.ListsPage)),
  },
  {
    path: 'check-in',
    name: inBoth('Check-in', 'Pointage'),
    key: 'i',
    component: later(() =>
      import('./pages/check-in/check-in-page.tsx').then((code) => code.CheckInPage),
    ),
  },
  {
    path: 'check-in/kiosk',
    name: null,
    component: later(() =>
      import('./pages/check-in/kiosk-page.tsx').then((code) => code.KioskPage),
    ),
  },
  { path: 'rounds', name: inBoth('Rounds', 'Rondes'), key: 'r', component: ROUNDS },
  { path: 'rounds/$round', name: null, component: ROUNDS },
  {
    path: 'calendar',
    name: null,
    component: later(() =>
      import('./pages/calendar/calendar-page.tsx').then((code) => code.CalendarPage),
    ),
  },
  {
    path: 'standings',
    name: inBoth('Standings', 'Classement'),
    key: 's',
    component: later(() =>
      import('./pages/standings/standings-page.tsx').then((code) => code.StandingsPage),
    ),
  },
  {
    path: 'crosstable',
    name: inBoth('Crosstable', 'Grille'),
    key: 'c',
    component: later(() =>
      import('./pages/crosstable/crosstable-page.tsx').then((code) => code.CrosstablePage),
    ),
  },
  {
    path: 'prizes',
    name: inBoth('Prizes', 'Prix'),
    component: later(() =>
      import('./pages/prizes/prizes-page.tsx').then((code) => code.PrizesPage),
    ),
  },
  {
    path: 'files',
    name: inBoth('Papers', 'Papiers'),
    key: 'f',
    component: later(() => import('./pages/files/files-page.tsx').then((code) => code.FilesPage)),
  },
  {
    path: 'people',
    name: inBoth('People', 'Personnes'),
    component: later(() =>
      import('./pages/people/people-page.tsx').then((code) => code.PeoplePage),
    ),
  },
  {
    path: 'screens',
    name: inBoth('Screens', 'Écrans'),
    component: later(() =>
      import('./pages/screens/screens-page.tsx').then((code) => code.ScreensPage),
    ),
  },
  {
    path: 'history',
    name: inBoth('History', 'Historique'),
    key: 'h',
    component: later(() =>
      import('./pages/history/history-page.tsx').then((code) => code.HistoryPage),
    ),
  },
  {
    path: 'copies',
    name: inBoth('Copies', 'Sauvegardes'),
    component: later(() =>
      import('./pages/copies/copies-page.tsx').then((code) => code.CopiesPage),
    ),
  },
  {
    path: 'settings',
    name: inBoth('Settings', 'Réglages'),
    component: later(() =>
      import('./pages/settings/settings-page.tsx').then((code) => code.SettingsPage),
    ),
  },
];

/** The pages a role is led to; an address typed by hand answers for itself. */
export const pagesFor = (role: Role): readonly Page[] =>
  PAGES.filter(({ path }) => mayRead(role, path));
