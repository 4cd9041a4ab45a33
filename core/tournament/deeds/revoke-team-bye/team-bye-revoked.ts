import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withBye } from '../../changes/byes.ts';
import { aRound, aTeam } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamByeRevoked {
  readonly type: 'teamByeRevoked';
  readonly team: TeamId;
  readonly round: number;
}

export const teamByeRevoked: Fact<TeamByeRevoked> = {
  fields: { team: aTeam, round: aRound },
  fold: (state, { round, team }) => ({
    ...state,
    teamByes: withBye(state.teamByes, round, team, null),
  }),
  outdatesDraft: true,
  touches: ({ round, team }) => [`teamBye:${round}:${team}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Round {round}: bye of {team} revoked', 'Ronde {round} : bye de {team} retiré'),
  tell: ({ round, team }, { teamName }) => ({ params: { round, team: teamName(team) } }),
  audit: (state, { round, team }) =>
    audited(
      { round, team: teamIn(state, team) },
      state?.teamByes.get(round)?.get(team) ?? null,
      null,
    ),
};
