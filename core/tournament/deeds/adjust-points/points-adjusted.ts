import { inBoth } from '../../../rules/in-both.ts';
import { displayChange } from '../../../rules/points.ts';
import type { PointsAdjustment } from '../../round.ts';
import { aLine, aPlayer, aRound, somePoints } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface PointsAdjusted extends PointsAdjustment {
  readonly type: 'pointsAdjusted';
}

export const pointsAdjusted: Fact<PointsAdjusted> = {
  fields: { player: aPlayer, round: aRound, points: somePoints, reason: aLine },
  fold: (state, { type, ...adjustment }) => ({
    ...state,
    adjustments: [...state.adjustments, adjustment],
  }),
  outdatesDraft: true,
  touches: ({ player }) => [`adjustment:${player}`, FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    '{player}: {points} by decision in round {round}',
    '{player} : {points} par décision à la ronde {round}',
  ),
  tell: ({ player, round, points }, { nameOf, language }) => ({
    params: { player: nameOf(player), round, points },
    said: { points: displayChange(points, language) },
  }),
  audit: (state, { player, round, points, reason }) =>
    audited({ player: nameIn(state, player), round, reason }, null, points),
};
