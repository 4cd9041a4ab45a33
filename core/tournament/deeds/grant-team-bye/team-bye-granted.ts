import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { GRANTED_BYES, type GrantedBye } from '../../../rules/outcome.ts';
import { withBye } from '../../changes/byes.ts';
import { oneOf } from '../../schema/schema.ts';
import { aRound, aTeam } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamByeGranted {
  readonly type: 'teamByeGranted';
  readonly team: TeamId;
  readonly round: number;
  readonly bye: GrantedBye;
}

export const teamByeGranted: Fact<TeamByeGranted> = {
  fields: { team: aTeam, round: aRound, bye: oneOf(GRANTED_BYES) },
  fold: (state, { round, team, bye }) => ({
    ...state,
    teamByes: withBye(state.teamByes, round, team, bye),
  }),
  outdatesDraft: true,
  touches: ({ round, team }) => [`teamBye:${round}:${team}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Round {round}: {bye} for {team}', 'Ronde {round} : {bye} pour {team}'),
  tell: ({ round, team, bye }, { teamName, language }) => ({
    params: { round, bye, team: teamName(team) },
    said: { bye: logWords(language).byes[bye] },
  }),
  audit: (state, { round, team, bye }) =>
    audited(
      { round, team: teamIn(state, team) },
      state?.teamByes.get(round)?.get(team) ?? null,
      bye,
    ),
};
