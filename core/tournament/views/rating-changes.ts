import { ratingsOfEvent } from '../../ratings/event-ratings.ts';
import type { Tpn } from '../../rules/identity.ts';
import { ratingQuestion } from '../rating-question.ts';
import type { Tournament } from '../state.ts';

/**
 * Rating changes up to a round, in hundredths of a point by pairing number, where the event shows
 * them beside its standings; null where it does not. Who has no rated game has none.
 */
export function shownRatingChanges(
  state: Tournament,
  asOf: number,
): ReadonlyMap<Tpn, number> | null {
  if (state.settings.regulations.ratingChanges !== true) return null;
  return new Map(
    ratingsOfEvent(ratingQuestion(state, { asOf }).event).flatMap(({ tpn, change }) =>
      change === null || change.games === 0 ? [] : [[tpn, change.change] as const],
    ),
  );
}
