import type { TeamId } from '../../../rules/identity.ts';
import { GRANTED_BYES, type GrantedBye } from '../../../rules/outcome.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aRound, aTeam } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfBye, nameOfTeam } from './fault-of-team-bye.ts';

export interface GrantTeamBye {
  readonly type: 'grantTeamBye';
  readonly team: TeamId;
  readonly round: number;
  readonly bye: GrantedBye;
}

export const grantTeamBye: Deed<GrantTeamBye> = {
  fields: { team: aTeam, round: aRound, bye: oneOf(GRANTED_BYES) },
  roles: PAIRING,
  touches: ({ round, team }) => [`teamBye:${round}:${team}`],
  saysTheSame: ({ bye }, event) => event.type === 'teamByeGranted' && event.bye === bye,
  judge,
};

function judge(state: Tournament, command: GrantTeamBye): Judgement {
  const { articles } = handlingRules(state);
  const { team, round, bye } = command;
  const fault = faultOfBye(state, command);
  if (fault) return fault;
  const params = { player: nameOfTeam(state, team), round };
  const left = state.teamsLeft.get(team);
  if (left !== undefined && left <= round) {
    return refuse('playerNotAvailable', articles.withdrawal, params);
  }
  if (state.teamByes.get(round)?.get(team) === bye) {
    return refuse('byeAlreadyGranted', articles.announcedAbsence, params);
  }
  const warnings =
    bye === 'fullPointBye'
      ? [warn('fullPointByeDeprecated', articles.announcedAbsence, params)]
      : [];
  return allow([{ type: 'teamByeGranted', team, round, bye }], warnings);
}
