import { isByLetters, MOLTER } from '../../by-letters.ts';
import { CUPS } from '../../cup-misfit.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { isCup } from '../../matches.ts';
import type { Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { teamDetails } from '../../schema/players.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfTeam } from './fault-of-team.ts';

export interface EnterTeam {
  readonly type: 'enterTeam';
  readonly team: Team;
}

export const enterTeam: Deed<EnterTeam> = {
  fields: { team: teamDetails },
  roles: ARBITERS,
  touches: ({ team }) => [`team:${team.id}`],
  judge,
};

function judge(state: Tournament, { team }: EnterTeam): Judgement {
  if (state.teams.has(team.id)) {
    return refuse('duplicateTeam', HOUSE_RULES.knownNames, { team: team.name });
  }
  if (isByLetters(state.settings) && isStarted(state)) {
    return refuse('lettersStand', MOLTER, { team: team.name });
  }
  if (isCup(state.settings) && isStarted(state)) {
    return refuse('cupHasBegun', CUPS, { player: team.name });
  }
  return faultOfTeam(state, team) ?? allow([{ type: 'teamEntered', team }]);
}
