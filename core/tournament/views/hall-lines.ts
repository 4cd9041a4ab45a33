import type { Colour } from '../../rules/colour.ts';
import type { Bye, GameOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { shortName } from '../../rules/short-name.ts';
import type { Title } from '../../rules/title.ts';
import type { Unpaired } from '../round.ts';
import type { CalendarGame, CalendarRound } from './calendar.ts';
import type { HallAlias, HallNames } from './hall-names.ts';
import { shareOf, type HallShare } from './hall-share.ts';
import { partOf, type ListPage } from './screen.ts';
import type { SeatsView } from './seats.ts';
import { nameWithSeat } from './name-with-seat.ts';
import type { ShownPlayer } from './shown-player.ts';
import type { TeamStandingsRowView } from './team-standings.ts';

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
  /** What is said beside a team; missing where nothing is, and for players. */
  readonly team?: Pick<TeamStandingsRowView, 'goes' | 'matchesLess'>;
}

export interface HallEntrant extends HallName {
  readonly federation: string | null;
}

export interface HallCalendarRound extends Pick<CalendarRound, 'round' | 'date' | 'time'> {
  readonly games: readonly (Pick<CalendarGame, 'board' | 'outcome' | 'postponed'> & {
    readonly white: HallName;
    readonly black: HallName;
  })[];
  readonly rests: readonly HallName[];
}

/** A board of a match on a wall. */
export interface HallMatchBoard {
  readonly board: number;
  /** The number on the table; null where nobody plays. */
  readonly table: number | null;
  readonly first: HallName | null;
  readonly second: HallName | null;
  readonly colour: Colour;
  /** Written first–second, whoever has White. */
  readonly outcome: GameOutcome;
}

/** Two teams on a wall, their boards under them. */
export interface HallMatch {
  readonly table: number;
  readonly first: { readonly name: string; readonly score: Points | null };
  readonly second: { readonly name: string; readonly score: Points | null };
  readonly boards: readonly HallMatchBoard[];
  /** The day it is postponed to, null for one still to be agreed; missing for any other match. */
  readonly postponed?: string | null;
  /** Its line-ups are still handed in: nobody knows who plays; missing for any other match. */
  readonly awaited?: true;
}

export interface HallFreeTeam {
  readonly name: string;
  readonly outcome: Bye;
}

/** A player as walls name them. */
export const hallName = (
  player: Pick<ShownPlayer, 'id' | 'tpn' | 'title' | 'name' | 'rating' | 'estimated' | 'seat'>,
  names: HallNames,
): HallName => {
  const { id, tpn, title, rating, estimated, seat } = player;
  const mark = estimated === true ? { estimated } : {};
  const alias = names.of(id);
  if (seat === undefined) return { tpn, title, name: player.name, rating, ...mark, ...alias };
  const short = `${seat} ${alias.short ?? shortName(player.name)}`;
  return { tpn, title, name: nameWithSeat(player), rating, ...mark, ...alias, short };
};

/** Tables in a row with who sits there, and arrows to the next places. */
export interface HallSeats extends Omit<SeatsView, 'players'> {
  readonly view: 'seats';
  /** By number. */
  readonly names: readonly HallName[];
}

/** The lines a page is to show of all of them, and which share that is. */
export function shownLines<T>(
  all: readonly T[],
  { top, part }: ListPage,
  key: (line: T) => number | null,
): { readonly lines: readonly T[]; readonly share?: HallShare } {
  const lines = top === undefined ? all : all.slice(0, top);
  return { lines: partOf(lines, part), ...shareOf(lines, part, key) };
}
