import type { PlayerId } from '../rules/identity.ts';
import { strengthOf } from './initial-order.ts';
import type { Team } from './player.ts';
import { orderOfPlayers } from './rules-of-teams.ts';
import type { Tournament } from './state.ts';

/** Somebody who should sit above somebody else, by the rule of the event. */
export interface OrderFault {
  /** The list is not kept to, or the ratings are further apart than the tolerance. */
  readonly rule: 'fixed' | 'rating';
  /** Boards from 1. */
  readonly board: number;
  readonly player: PlayerId;
  readonly above: number;
  readonly playerAbove: PlayerId;
  /** Rating points by which the lower board outranks the upper one; 0 where the list decides. */
  readonly by: number;
}

/**
 * What is wrong with the order in which players of a team sit, from board 1 down; a board without a
 * player stands in nobody's way. One fault a board: with whom it stands out most, the nearest first.
 */
export function orderFaults(
  state: Tournament,
  team: Team,
  boards: readonly (PlayerId | null)[],
): OrderFault[] {
  const { rule, tolerance } = orderOfPlayers(state.settings.team);
  if (rule === 'free') return [];
  const seated = boards.flatMap((player, index) =>
    player === null ? [] : [{ player, board: index + 1, ...placeOf(state, team, player) }],
  );
  return seated.flatMap((lower, index): OrderFault[] => {
    const [worst] = seated
      .slice(0, index)
      .reverse()
      .map((upper) => ({
        upper,
        by: rule === 'fixed' ? upper.listed - lower.listed : lower.rating - upper.rating,
      }))
      .filter(({ by }) => by > (rule === 'fixed' ? 0 : tolerance))
      .sort((a, b) => b.by - a.by);
    if (worst === undefined) return [];
    const { upper, by } = worst;
    return [
      {
        rule,
        board: lower.board,
        player: lower.player,
        above: upper.board,
        playerAbove: upper.player,
        by: rule === 'fixed' ? 0 : by,
      },
    ];
  });
}

/** Where somebody stands in the list, and the rating the order is looked at by. */
function placeOf(state: Tournament, team: Team, player: PlayerId) {
  const place = team.roster.indexOf(player);
  const { method } = state.settings.initialOrder;
  return {
    listed: place < 0 ? team.roster.length : place,
    rating: strengthOf(state.players.get(player)?.ratings ?? {}, method),
  };
}
