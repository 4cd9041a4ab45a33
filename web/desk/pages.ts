import type { Role } from '@ronde/core/tournament/roles.ts';
import { inBoth, type InBoth } from '../words/in-both.ts';
import { later, type Later } from './later/later.ts';
import { mayRead } from './page-readers.ts';
import { PeriodsOfPlay } from './pages/settings/fields/periods-later.ts';
import {
  ApartRules,
  BeforeStart,
  CallsBar,
  Chess960Part,
  DefaultTimeBar,
  IdlePlayers,
  RegulationFields,
  RulesSection,
  TieBreakEditor,
  TimeFields,
} from './parts-of-pages.ts';
import { QrCode } from './parts/qr-code.ts';
import { SeveralOfAList } from './parts/several-later.ts';

/** What pages are about, in the order of the navigation. */
export const PAGE_GROUPS = ['event', 'round', 'results', 'people', 'papers'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** A page of the navigation: where it is, how it is called, and the key that opens it. */
export interface NamedPage {
  readonly path: string;
  readonly name: InBoth<string>;
  readonly group: PageGroup;
  /** `g` then this key. */
  readonly key: string;
  readonly component: Later;
}

/** One that is reached from another. */
interface UnnamedPage {
  readonly path: string;
  readonly name: null;
  readonly component: Later;
}

export type Page = NamedPage | UnnamedPage;

/** On two addresses: with the number of a round, and without. */
const ROUNDS = later(
  () => import('./pages/rounds/rounds-page.tsx').then((code) => code.RoundsPage),
  [DefaultTimeBar, BeforeStart, IdlePlayers, Chess960Part],
);

/** In the order of the navigation; a page without a name is reached from another one. */
export const PAGES: readonly Page[] = [
  {
    path: 'now',
    name: inBoth('Now', 'Maintenant'),
    group: 'event',
    key: 'n',
    component: later(
      () => import('./pages/now/now-page.tsx').then((code) => code.NowPage),
      [CallsBar],
    ),
  },
  {
    path: 'players',
    name: inBoth('Players', 'Joueurs'),
    group: 'event',
    key: 'p',
    component: later(() =>
      import('./pages/players/players-page.tsx').then((code) => code.PlayersPage),
    ),
  },
  {
    path: 'teams',
    name: inBoth('Teams', 'Équipes'),
    group: 'event',
    key: 'q',
    component: later(() => import('./pages/teams/teams-page.tsx').then((code) => code.TeamsPage)),
  },
  {
    path: 'lists',
    name: inBoth('Rating lists', 'Listes Elo'),
    group: 'event',
    key: 'l',
    component: later(() => import('./pages/lists/lists-page.tsx').then((code) => code.ListsPage)),
  },
  {
    path: 'licences',
    name: inBoth('Licences', 'Licences'),
    group: 'event',
    key: 'v',
    component: later(() =>
      import('./parts/licences/door-part.ts').then((code) => code.LicencesPage),
    ),
  },
  {
    path: 'needs',
    name: inBoth('Needs', 'Besoins'),
    group: 'event',
    key: 'N',
    component: later(() => import('./pages/needs/needs-page.tsx').then((code) => code.NeedsPage)),
  },
  {
    path: 'settings',
    name: inBoth('Settings', 'Réglages'),
    group: 'event',
    key: 't',
    component: later(
      () => import('./pages/settings/settings-page.tsx').then((code) => code.SettingsPage),
      [
        TimeFields,
        PeriodsOfPlay,
        SeveralOfAList,
        TieBreakEditor,
        RegulationFields,
        ApartRules,
        RulesSection,
      ],
    ),
  },
  {
    path: 'check-in',
    name: inBoth('Check-in', 'Pointage'),
    group: 'round',
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
  {
    path: 'draw',
    name: inBoth('Draw', 'Tirage au sort'),
    group: 'round',
    key: 'a',
    component: later(() => import('./pages/draw/draw-page.tsx').then((code) => code.DrawPage)),
  },
  { path: 'rounds', name: inBoth('Rounds', 'Rondes'), group: 'round', key: 'r', component: ROUNDS },
  { path: 'rounds/$round', name: null, component: ROUNDS },
  {
    path: 'line-ups/$round',
    name: null,
    component: later(() => import('./parts/teams/team-part.ts').then((code) => code.LineUpsPage)),
  },
  {
    path: 'match-sheets/$round',
    name: null,
    component: later(() =>
      import('./parts/teams/team-part.ts').then((code) => code.MatchSheetsPage),
    ),
  },
  {
    path: 'molter',
    name: inBoth('Molter', 'Molter'),
    group: 'round',
    key: 'm',
    component: later(() => import('./parts/teams/team-part.ts').then((code) => code.MolterPage)),
  },
  {
    path: 'calendar',
    name: inBoth('Calendar', 'Calendrier'),
    group: 'round',
    key: 'd',
    component: later(() =>
      import('./pages/calendar/calendar-page.tsx').then((code) => code.CalendarPage),
    ),
  },
  {
    path: 'bracket',
    name: inBoth('Bracket', 'Tableau'),
    group: 'round',
    key: 'b',
    component: later(() =>
      import('./pages/bracket/bracket-page.tsx').then((code) => code.BracketPage),
    ),
  },
  {
    path: 'decide',
    name: inBoth('Decide', 'Décider'),
    group: 'round',
    key: 'D',
    component: later(() =>
      import('./pages/decide/decide-page.tsx').then((code) => code.DecidePage),
    ),
  },
  {
    path: 'incidents',
    name: inBoth('Incidents', 'Incidents'),
    group: 'round',
    key: 'I',
    component: later(() =>
      import('./pages/incidents/incidents-page.tsx').then((code) => code.IncidentsPage),
    ),
  },
  {
    path: 'clocks',
    name: inBoth('Clocks', 'Pendules'),
    group: 'round',
    key: 'C',
    component: later(() =>
      import('./pages/clocks/clocks-page.tsx').then((code) => code.ClocksPage),
    ),
  },
  {
    path: 'laws',
    name: inBoth('Laws', 'Règles du jeu'),
    group: 'round',
    key: 'L',
    component: later(() => import('./pages/laws/laws-page.tsx').then((code) => code.LawsPage)),
  },
  {
    path: 'standings',
    name: inBoth('Standings', 'Classement'),
    group: 'results',
    key: 's',
    component: later(() =>
      import('./pages/standings/standings-page.tsx').then((code) => code.StandingsPage),
    ),
  },
  {
    path: 'play-off',
    name: null,
    component: later(() =>
      import('./pages/play-off/play-off-page.tsx').then((code) => code.PlayOffPage),
    ),
  },
  {
    path: 'crosstable',
    name: inBoth('Crosstable', 'Grille'),
    group: 'results',
    key: 'c',
    component: later(() =>
      import('./pages/crosstable/crosstable-page.tsx').then((code) => code.CrosstablePage),
    ),
  },
  {
    path: 'prizes',
    name: inBoth('Prizes', 'Prix'),
    group: 'results',
    key: 'x',
    component: later(() =>
      import('./pages/prizes/prizes-page.tsx').then((code) => code.PrizesPage),
    ),
  },
  {
    path: 'ratings',
    name: inBoth('Ratings', 'Elo'),
    group: 'results',
    key: 'u',
    component: later(() =>
      import('./pages/ratings/ratings-page.tsx').then((code) => code.RatingsPage),
    ),
  },
  {
    path: 'norms',
    name: inBoth('Norms', 'Normes'),
    group: 'results',
    key: 'w',
    component: later(() => import('./pages/norms/norms-page.tsx').then((code) => code.NormsPage)),
  },
  {
    path: 'games',
    name: inBoth('Games', 'Parties'),
    group: 'results',
    key: 'j',
    component: later(() => import('./pages/games/games-page.tsx').then((code) => code.GamesPage)),
  },
  {
    path: 'closing',
    name: inBoth('Closing', 'Clôture'),
    group: 'results',
    key: 'z',
    component: later(() =>
      import('./pages/closing/closing-page.tsx').then((code) => code.ClosingPage),
    ),
  },
  {
    path: 'people',
    name: inBoth('People', 'Personnes'),
    group: 'people',
    key: 'o',
    component: later(() =>
      import('./pages/people/people-page.tsx').then((code) => code.PeoplePage),
    ),
  },
  {
    path: 'screens',
    name: inBoth('Screens', 'Écrans'),
    group: 'people',
    key: 'e',
    component: later(
      () => import('./pages/screens/screens-page.tsx').then((code) => code.ScreensPage),
      [QrCode],
    ),
  },
  {
    path: 'files',
    name: inBoth('Papers', 'Documents'),
    group: 'papers',
    key: 'f',
    component: later(() => import('./pages/files/files-page.tsx').then((code) => code.FilesPage)),
  },
  {
    path: 'wall',
    name: null,
    component: later(() => import('./pages/wall/wall-page.tsx').then((code) => code.WallPage)),
  },
  {
    path: 'dossier',
    name: null,
    component: later(() =>
      import('./pages/dossier/dossier-page.tsx').then((code) => code.DossierPage),
    ),
  },
  {
    path: 'regulations',
    name: inBoth('Regulations', 'Règlement'),
    group: 'papers',
    key: 'R',
    component: later(() =>
      import('./pages/regulations/regulations-page.tsx').then((code) => code.RegulationsPage),
    ),
  },
  {
    path: 'administration',
    name: inBoth('Administration', 'Administration'),
    group: 'papers',
    key: 'y',
    component: later(() =>
      import('./pages/administration/administration-page.tsx').then(
        (code) => code.AdministrationPage,
      ),
    ),
  },
  {
    path: 'history',
    name: inBoth('History', 'Historique'),
    group: 'papers',
    key: 'h',
    component: later(() =>
      import('./pages/history/history-page.tsx').then((code) => code.HistoryPage),
    ),
  },
  {
    path: 'copies',
    name: inBoth('Copies', 'Sauvegardes'),
    group: 'papers',
    key: 'k',
    component: later(() =>
      import('./pages/copies/copies-page.tsx').then((code) => code.CopiesPage),
    ),
  },
];

/** Pages that not every event has, and those that only teams or only players have. */
const OF_SOME_EVENTS = ['calendar', 'bracket', 'licences', 'molter'] as const;
const OF_ONE_KIND = { team: ['teams'], individual: ['check-in'] } as const;
export type PagesOfEvent = Readonly<Record<(typeof OF_SOME_EVENTS)[number], boolean>> & {
  readonly kind: 'individual' | 'team';
};

/** The pages of an event a role is led to; an address typed by hand answers for itself. */
export function pagesFor(role: Role, event: PagesOfEvent): readonly Page[] {
  const none: readonly string[] = [
    ...OF_SOME_EVENTS.filter((page) => !event[page]),
    ...OF_ONE_KIND[event.kind === 'team' ? 'individual' : 'team'],
  ];
  return PAGES.filter(({ path }) => mayRead(role, path) && !none.includes(path));
}

/** Those of the navigation, group by group; a group without a page is left out. */
export function groupsOf(
  pages: readonly Page[],
): { readonly group: PageGroup; readonly pages: readonly NamedPage[] }[] {
  return PAGE_GROUPS.flatMap((group) => {
    const own = pages.flatMap((page) => (page.name !== null && page.group === group ? [page] : []));
    return own.length === 0 ? [] : [{ group, pages: own }];
  });
}
