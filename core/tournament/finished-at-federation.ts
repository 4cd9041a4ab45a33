import type { TournamentEvent } from './event.ts';
import type { Tournament } from './state.ts';

/** What stands in the file the federation took: players, rounds, results. */
const IN_THE_FILE: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'playersEntered',
  'playerRemoved',
  'numbersAssigned',
  'roundDrafted',
  'roundPublished',
  'roundRepublished',
  'roundReseated',
  'resultEntered',
  'resultCorrected',
  'resultCleared',
  'boardsForfeited',
  'pointsAdjusted',
  'byeGranted',
  'byeRevoked',
]);

/**
 * Whether something would change in a file that was marked as finished: it is locked there, and unlocking is
 * asked for (LA lines 8739-8741).
 */
export const isLockedAtFederation = (
  { administration }: Tournament,
  events: readonly TournamentEvent[],
): boolean =>
  administration?.duties.get('markedFinished')?.as === 'done' &&
  events.some(({ type }) => IN_THE_FILE.has(type));
