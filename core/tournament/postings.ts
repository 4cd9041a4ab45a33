import type { Hand } from './round.ts';

/** What hangs on the wall of an event (LA lines 205-213, 959, 9016-9018), in the order it is looked for. */
export const WALL_PAPERS = [
  'regulations',
  'committee',
  'charter',
  'roundTimes',
  'arbiterHours',
  'playersByRating',
  'playersByName',
  'pairings',
  'results',
  'standings',
  'crosstable',
  'prizes',
] as const;
export type WallPaper = (typeof WALL_PAPERS)[number];

/** Papers that are another one after every round. */
export const PAPERS_OF_A_ROUND = [
  'pairings',
  'results',
  'standings',
  'crosstable',
] as const satisfies readonly WallPaper[];

export const isOfARound = (paper: WallPaper): boolean =>
  PAPERS_OF_A_ROUND.some((one) => one === paper);

/** A sheet on the wall: who hung it, and when. A later sheet of the same paper takes its place. */
export interface Posting extends Hand {
  /** Missing for a paper that is the same in every round. */
  readonly round?: number;
  /** The position in the log the sheet was made from: what it says is how things stood then. */
  readonly asOf: number;
}
