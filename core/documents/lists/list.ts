import type { PlayerId, TeamId } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import type { Cents } from '../../standings/prizes/money.ts';

export const LISTS = [
  'players',
  'licences',
  'pairings',
  'byName',
  'results',
  'matches',
  'standings',
  'crosstable',
  'grid',
  'prizes',
  'calendar',
  'teamPlayers',
  'boardPrizes',
  'roster',
] as const;
export type ListName = (typeof LISTS)[number];

/** Somebody's name; pages make it a link. */
export interface PersonCell {
  readonly player: PlayerId;
  readonly name: string;
  /** As the language of the list writes it. */
  readonly title: string | null;
  /** What narrow pages say below the name, where columns are missing. */
  readonly detail: string | null;
  /** Where what stands below begins with it; pages put its flag there. */
  readonly federation: string | null;
}

export interface PointsCell {
  readonly points: Points;
}

/** Money in hundredths of the currency. */
export interface MoneyCell {
  readonly cents: Cents;
}

/** A figure with its decimals, `12.50`, so that a column keeps its line. */
export interface FigureCell {
  readonly figure: string;
}

/** One round of a crosstable, `12w 1`, or the games against one opponent in a Berger grid, `1`. */
export interface GameCell {
  readonly text: string;
  /** The same in a sentence, for those who hear the page. */
  readonly spoken: string;
  readonly opponent: PlayerId | null;
  readonly outcome: PlayerOutcome;
}

/** A team's name; pages make it a link. */
export interface TeamCell {
  readonly team: TeamId;
  readonly name: string;
}

/** One match of a crosstable of teams, `12w 2½`, or the matches against one opponent, `2½`. */
export interface MatchCell {
  readonly text: string;
  readonly spoken: string;
  readonly against: TeamId | null;
  readonly brought: 'win' | 'draw' | 'loss' | 'unplayed';
}

/** Where a player of a grid would meet himself. */
export interface DiagonalCell {
  readonly diagonal: true;
}

/** What stands between two names, `1 – 0`. */
export interface ResultCell {
  readonly shown: string;
  /** As files have it, `1-0`. */
  readonly plain: string;
}

export type ListCell =
  | string
  | number
  | null
  | PersonCell
  | PointsCell
  | MoneyCell
  | FigureCell
  | TeamCell
  | GameCell
  | MatchCell
  | ResultCell
  | DiagonalCell;

/** Where a column is wanted: everywhere, where there is room, or in files alone. */
export type ColumnPlace = 'everywhere' | 'wide' | 'files';

export interface ListColumn {
  readonly key: string;
  readonly heading: string;
  /** What the heading stands for, where it is short. */
  readonly meaning: string | null;
  readonly align: 'start' | 'centre' | 'end';
  readonly place: ColumnPlace;
}

/** What a list says: for pages, print, CSV and spreadsheets alike. */
export interface DocumentList {
  readonly list: ListName;
  readonly title: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly ListCell[])[];
  /** Below the table; empty for none. */
  readonly notes: readonly string[];
}

export function column(
  key: string,
  heading: string,
  { align = 'start', place = 'everywhere', meaning = null }: Partial<ListColumn> = {},
): ListColumn {
  return { key, heading, align, place, meaning };
}
