import type { PlayerId, TeamId } from '../rules/identity.ts';
import {
  Appearances,
  before,
  clubOf,
  faultsOf,
  isSameDay,
  matchOfTeam,
  type LineUpFault,
  type MatchPlayed,
} from './fixed-players.ts';
import { roundOf } from './judgement.ts';
import type { Tournament } from './state.ts';

/** Somebody on the list of a team who should not be fielded in a round. */
export interface NotToField extends Pick<LineUpFault, 'fault' | 'because'> {
  readonly team: TeamId;
  readonly player: PlayerId;
}

/**
 * Who of the lists may not play in a round that is paired: fixed to a team of the club above, or
 * fielded in another event of that day. Events from the highest division down; `own` is asked about.
 */
export function notToField(
  events: readonly Tournament[],
  own: number,
  number: number,
  after: number,
): NotToField[] {
  const state = events[own];
  const round = state && roundOf(state, number);
  if (!state || !round) return [];
  const appearances = new Appearances(events);
  return round.matches.flatMap(({ table, first, second }) =>
    [first, second].flatMap((id) => {
      const team = state.teams.get(id);
      if (team === undefined) return [];
      const match = matchOfTeam(state, { event: own, round, table, team });
      return team.roster.flatMap((player) => {
        const person = state.players.get(player);
        if (person === undefined) return [];
        const earlier = appearances
          .of(person)
          .filter((one) => isEarlier(one.match, match))
          .toSorted((a, b) => before(a.match, b.match));
        const faults = faultsOf(match, clubOf(team, person), earlier, after);
        return faults.map(({ fault, because }) => ({ team: id, player, fault, because }));
      });
    }),
  );
}

/** Played before a match, or on its day; the match itself is neither. */
const isEarlier = (played: MatchPlayed, match: MatchPlayed): boolean =>
  !(played.event === match.event && played.round === match.round) &&
  (before(played, match) < 0 || isSameDay(played, match));
