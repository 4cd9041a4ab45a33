import type { TeamId } from '../../../rules/identity.ts';
import { allow, handlingRules, refuse, type Judgement } from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aRound, aTeam } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfBye, nameOfTeam } from '../grant-team-bye/fault-of-team-bye.ts';

export interface RevokeTeamBye {
  readonly type: 'revokeTeamBye';
  readonly team: TeamId;
  readonly round: number;
}

export const revokeTeamBye: Deed<RevokeTeamBye> = {
  fields: { team: aTeam, round: aRound },
  roles: PAIRING,
  touches: ({ round, team }) => [`teamBye:${round}:${team}`],
  judge,
};

function judge(state: Tournament, command: RevokeTeamBye): Judgement {
  const { team, round } = command;
  const fault = faultOfBye(state, command);
  if (fault) return fault;
  if (!state.teamByes.get(round)?.has(team)) {
    const params = { player: nameOfTeam(state, team), round };
    return refuse('noSuchBye', handlingRules(state).articles.announcedAbsence, params);
  }
  return allow([{ type: 'teamByeRevoked', team, round }]);
}
