import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState } from 'react';
import { useView } from '../../event/use-view.ts';

/** Which rating is looked at: the tournament's own, until another is chosen here and now. */
export function useRatingKind(): [RatingKind, (kind: RatingKind) => void] {
  const own = useView<OverviewAnswer>('').data?.overview.ratingKind ?? 'standard';
  const [chosen, choose] = useState<RatingKind | null>(null);
  return [chosen ?? own, choose];
}
