import type { Colour } from '../../rules/colour.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import type { Title } from '../../rules/title.ts';
import type { RoundStage, Unpaired } from '../round.ts';
import { roundAtHand, type Tournament } from '../state.ts';
import { byNameView } from './by-name.ts';
import { calendarView, type CalendarGame, type CalendarRound } from './calendar.ts';
import type { CrosstableLine } from '../../standings/ranking/crosstable.ts';
import { crosstableView, type CrosstableView } from './crosstable.ts';
import { hallNames, type HallAlias, type HallNames } from './hall-names.ts';
import { shareOf, type HallShare } from './hall-share.ts';
import { playersView } from './players.ts';
import { prizesView, type PrizePlayer, type PrizesView } from './prizes.ts';
import { roundStartsAt } from './round-times.ts';
import { roundView, type BoardSide } from './round.ts';
import {
  partOf,
  type BoardRange,
  type CalendarPage,
  type ClockPage,
  type ClockPhase,
  type ListPage,
  type RoundPage,
  type Screen,
  type ScreenPage,
  type ScreenView,
} from './screen.ts';
import type { ShownPlayer } from './shown-player.ts';
import { standingsView } from './standings.ts';

/** A name on a wall: no more than can be read from ten metres. */
export interface HallName extends HallAlias {
  readonly tpn: number | null;
  readonly title: Title | null;
  readonly name: string;
  readonly rating: number;
  /** It is the arbiter's estimate; missing for a rating of a list. */
  readonly estimated?: true;
}

export interface HallBoard {
  readonly board: number;
  readonly white: HallName & { readonly score: Points | null };
  readonly black: HallName & { readonly score: Points | null };
  readonly outcome: GameOutcome;
}

export interface HallNameLine {
  readonly player: HallName;
  readonly board: number | null;
  readonly colour: Colour | null;
  readonly opponent: HallName | null;
  readonly unpaired: Pick<Unpaired, 'outcome' | 'reason'> | null;
}

export interface HallStanding extends HallName {
  readonly rank: number | null;
  readonly federation: string | null;
  readonly club: string | null;
  readonly points: Points;
  readonly tieBreaks: readonly (string | null)[];
}

export interface HallCalendarRound extends Pick<CalendarRound, 'round' | 'date' | 'time'> {
  readonly games: readonly (Pick<CalendarGame, 'board' | 'outcome' | 'postponed'> & {
    readonly white: HallName;
    readonly black: HallName;
  })[];
  readonly rests: HallName | null;
}

/** What one page of a screen shows; `empty` when there is nothing of it that everybody may see. */
export type HallPage =
  | {
      readonly view: 'pairings' | 'results';
      readonly round: number;
      readonly stage: RoundStage;
      readonly boards: readonly HallBoard[];
      readonly unpaired: readonly (HallName & Pick<Unpaired, 'outcome' | 'reason'>)[];
      readonly results: number;
      /** Of the whole round, whatever part of it is shown. */
      readonly of: number;
      readonly share?: HallShare;
    }
  | {
      readonly view: 'byName';
      readonly round: number;
      readonly lines: readonly HallNameLine[];
      readonly share?: HallShare;
    }
  | {
      readonly view: 'standings';
      readonly round: number;
      readonly openGames: number;
      readonly descriptors: readonly string[];
      readonly lines: readonly HallStanding[];
      readonly share?: HallShare;
    }
  | ({
      readonly view: 'crosstable';
      readonly lines: readonly (CrosstableLine & HallAlias)[];
      readonly share?: HallShare;
    } & Omit<CrosstableView, 'lines'>)
  | { readonly view: 'players'; readonly lines: readonly HallName[]; readonly share?: HallShare }
  | {
      readonly view: 'calendar';
      readonly rounds: readonly HallCalendarRound[];
      readonly share?: HallShare;
    }
  | {
      readonly view: 'prizes';
      readonly prizes: Omit<PrizesView, 'players'> & {
        readonly players: readonly (PrizePlayer & HallAlias)[];
      };
      /** Of the standings the prizes follow: while there are some, nobody has won yet. */
      readonly openGames: number;
    }
  | { readonly view: 'picture'; readonly picture: string; readonly ground: 'black' | 'white' }
  | { readonly view: 'message'; readonly text: string }
  | {
      readonly view: 'clock';
      readonly title: string;
      readonly until: string | null;
      readonly phases: readonly ClockPhase[];
      /** The next round and its hour on the wall clock, where the event has set one. */
      readonly next: { readonly round: number; readonly startsAt: string } | null;
    }
  | { readonly view: 'empty'; readonly of: ScreenView };

export interface HallView {
  readonly screen: Screen;
  readonly tournament: string;
  /** The latest published round; null before the first. */
  readonly round: number | null;
  readonly rounds: number;
  readonly pages: readonly HallPage[];
}

/** Everything a hall screen shows; only what is published, whoever stands before it. */
export function hallView(state: Tournament, screen: Screen): HallView {
  const names = hallNames(state);
  return {
    screen,
    tournament: state.settings.name,
    round: roundAtHand(state)?.number ?? null,
    rounds: state.settings.rounds,
    pages: screen.pages.map((page) => hallPage(state, page, names)),
  };
}

