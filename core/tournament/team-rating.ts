import { alphabetical } from '../rules/alphabetical.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import { strengthOf } from './initial-order.ts';
import type { Team } from './player.ts';
import { teamRatingRule } from './rules-of-teams.ts';
import type { Tournament } from './state.ts';

/** The rating of a team and what it was made of; C.04.6 leaves the way to the event's own rules. */
export interface TeamRating {
  /** 0 where nobody is rated. */
  readonly value: number;
  /** It was given for the team, by hand or by a report file, and not worked out. */
  readonly given: boolean;
  /** The players that count, in the order of the list. */
  readonly counted: readonly { readonly player: PlayerId; readonly rating: number }[];
}

/** By the event's rule. Whoever has no rating counts as 0, as in every initial order. */
export function teamRating(state: Tournament, team: Team): TeamRating {
  const { settings } = state;
  const { of, as } = teamRatingRule(settings.team);
  const boards = settings.team?.boards ?? 0;
  const listed = team.roster.map((player) => {
    const ratings = state.players.get(player)?.ratings ?? {};
    return { player, rating: strengthOf(ratings, settings.initialOrder.method) };
  });
  const counted = of === 'everybody' ? listed : topOf(listed, boards, of === 'highestRated');
  if (team.strength !== undefined) return { value: team.strength, given: true, counted };
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  const value = as === 'sum' ? sum : Math.round(sum / (counted.length || 1));
  return { value, given: false, counted };
}

type Rated = TeamRating['counted'][number];

function topOf(listed: readonly Rated[], boards: number, byRating: boolean): readonly Rated[] {
  if (!byRating) return listed.slice(0, boards);
  const best = new Set([...listed].sort((a, b) => b.rating - a.rating).slice(0, boards));
  return listed.filter((one) => best.has(one));
}

/** Teams from the highest rating down; equal ones by name, then in the order they have. */
export function teamsByRating(state: Tournament): TeamId[] {
  return [...state.teams.values()]
    .map((team, given) => ({
      id: team.id,
      rating: teamRating(state, team).value,
      name: alphabetical(team.name),
      given,
    }))
    .sort(
      (a, b) =>
        b.rating - a.rating || (a.name === b.name ? a.given - b.given : a.name < b.name ? -1 : 1),
    )
    .map(({ id }) => id);
}
