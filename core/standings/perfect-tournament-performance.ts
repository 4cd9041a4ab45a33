import { probabilityForDifference } from '../rules/expectancy.ts';
import { undefinedFigure } from './figure.ts';
import { ratedGames, ratingLines, type MetGame } from './rated-games.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** A score of zero is 800 below the lowest rated opponent (C.07 10.3). */
const ZERO_SCORE = 800;
/** The smallest difference with an expectancy of one (B.02 8.1.2): a full score is that far above. */
const CERTAIN = 736;

/** PTP: the lowest rating whose expected score reaches the one made, on the full table. */
export const perfectTournamentPerformance: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.PTP,
  type: 'DB',
  formula: {
    en: 'Lowest whole rating whose expected score against these opponents reaches the score made.',
    fr: 'Plus petit classement entier dont l’espérance contre ces adversaires atteint le score réalisé.',
  },
  better: 'higher',
  variants: [],
  usesRatings: true,
  compute(field, player, _modifiers, explain) {
    const games = ratedGames(field, player);
    if (games === null) return undefinedFigure('unrated');
    if (games.length === 0) return undefinedFigure('noGame', explain ? [] : undefined);
    const value = perfectPerformance(games);
    if (!explain) return { value, per: 1 };
    const working = ratingLines(field, games).map((line) => ({
      ...line,
      expected: probabilityForDifference(value - line.value),
    }));
    return { value, per: 1, working };
  },
};

function perfectPerformance(games: readonly MetGame[]): number {
  let hundredths = 0;
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { rating, halfPoints } of games) {
    hundredths += 50 * halfPoints;
    lowest = Math.min(lowest, rating);
    highest = Math.max(highest, rating);
  }
  if (hundredths === 0) return lowest - ZERO_SCORE;
  let [below, reached] = [lowest - CERTAIN, highest + CERTAIN];
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    let expected = 0;
    for (const { rating } of games) expected += probabilityForDifference(middle - rating);
    if (expected >= hundredths) reached = middle;
    else below = middle;
  }
  return reached;
}
