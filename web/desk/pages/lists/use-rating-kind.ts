import type { RatingKind } from '@ronde/core/formats/player-list/listed-player.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useEvent } from '../../event/event-context.tsx';
import { useView } from '../../event/use-view.ts';
import { useRemembered } from '../../parts/use-remembered.ts';
import { ratingKindFor } from './rating-kind-for.ts';

/** Which rating counts here: the one the rate of play asks for, until another is chosen. */
export function useRatingKind(): [RatingKind, (kind: RatingKind) => void] {
  const { id } = useEvent();
  const overview = useView<OverviewAnswer>('').data?.overview;
  const [chosen, choose] = useRemembered<RatingKind | null>(`ratingKind.${id}`, null);
  const proposed =
    overview === undefined
      ? 'standard'
      : ratingKindFor(overview.timeControl, overview.editions.ratings);
  return [chosen ?? proposed, choose];
}
