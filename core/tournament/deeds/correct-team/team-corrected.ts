import { inBoth } from '../../../rules/in-both.ts';
import { withoutPrivate, type Team } from '../../player.ts';
import { teamDetails } from '../../schema/players.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamCorrected {
  readonly type: 'teamCorrected';
  readonly team: Team;
}

export const teamCorrected: Fact<TeamCorrected> = {
  fields: { team: teamDetails },
  fold: (state, { team }) => ({ ...state, teams: new Map(state.teams).set(team.id, team) }),
  outdatesDraft: false,
  touches: ({ team }) => [`team:${team.id}`, FACTS_OF_PAIRING],
  heard: heard.change,
  erased: (event) => ({ ...event, team: withoutPrivate(event.team) }),
  words: inBoth('Team corrected: {team}', 'Équipe corrigée : {team}'),
  tell: ({ team }) => ({ params: { team: team.name } }),
  audit: (state, { team }) => {
    const before = state?.teams.get(team.id);
    return audited(
      { team: team.name },
      before ? withoutPrivate(before) : null,
      withoutPrivate(team),
    );
  },
};
