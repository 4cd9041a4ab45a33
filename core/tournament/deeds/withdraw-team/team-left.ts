import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { aRound, aTeam } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamLeft {
  readonly type: 'teamLeft';
  readonly team: TeamId;
  readonly fromRound: number;
}

export const teamLeft: Fact<TeamLeft> = {
  fields: { team: aTeam, fromRound: aRound },
  fold: (state, { team, fromRound }) => ({
    ...state,
    teamsLeft: new Map(state.teamsLeft).set(team, fromRound),
  }),
  outdatesDraft: true,
  touches: ({ team }) => [`teamPresence:${team}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    '{team} withdrawn, from round {round} on',
    '{team} forfait à partir de la ronde {round}',
  ),
  tell: ({ team, fromRound }, { teamName }) => ({
    params: { round: fromRound, team: teamName(team) },
  }),
  audit: (state, { team, fromRound }) =>
    audited({ team: teamIn(state, team), fromRound }, 'present', 'withdrawn'),
};