/** One page as plain values: a screen counts its own lines and splits what does not fit. */
export function hallPage(
  state: Tournament,
  page: ScreenPage,
  names: HallNames = hallNames(state),
): HallPage {
  const { publication } = state.settings;
  switch (page.view) {
    case 'pairings':
    case 'results':
      return boardsPage(state, page, page.view, names);
    case 'byName':
      return byNamePage(state, page, names);
    case 'standings':
      return publication.standings ? standingsPage(state, page, names) : empty(page);
    case 'crosstable': {
      if (!publication.crosstable) return empty(page);
      const view = crosstableView(state);
      const lines = view.lines.map((line) => ({ ...line, ...names.ofNumber(line.tpn) }));
      return { ...view, view: 'crosstable', ...shownLines(lines, page, ({ line }) => line) };
    }
    case 'players': {
      const players = playersView(state, 'public')?.players.map((one) => hallName(one, names));
      return players
        ? { view: 'players', ...shownLines(players, page, ({ tpn }) => tpn) }
        : empty(page);
    }
    case 'prizes': {
      const prizes = publication.prizes ? prizesView(state) : null;
      if (prizes === null) return empty(page);
      const players = prizes.players.map((one) => ({ ...one, ...names.of(one.id) }));
      return { view: 'prizes', prizes: { ...prizes, players }, openGames: prizes.openGames };
    }
    case 'calendar':
      return calendarPage(state, page, names);
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

function shownLines<T>(
  all: readonly T[],
  { top, part }: ListPage,
  key: (line: T) => number | null,
): { readonly lines: readonly T[]; readonly share?: HallShare } {
  const lines = top === undefined ? all : all.slice(0, top);
  return { lines: partOf(lines, part), ...shareOf(lines, part, key) };
}

const hallName = (
  player: Pick<ShownPlayer, 'id' | 'tpn' | 'title' | 'name' | 'rating' | 'estimated'>,
  names: HallNames,
): HallName => {
  const { id, tpn, title, name, rating, estimated } = player;
  const mark = estimated === true ? { estimated } : {};
  return { tpn, title, name, rating, ...mark, ...names.of(id) };
};

const roundShown = (state: Tournament, page: RoundPage): number =>
  page.round ?? roundAtHand(state)?.number ?? 0;

const inRange = (board: number, range: BoardRange | undefined): boolean =>
  !range || (range.from <= board && board <= range.to);

function boardsPage(
  state: Tournament,
  page: RoundPage,
  shownAs: 'pairings' | 'results',
  names: HallNames,
): HallPage {
  const view = roundView(state, roundShown(state, page), 'public');
  if (!view) return empty(page);
  const side = (player: BoardSide): HallBoard['white'] => ({
    ...hallName(player, names),
    score: player.score,
  });
  const boards = view.boards.filter(({ board }) => inRange(board, page.boards));
  const lastPart = !page.part || page.part.index === page.part.of - 1;
  return {
    view: shownAs,
    round: view.round,
    stage: view.stage,
    boards: partOf(boards, page.part).map(({ board, white, black, outcome }) => ({
      board,
      white: side(white),
      black: side(black),
      outcome,
    })),
    // Whoever has no board stands below the last one.
    unpaired: lastPart
      ? view.unpaired
          .filter(({ reason }) => reason === 'odd' || reason === 'asked' || reason === 'absent')
          .map(({ player, outcome, reason }) => ({ ...hallName(player, names), outcome, reason }))
      : [],
    results: view.counts.results,
    of: view.counts.boards,
    ...shareOf(boards, page.part, ({ board }) => board),
  };
}

function byNamePage(state: Tournament, page: RoundPage, names: HallNames): HallPage {
  const view = byNameView(state, roundShown(state, page), 'public');
  if (!view) return empty(page);
  const lines = view.lines.filter(({ board }) => board === null || inRange(board, page.boards));
  return {
    view: 'byName',
    round: view.round,
    lines: partOf(lines, page.part).map(({ player, board, colour, opponent, unpaired }) => ({
      player: hallName(player, names),
      board,
      colour,
      opponent: opponent ? hallName(opponent, names) : null,
      unpaired,
    })),
    ...shareOf(lines, page.part, ({ player }) => player.name),
  };
}

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

function calendarPage(state: Tournament, page: CalendarPage, names: HallNames): HallPage {
  const view = calendarView(state, 'public');
  if (!view) return empty(page);
  const rounds = view.rounds.map(({ round, date, time, games, rests }) => ({
    round,
    date,
    time,
    games: games.map(({ board, white, black, outcome, postponed }) => ({
      board,
      white: hallName(white, names),
      black: hallName(black, names),
      outcome,
      postponed,
    })),
    rests: rests ? hallName(rests, names) : null,
  }));
  return {
    view: 'calendar',
    rounds: partOf(rounds, page.part),
    ...shareOf(rounds, page.part, ({ round }) => round),
  };
}

function clockPage(state: Tournament, page: ClockPage): HallPage {
  const last = roundAtHand(state);
  const round = last && !last.started && !last.closed ? last.number : (last?.number ?? 0) + 1;
  const startsAt = round > state.settings.rounds ? null : roundStartsAt(state, round);
  return {
    view: 'clock',
    title: page.title,
    until: page.until,
    phases: page.phases ?? [],
    next: startsAt === null ? null : { round, startsAt },
  };
}
