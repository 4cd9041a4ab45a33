import type { WallPaper } from '../../tournament/postings.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';

/** How a paper of the wall stands. */
export const POSTING_STANDINGS = ['hangs', 'stale', 'old', 'toHang', 'notYet', 'ifAny'] as const;
export type PostingStanding = (typeof POSTING_STANDINGS)[number];

/** When and why a paper must hang. */
export interface PostingRule {
  /** Where it is asked for. */
  readonly source: string;
  /** Not every event has one: it is never missed. */
  readonly whereThereIsOne?: true;
  /** The round whose sheet must hang now, 0 for a paper of no round; null while none must. */
  readonly due: (state: Tournament) => number | null;
}

/** Pairings can be read so long before their round, the first apart (LA line 205). */
export const MINUTES_BEFORE_A_ROUND = 120;

const fromTheStart = (): number => 0;
/** The starting lists are those of the numbers. */
const onceNumbered = ({ numbers, teamsNumbered }: Tournament): number | null =>
  numbers.length > 0 || teamsNumbered ? 0 : null;
const latestPaired = (state: Tournament): number | null =>
  publishedRounds(state).at(-1)?.number ?? null;
/** The last round without a game that still waits for its result. */
const latestComplete = (state: Tournament): number | null =>
  publishedRounds(state).findLast(
    ({ games }) => games.length > 0 && games.every(({ outcome }) => outcome.kind !== 'notEntered'),
  )?.number ?? null;

/** What must hang, as the book asks for it. */
export const POSTING_RULES: Readonly<Record<WallPaper, PostingRule>> = {
  regulations: { source: 'RIDNA 22.1 (LA 959)', due: fromTheStart },
  committee: { source: 'LA 217-223, 959', whereThereIsOne: true, due: fromTheStart },
  charter: { source: 'LA 5.1 art. 10', whereThereIsOne: true, due: fromTheStart },
  roundTimes: { source: 'LA 5.1 art. 4 (LA 9010)', due: fromTheStart },
  arbiterHours: { source: 'LA 5.1 art. 4 (LA 9018)', due: fromTheStart },
  playersByRating: { source: 'LA 209, RIDNA 22.1', due: onceNumbered },
  playersByName: { source: 'LA 209', due: onceNumbered },
  pairings: { source: 'LA 205, RIDNA 22.1', due: latestPaired },
  results: { source: 'LA 211', due: latestComplete },
  standings: { source: 'RIDNA 22.1 (LA 959)', due: latestComplete },
  crosstable: { source: 'RIDNA 22.1 (LA 959)', due: latestComplete },
  prizes: {
    source: 'RIDNA 22.1 (LA 959)',
    due: ({ settings }) => (settings.prizes === null ? null : 0),
  },
};

/** Prizes are posted in the first half of the event: before more than half of its rounds are paired. */
export const isPastHalf = (state: Tournament): boolean =>
  publishedRounds(state).length * 2 > state.settings.rounds;
