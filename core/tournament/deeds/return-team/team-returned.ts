import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { aTeam } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamReturned {
  readonly type: 'teamReturned';
  readonly team: TeamId;
}

export const teamReturned: Fact<TeamReturned> = {
  fields: { team: aTeam },
  fold: (state, { team }) => {
    const teamsLeft = new Map(state.teamsLeft);
    teamsLeft.delete(team);
    return { ...state, teamsLeft };
  },
  outdatesDraft: true,
  touches: ({ team }) => [`teamPresence:${team}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('{team} back', '{team} de retour'),
  tell: ({ team }, { teamName }) => ({ params: { team: teamName(team) } }),
  audit: (state, { team }) => audited({ team: teamIn(state, team) }, 'withdrawn', 'present'),
};
