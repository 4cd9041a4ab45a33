import type { RatingKind } from '../../rules/rating-kind.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { classOfPlay } from '../../rules/rate-of-play.ts';
import { readRateOfPlay } from '../../rules/read-rate-of-play.ts';
import type { Tournament } from '../state.ts';

/** The list a rate of play belongs to (B.02 1); standard where it says nothing, or is not rated. */
export function ratingKindFor(timeControl: string | null, ratingEdition: string): RatingKind {
  const control = timeControl === null ? null : readRateOfPlay(timeControl);
  const rules = editionIn('ratings', ratingEdition)?.properties;
  if (control === null || rules === undefined) return 'standard';
  const { class: found } = classOfPlay(control, rules);
  return found === 'unrated' ? 'standard' : found;
}

/** Which rating counts in a tournament: the arbiter's choice, or what the rate of play asks for. */
export const ratingKindOf = ({
  settings,
  pins,
}: Pick<Tournament, 'settings' | 'pins'>): RatingKind =>
  settings.ratingKind ?? ratingKindFor(settings.timeControl, pins.ratings);
