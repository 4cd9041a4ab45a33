import { arrangementOf, type ShownArrangement } from '../arrangements.ts';
import type { HeldDraw } from '../draw-ceremony.ts';
import { roundAtHand, type Tournament } from '../state.ts';
import { crosstableView } from './crosstable.ts';
import { hallDraw } from './draw.ts';
import { bracketPage } from './hall-bracket.ts';
import { hallName, shownLines } from './hall-lines.ts';
import { hallNames, type HallNames } from './hall-names.ts';
import type { HallPage } from './hall-page.ts';
import { boardsPage, byNamePage, calendarPage, roundShown } from './hall-rounds.ts';
import { matchesPage, teamCrosstablePage, teamStandingsPage } from './hall-teams.ts';
import { playersView } from './players.ts';
import { prizesView } from './prizes.ts';
import { maySeeRound } from './round.ts';
import { roundCalls, type RoundCalls } from './round-calls.ts';
import { roundBeginsAt } from './round-times.ts';
import type { ClockPage, ListPage, Screen, ScreenPage } from './screen.ts';
import { seatsView } from './seats.ts';
import { playerShower } from './shown-player.ts';
import { standingsView } from './standings.ts';

export interface HallView {
  readonly screen: Screen;
  readonly tournament: string;
  /** The latest published round; null before the first. */
  readonly round: number | null;
  readonly rounds: number;
  /** The starting position of Chess960 of the round at hand; null for the usual one. */
  readonly arrangement: Pick<ShownArrangement, 'id' | 'rank'> | null;
  /** What is announced in the hall before it comes. */
  readonly calls: RoundCalls | null;
  readonly pages: readonly HallPage[];
}

/**
 * Everything a hall screen shows; only what is published, whoever stands before it.
 * @param draw the one held at the desk, if any
 */
export function hallView(
  state: Tournament,
  screen: Screen,
  draw: HeldDraw | null = null,
): HallView {
  const names = hallNames(state);
  return {
    screen,
    tournament: state.settings.name,
    round: roundAtHand(state)?.number ?? null,
    rounds: state.settings.rounds,
    arrangement: arrangementShown(state),
    calls: roundCalls(state),
    pages: screen.pages.map((page) => hallPage(state, page, names, draw)),
  };
}

function arrangementShown(state: Tournament): HallView['arrangement'] {
  const round = roundAtHand(state);
  if (round === null || !maySeeRound(state, round, 'public')) return null;
  const shown = arrangementOf(state, round.number);
  return shown === null ? null : { id: shown.id, rank: shown.rank };
}

/** One page as plain values: a screen counts its own lines and splits what does not fit. */
export function hallPage(
  state: Tournament,
  page: ScreenPage,
  names: HallNames = hallNames(state),
  held: HeldDraw | null = null,
): HallPage {
  const { publication } = state.settings;
  switch (page.view) {
    case 'pairings':
    case 'results':
      return (
        matchesPage(state, roundShown(state, page), page, page.view, names) ??
        boardsPage(state, page, page.view, names) ??
        empty(page)
      );
    case 'byName':
      return byNamePage(state, page, names) ?? empty(page);
    case 'standings':
      if (!publication.standings) return empty(page);
      return teamStandingsPage(state, page) ?? standingsPage(state, page, names);
    case 'crosstable': {
      if (!publication.crosstable) return empty(page);
      const teams = teamCrosstablePage(state, page);
      if (teams !== null) return teams;
      const view = crosstableView(state);
      const lines = view.lines.map((line) => ({ ...line, ...names.ofNumber(line.tpn) }));
      return { ...view, view: 'crosstable', ...shownLines(lines, page, ({ line }) => line) };
    }
    case 'players': {
      const players = playersView(state, 'public')?.players.map((one) => ({
        ...hallName(one, names),
        federation: one.federation,
      }));
      return players
        ? { view: 'players', ...shownLines(players, page, ({ tpn }) => tpn) }
        : empty(page);
    }
    case 'prizes': {
      const prizes = publication.prizes ? prizesView(state) : null;
      if (prizes === null) return empty(page);
      const players = prizes.players.map((one) => ({
        ...one,
        ...(one.id === null ? {} : names.of(one.id)),
      }));
      return { view: 'prizes', prizes: { ...prizes, players }, openGames: prizes.openGames };
    }
    case 'calendar':
      return calendarPage(state, page, names) ?? empty(page);
    case 'bracket':
      return bracketPage(state, names) ?? empty(page);
    case 'seats': {
      const seats = seatsView(state, page.way, page.seating);
      if (seats === null) return empty(page);
      const { players, ...rest } = seats;
      const shower = playerShower(state);
      const shown = [...players.values()].map((id) => hallName(shower(id), names));
      return { view: 'seats', ...rest, names: shown };
    }
    case 'draw': {
      const draw = hallDraw(state, held);
      return draw === null ? empty(page) : { view: 'draw', draw };
    }
    case 'picture': {
      const { picture, ground } = page;
      return picture === null ? empty(page) : { view: 'picture', picture, ground };
    }
    case 'message':
      return { view: 'message', text: page.text };
    case 'clock':
      return clockPage(state, page);
  }
}

const empty = ({ view }: ScreenPage): HallPage => ({ view: 'empty', of: view });

function standingsPage(state: Tournament, page: ListPage, names: HallNames): HallPage {
  const { round, openGames, descriptors, rows } = standingsView(state);
  const lines = rows.map((row) => ({
    rank: row.rank,
    tpn: row.tpn,
    title: row.title,
    name: row.name,
    rating: row.rating ?? 0,
    ...(row.estimated === true ? { estimated: true as const } : {}),
    federation: row.federation,
    club: row.club,
    points: row.points,
    tieBreaks: row.tieBreaks,
    ...names.of(row.id),
  }));
  return {
    view: 'standings',
    round,
    openGames,
    descriptors,
    ...shownLines(lines, page, ({ rank }) => rank),
  };
}

function clockPage(state: Tournament, page: ClockPage): HallPage {
  const last = roundAtHand(state);
  const round = last && !last.started && !last.closed ? last.number : (last?.number ?? 0) + 1;
  const startsAt = round > state.settings.rounds ? null : roundBeginsAt(state, round);
  return {
    view: 'clock',
    title: page.title,
    until: page.until,
    phases: page.phases ?? [],
    next: startsAt === null ? null : { round, startsAt },
  };
}
