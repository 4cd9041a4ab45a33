import { allow, refuse, unknownTeam, type Judgement } from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { teamDetails } from '../../schema/players.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfTeam } from '../enter-team/fault-of-team.ts';
import { sameValue } from '../same-value.ts';

export interface CorrectTeam {
  readonly type: 'correctTeam';
  readonly team: Team;
}

export const correctTeam: Deed<CorrectTeam> = {
  fields: { team: teamDetails },
  roles: ARBITERS,
  touches: ({ team }) => [`team:${team.id}`],
  saysTheSame: ({ team }, event) => event.type === 'teamCorrected' && sameValue(event.team, team),
  judge,
};

/** Once the event runs a roster may grow, never lose who may have played. */
function judge(state: Tournament, { team }: CorrectTeam): Judgement {
  const before = state.teams.get(team.id);
  if (!before) return unknownTeam(team.id);
  const fault = faultOfTeam(state, team);
  if (fault) return fault;
  const dropped = before.roster.find((player) => !team.roster.includes(player));
  if (isStarted(state) && dropped !== undefined) {
    return refuse('lockedAfterStart', HOUSE_RULES.wayBack, { setting: 'roster' });
  }
  return JSON.stringify(before) === JSON.stringify(team)
    ? allow([])
    : allow([{ type: 'teamCorrected', team }]);
}
