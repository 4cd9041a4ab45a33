import { ageCategories, FFE_AGES } from '../standings/ranking/age-categories.ts';
import { isIsoDate, type PlayerId } from '../rules/identity.ts';
import type { CategoryEstimate } from './estimate-table.ts';
import type { Player } from './player.ts';
import { isStarted, type Tournament } from './state.ts';

export interface PlayerEstimate extends CategoryEstimate {
  readonly player: PlayerId;
}

/** Whether nothing at all measures a player's strength. */
export const isWithoutRating = ({ ratings }: Pick<Player, 'ratings'>): boolean =>
  ratings.fide === undefined && ratings.national === undefined && ratings.estimate === undefined;

/** Those without any rating to whom the event's table gives one; the others' age is unknown or not on it. */
export function estimatesToGive(state: Tournament): readonly PlayerEstimate[] {
  const { regulations, firstDay } = state.settings;
  const table = regulations.estimates;
  if (table === undefined || isStarted(state) || !isIsoDate(firstDay)) return [];
  const byCategory = new Map(table.ratings.map(({ category, rating }) => [category, rating]));
  return [...state.players.values()].flatMap((player) => {
    if (player.left !== null || !isWithoutRating(player)) return [];
    const [own] = ageCategories(FFE_AGES, player.private?.birthDate, firstDay);
    const rating = own === undefined ? undefined : byCategory.get(own.code);
    if (own === undefined || rating === undefined) return [];
    return [{ player: player.id, category: own.code, rating }];
  });
}
