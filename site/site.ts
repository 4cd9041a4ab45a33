import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import {
  publishedRounds,
  roundAtHand,
  standingsRound,
  type Tournament,
} from '@ronde/core/tournament/state.ts';
import { tieBreaksInUse } from '@ronde/core/tournament/matches.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import { bracketView } from '@ronde/core/tournament/views/bracket.ts';
import { calendarView } from '@ronde/core/tournament/views/calendar.ts';
import { matchCalendarView } from '@ronde/core/tournament/views/match-calendar.ts';
import { areRegulationsPublic } from '@ronde/core/tournament/views/regulations.ts';
import { playersView, type PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { calendarOf } from '@ronde/core/documents/files/calendar.ts';
import { teamCalendarOf } from '@ronde/core/documents/files/match-calendar.ts';
import { calendarRoundLists } from '@ronde/core/documents/lists/calendar-list.ts';
import { crosstableList, gridList } from '@ronde/core/documents/lists/crosstable-lists.ts';
import { playersList } from '@ronde/core/documents/lists/players-list.ts';
import { boardsList, byNameList } from '@ronde/core/documents/lists/round-lists.ts';
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import { prizesList, standingsList } from '@ronde/core/documents/lists/standings-lists.ts';
import { boardPrizesList, teamPlayersList } from '@ronde/core/documents/lists/team-player-lists.ts';
import { fieldFacts, type FieldFacts } from '@ronde/core/documents/players/field-facts.ts';
import { bracketPage } from './bracket-page.ts';
import { calendarPage } from './calendar-page.ts';
import { crosstablePage } from './crosstable-page.ts';
import { flagImage } from './flags.ts';
import { markup, type Html } from './markup.ts';
import { indexPage } from './index-page.ts';
import { listTable } from './list-table.ts';
import { framed, type MenuEntry, type SiteOptions } from './page-frame.ts';
import type { PageContext } from './page-context.ts';
import { playerPage } from './player-page.ts';
import { regulationsPage } from './regulations-page.ts';
import { roundLinks, roundPage } from './round-pages.ts';
import {
  CALENDAR,
  languageOfPath,
  pathOf,
  STYLESHEET,
  teamCalendarPath,
  teamOfCalendar,
  type SitePage,
} from './site-paths.ts';
import { STYLES } from './stylesheet.ts';
import { teamPage } from './team-page.ts';
import { tieBreakLegend } from './tie-break-legend.ts';
import { siteWords } from './words.ts';

/** One file of the site. */
export interface SiteFile {
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
}

/** The public pages of a tournament, each made when it is asked for. */
export interface Site {
  /** Every file there is, the first page first. */
  readonly paths: readonly string[];
  /** Null for what does not exist or is not published. */
  file(path: string): SiteFile | null;
}

const HTML = 'text/html; charset=utf-8';
const ICS = 'text/calendar; charset=utf-8';

/**
 * The public pages as the settings publish them: never a draft, never anything private. Links are
 * relative, so that a folder of these files works on any host and from a disk.
 */
export function openSite(state: Tournament, id: string, options: SiteOptions): Site {
  const pages = pagesOf(state);
  const byStem = new Map(
    pages.map((page) => [pathOf(page, options.language, options.language), page] as const),
  );
  const players = new Map(
    (playersView(state, 'public')?.players ?? []).map((line) => [line.id, line] as const),
  );
  const teams = new Set(teamsShown(state));
  const teamCalendars = matchCalendarView(state, 'public') !== null;
  let known: FieldFacts | null = null;
  const field = (): FieldFacts => (known ??= fieldFacts(state));
  const menu = menuOf(state);
  const names = namesPage(state);
  const flag = (federation: string): Html => flagImage(options.flags?.(federation) ?? null);

  const pageText = (page: SitePage, language: Language): string | null => {
    const path = (target: SitePage): string => pathOf(target, language, options.language);
    const playerPath = (player: PlayerId): string | null =>
      players.has(player) ? path({ page: 'player', player }) : null;
    const teamPath = (team: TeamId): string | null =>
      teams.has(team) ? path({ page: 'team', team }) : null;
    const context: PageContext = {
      state,
      language,
      zone: options.zone,
      path,
      table: { language, event: state.settings.name, playerPath, teamPath, flag },
    };
    const made = contentOf(page, context, { players, field });
    if (made === null) return null;
    return framed({ state, language, options, page, menu, names }, made.title, made.content);
  };

  return {
    paths: [
      ...LANGUAGES.toSorted((a) => (a === options.language ? -1 : 1)).flatMap((language) =>
        pages.map((page) => pathOf(page, language, options.language)),
      ),
      STYLESHEET,
      CALENDAR,
      ...(teamCalendars ? [...teams].map(teamCalendarPath) : []),
    ],
    file(path) {
      if (path === STYLESHEET) return { path, mediaType: 'text/css; charset=utf-8', text: STYLES };
      if (path === CALENDAR) {
        const text = calendarOf(state, id, options);
        return { path, mediaType: ICS, text };
      }
      const team = teamCalendars ? teamOfCalendar([...teams], path) : null;
      if (team !== null) {
        const text = teamCalendarOf(state, id, team, options);
        return text === null ? null : { path, mediaType: ICS, text };
      }
      const named = languageOfPath(path, options.language);
      const page = named === null ? undefined : byStem.get(`${named.stem}.html`);
      const text = named === null || !page ? null : pageText(page, named.language);
      return text === null ? null : { path, mediaType: HTML, text };
    },
  };
}

function pagesOf(state: Tournament): SitePage[] {
  const may = (page: Parameters<typeof maySee>[2]): boolean => maySee(state, 'public', page);
  const rounds = publishedRounds(state).map(({ number }) => number);
  const players = playersView(state, 'public')?.players ?? [];
  return [
    { page: 'index' },
    ...(may('pairings')
      ? rounds.flatMap((round): SitePage[] => [
          { page: 'round', round },
          { page: 'names', round },
        ])
      : []),
    ...(hasCalendar(state) ? [{ page: 'calendar' } as const] : []),
    ...(bracketView(state, 'public') === null ? [] : [{ page: 'bracket' } as const]),
    ...(may('standings') ? [{ page: 'standings' } as const] : []),
    ...(may('standings')
      ? rounds.map((round): SitePage => ({ page: 'standingsAfter', round }))
      : []),
    ...(may('standings') && state.settings.team !== null ? [{ page: 'individuals' } as const] : []),
    ...(may('crosstable') ? [{ page: 'crosstable' } as const] : []),
    ...(may('prizes') && state.settings.prizes !== null ? [{ page: 'prizes' } as const] : []),
    ...(may('players') ? [{ page: 'players' } as const] : []),
    ...(areRegulationsPublic(state) ? [{ page: 'regulations' } as const] : []),
    ...teamsShown(state).map((team): SitePage => ({ page: 'team', team })),
    ...players.map(({ id }): SitePage => ({ page: 'player', player: id })),
  ];
}

function menuOf(state: Tournament): MenuEntry[] {
  const may = (page: Parameters<typeof maySee>[2]): boolean => maySee(state, 'public', page);
  const last = roundAtHand(state)?.number;
  const entries: MenuEntry[] = [{ name: 'home', page: { page: 'index' }, covers: ['index'] }];
  if (may('pairings') && last !== undefined) {
    const page = { page: 'round', round: last } as const;
    entries.push({ name: 'pairings', page, covers: ['round', 'names'] });
  }
  if (hasCalendar(state)) {
    entries.push({ name: 'allRounds', page: { page: 'calendar' }, covers: ['calendar'] });
  }
  if (bracketView(state, 'public') !== null) {
    entries.push({ name: 'bracket', page: { page: 'bracket' }, covers: ['bracket'] });
  }
  if (may('standings')) {
    const covers = ['standings', 'standingsAfter', 'team'] as const;
    entries.push({ name: 'standings', page: { page: 'standings' }, covers });
    if (state.settings.team !== null) {
      entries.push({ name: 'individuals', page: { page: 'individuals' }, covers: ['individuals'] });
    }
  }
  if (may('crosstable')) {
    entries.push({ name: 'crosstable', page: { page: 'crosstable' }, covers: ['crosstable'] });
  }
  if (may('prizes') && state.settings.prizes !== null) {
    entries.push({ name: 'prizes', page: { page: 'prizes' }, covers: ['prizes'] });
  }
  if (may('players')) {
    entries.push({ name: 'players', page: { page: 'players' }, covers: ['players', 'player'] });
  }
  if (areRegulationsPublic(state)) {
    entries.push({ name: 'regulations', page: { page: 'regulations' }, covers: ['regulations'] });
  }
  return entries;
}

/** Teams with a page: those whose players everybody may see. */
const teamsShown = (state: Tournament): readonly TeamId[] =>
  state.settings.team !== null && maySee(state, 'public', 'players') ? [...state.teams.keys()] : [];

const hasCalendar = (state: Tournament): boolean =>
  calendarView(state, 'public') !== null || matchCalendarView(state, 'public') !== null;

/** Where everybody stands: at a board of the last round, else among the players. */
function namesPage(state: Tournament): SitePage | null {
  const last = publishedRounds(state).at(-1)?.number;
  if (last !== undefined && maySee(state, 'public', 'pairings')) {
    return { page: 'names', round: last };
  }
  return maySee(state, 'public', 'players') ? { page: 'players' } : null;
}

interface Field {
  readonly players: ReadonlyMap<PlayerId, PlayerLine>;
  readonly field: () => FieldFacts;
}

interface Made {
  readonly title: string;
  readonly content: Html;
}

function contentOf(page: SitePage, context: PageContext, { players, field }: Field): Made | null {
  const { state, language, table } = context;
  const last = publishedRounds(state).at(-1)?.number ?? 0;
  switch (page.page) {
    case 'index':
      return { title: '', content: indexPage(context) };
    case 'round':
    case 'names': {
      const list =
        page.page === 'round'
          ? boardsList(state, page.round, language, 'public')
          : byNameList(state, page.round, language, 'public');
      if (list === null) return null;
      return { title: list.title, content: roundPage(context, page.round, page.page, list) };
    }
    case 'calendar': {
      const rounds = calendarRoundLists(state, language, 'public');
      if (rounds === null) return null;
      return { title: siteWords(language).allRounds, content: calendarPage(context, rounds) };
    }
    case 'bracket': {
      const view = bracketView(state, 'public');
      if (view === null) return null;
      return { title: siteWords(language).bracket, content: bracketPage(context, view) };
    }
    case 'standings':
    case 'standingsAfter': {
      const round = 'round' in page ? page.round : standingsRound(state);
      const list = standingsList(state, language, 'public', round);
      if (list === null) return null;
      if (last === 0)
        return { title: siteWords(language).standings, content: listTable(list, table) };
      const links = roundLinks(context, round, (asOf) => ({ page: 'standingsAfter', round: asOf }));
      const legend = tieBreakLegend(tieBreaksInUse(state.settings), language);
      return { title: list.title, content: markup`${links}${listTable(list, table)}${legend}` };
    }
    case 'individuals': {
      const players = teamPlayersList(state, language, 'public');
      const boards = boardPrizesList(state, language, 'public');
      if (players === null || boards === null) return null;
      const title = siteWords(language).individuals;
      if (last === 0) return { title, content: listTable({ ...players, rows: [] }, table) };
      return {
        title,
        content: markup`<section aria-labelledby="boards">
            <h2 id="boards">${boards.title}</h2>
            ${listTable(boards, table)}
          </section>
          <section aria-labelledby="everybody">
            <h2 id="everybody">${players.title}</h2>
            ${listTable(players, table)}
          </section> `,
      };
    }
    case 'team': {
      const team = state.teams.get(page.team);
      return team ? { title: team.name, content: teamPage(context, page.team) } : null;
    }
    case 'crosstable':
    case 'prizes':
    case 'players': {
      const list = LISTED[page.page](state, language, 'public');
      if (list === null) return null;
      // Before the first round there is none to stand after.
      const title = list.rows.length === 0 ? siteWords(language)[page.page] : list.title;
      if (page.page !== 'crosstable') return { title, content: listTable(list, table) };
      const grid = gridList(state, language, 'public');
      return { title, content: crosstablePage(context, grid, list) };
    }
    case 'regulations':
      return { title: siteWords(language).regulations, content: regulationsPage(context) };
    case 'player': {
      const player = players.get(page.player);
      if (!player) return null;
      const title = [sayTitle(player.title, language), player.name].filter((part) => part !== null);
      return { title: title.join(' '), content: playerPage(context, player, field()) };
    }
  }
}

const LISTED = { crosstable: crosstableList, prizes: prizesList, players: playersList } as const;
