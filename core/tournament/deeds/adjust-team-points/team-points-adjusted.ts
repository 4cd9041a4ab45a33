import { inBoth } from '../../../rules/in-both.ts';
import { displayChange } from '../../../rules/points.ts';
import { TEAM_SCORES, type TeamPointsAdjustment } from '../../round.ts';
import { oneOf } from '../../schema/schema.ts';
import { aLine, aRound, aTeam, somePoints } from '../../schema/words.ts';
import { audited, teamIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface TeamPointsAdjusted extends TeamPointsAdjustment {
  readonly type: 'teamPointsAdjusted';
}

export const teamPointsAdjusted: Fact<TeamPointsAdjusted> = {
  fields: {
    team: aTeam,
    round: aRound,
    score: oneOf(TEAM_SCORES),
    points: somePoints,
    reason: aLine,
  },
  fold: (state, { type, ...adjustment }) => ({
    ...state,
    teamAdjustments: [...(state.teamAdjustments ?? []), adjustment],
  }),
  outdatesDraft: true,
  touches: ({ team }) => [`teamAdjustment:${team}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    '{team}: {points} {score} by decision in round {round}',
    '{team} : {points} {score} par décision à la ronde {round}',
  ),
  tell: ({ team, round, score, points }, { teamName, language }) => ({
    params: { team: teamName(team), round, score, points },
    said: { points: displayChange(points, language), score: SAID[language][score] },
  }),
  audit: (state, { team, round, score, points, reason }) =>
    audited({ team: teamIn(state, team), round, score, reason }, null, points),
};

const SAID = inBoth(
  { matchPoints: 'match points', gamePoints: 'game points' },
  { matchPoints: 'points de match', gamePoints: 'points de partie' },
);
