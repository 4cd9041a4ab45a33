import type { Role } from '@ronde/server/api/roles.ts';
import type { FunctionComponent } from 'react';
import { inBoth, type InBoth } from '../words/in-both.ts';
import { mayRead } from './page-readers.ts';
import { CrosstablePage } from './pages/crosstable/crosstable-page.tsx';
import { CopiesPage } from './pages/copies/copies-page.tsx';
import { CheckInPage } from './pages/check-in/check-in-page.tsx';
import { KioskPage } from './pages/check-in/kiosk-page.tsx';
import { FilesPage } from './pages/files/files-page.tsx';
import { HistoryPage } from './pages/history/history-page.tsx';
import { ListsPage } from './pages/lists/lists-page.tsx';
import { NowPage } from './pages/now/now-page.tsx';
import { PeoplePage } from './pages/people/people-page.tsx';
import { PlayersPage } from './pages/players/players-page.tsx';
import { PrizesPage } from './pages/prizes/prizes-page.tsx';
import { RoundsPage } from './pages/rounds/rounds-page.tsx';
import { ScreensPage } from './pages/screens/screens-page.tsx';
import { SettingsPage } from './pages/settings/settings-page.tsx';
import { StandingsPage } from './pages/standings/standings-page.tsx';

/** A page of a tournament: where it is, how it is called, and the key after `g` that opens it. */
export interface Page {
  readonly path: string;
  readonly name: InBoth<string> | null;
  /** `g` then this key. */
  readonly key?: string;
  readonly component: FunctionComponent;
}

/** In the order of the navigation; a page without a name is reached from another one. */
export const PAGES: readonly Page[] = [
  { path: 'now', name: inBoth('Now', 'Maintenant'), key: 'n', component: NowPage },
  { path: 'players', name: inBoth('Players', 'Joueurs'), key: 'p', component: PlayersPage },
  {
    path: 'lists',
    name: inBoth('Rating lists', 'Listes Elo'),
    component: ListsPage,
  },
  { path: 'check-in', name: inBoth('Check-in', 'Pointage'), key: 'i', component: CheckInPage },
  { path: 'check-in/kiosk', name: null, component: KioskPage },
  { path: 'rounds', name: inBoth('Rounds', 'Rondes'), key: 'r', component: RoundsPage },
  { path: 'rounds/$round', name: null, component: RoundsPage },
  {
    path: 'standings',
    name: inBoth('Standings', 'Classement'),
    key: 's',
    component: StandingsPage,
  },
  {
    path: 'crosstable',
    name: inBoth('Crosstable', 'Grille'),
    key: 'c',
    component: CrosstablePage,
  },
  { path: 'prizes', name: inBoth('Prizes', 'Prix'), component: PrizesPage },
  {
    path: 'files',
    name: inBoth('Papers', 'Papiers'),
    key: 'f',
    component: FilesPage,
  },
  { path: 'people', name: inBoth('People', 'Personnes'), component: PeoplePage },
  { path: 'screens', name: inBoth('Screens', 'Écrans'), component: ScreensPage },
  { path: 'history', name: inBoth('History', 'Historique'), key: 'h', component: HistoryPage },
  { path: 'copies', name: inBoth('Copies', 'Sauvegardes'), component: CopiesPage },
  { path: 'settings', name: inBoth('Settings', 'Réglages'), component: SettingsPage },
];

/** The pages a role is led to; an address typed by hand answers for itself. */
export const pagesFor = (role: Role): readonly Page[] =>
  PAGES.filter(({ path }) => mayRead(role, path));
