import { ratingText, type ShownRating } from '../../rules/rating-text.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints, type Points } from '../../rules/points.ts';
import type { Title } from '../../rules/title.ts';
import { nameWithSeat } from '../../tournament/views/name-with-seat.ts';
import type { PersonCell, PointsCell } from './list.ts';
import { sayTitle } from './say-result.ts';

interface Named {
  readonly id: PlayerId;
  readonly name: string;
  readonly title: Title | null;
  readonly seat?: string;
}

export function person(
  player: Named,
  language: Language,
  detail = '',
  federation: string | null = null,
): PersonCell {
  return {
    player: player.id,
    name: nameWithSeat(player),
    title: sayTitle(player.title, language),
    detail: detail === '' ? null : detail,
    federation,
  };
}

export const pointsCell = (points: Points | null): PointsCell | null =>
  points === null ? null : { points };

/** `2101 · 3½`, as far as known. */
export function ratingAndScore(
  rated: ShownRating | null,
  score: Points | null,
  language: Language,
): string {
  const parts = [
    ...(rated === null || ratingText(rated) === '' ? [] : [ratingText(rated)]),
    ...(score === null ? [] : [displayPoints(score, language)]),
  ];
  return parts.join(' · ');
}
