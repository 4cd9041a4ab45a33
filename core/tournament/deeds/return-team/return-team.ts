import type { TeamId } from '../../../rules/identity.ts';
import { isByLetters, MOLTER } from '../../by-letters.ts';
import { allow, handlingRules, refuse, unknownTeam, type Judgement } from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import { aTeam } from '../../schema/words.ts';
import { firstOpenRound, isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface ReturnTeam {
  readonly type: 'returnTeam';
  readonly team: TeamId;
}

export const returnTeam: Deed<ReturnTeam> = {
  fields: { team: aTeam },
  roles: PAIRING,
  touches: ({ team }) => [`teamPresence:${team}`],
  judge,
};

function judge(state: Tournament, { team }: ReturnTeam): Judgement {
  const { articles } = handlingRules(state);
  const entered = state.teams.get(team);
  if (!entered) return unknownTeam(team);
  if (!state.teamsLeft.has(team)) {
    return refuse('notLeft', articles.withdrawal, { player: entered.name });
  }
  const away = (state.teamsLeft.get(team) ?? 1) <= 1;
  if (away && isByLetters(state.settings) && isStarted(state)) {
    return refuse('lettersStand', MOLTER, { team: entered.name });
  }
  if (firstOpenRound(state) > state.settings.rounds) {
    return refuse('roundsExhausted', articles.roundsDeclared, { rounds: state.settings.rounds });
  }
  return allow([{ type: 'teamReturned', team }]);
}
