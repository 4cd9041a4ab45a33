import type { RatingKind } from '@ronde/core/formats/player-list/listed-player.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { classOfPlay, readTimeControl } from '../settings/fields/time-control.ts';

/** The list a rate of play belongs to (B.02); standard where it says nothing, or is not rated. */
export function ratingKindFor(timeControl: string | null, ratingEdition: string): RatingKind {
  const control = timeControl === null ? null : readTimeControl(timeControl);
  const rules = editionIn('ratings', ratingEdition)?.properties;
  if (control === null || rules === undefined) return 'standard';
  const { class: found } = classOfPlay(control, rules);
  return found === 'unrated' ? 'standard' : found;
}
