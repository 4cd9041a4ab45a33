import type { DueCode, DueItem } from '@ronde/core/tournament/views/due.ts';

/** What stands before a pairing whatever the round: players, their numbers, the colour, arrivals. */
const BEFORE_ANY: ReadonlySet<DueCode> = new Set<DueCode>([
  'noPlayers',
  'numbersMissing',
  'lateEntriesWithoutNumber',
  'initialColourMissing',
  'playersNotCheckedIn',
  'closeCheckIn',
]);

/** Steps of an earlier round that come first; closing it may wait. */
const OF_EARLIER_ROUNDS: ReadonlySet<DueCode> = new Set<DueCode>([
  'draftOutdated',
  'publishDraft',
  'roundTimeReached',
  'resultsMissing',
  'matchToPlayOff',
  'matchToDecide',
  'pairRound',
]);

/** What is still due before a round can be paired, in the order of the list. */
export const beforePairing = (due: readonly DueItem[], round: number): DueItem[] =>
  due.filter(
    ({ code, params }) =>
      BEFORE_ANY.has(code) || (OF_EARLIER_ROUNDS.has(code) && Number(params['round']) < round),
  );
