import type { TeamId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { MATCH_DECISIONS, type MatchDecision } from '../../ranking-decisions.ts';
import { oneOf } from '../../schema/schema.ts';
import { aTeam } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface MatchDecided {
  readonly type: 'matchDecided';
  readonly winner: TeamId;
  readonly loser: TeamId;
  readonly by: MatchDecision;
}

export const matchDecided: Fact<MatchDecided> = {
  fields: { winner: aTeam, loser: aTeam, by: oneOf(MATCH_DECISIONS) },
  fold: (state, { winner, loser, by }) => {
    const both = [winner, loser];
    const others = (state.ranking.matchesDecided ?? []).filter(
      (one) => !both.includes(one.winner) || !both.includes(one.loser),
    );
    const matchesDecided = [...others, { winner, loser, by }];
    return { ...state, ranking: { ...state.ranking, matchesDecided } };
  },
  outdatesDraft: false,
  touches: ({ winner, loser }) => [`match:${[winner, loser].sort().join(' ')}`],
  heard: heard.change,
  words: inBoth('{winner} goes through against {loser}', '{winner} se qualifie contre {loser}'),
  tell: ({ winner, loser }, { teamName }) => ({
    params: { winner: teamName(winner), loser: teamName(loser) },
  }),
  audit: (state, { winner, loser, by }) =>
    audited({ by, loser: teamIn(state, loser) }, null, teamIn(state, winner)),
};
