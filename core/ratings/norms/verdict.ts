import type {
  Exemption,
  NormTitle,
  TitleProperties,
} from '../../rules/editions/title-properties.ts';
import { basesOf, type Basis } from './bases.ts';
import type { NormCandidate, NormEventFacts, NormGame, NormOpponent } from './candidate.ts';
import { allMet, type NormCondition } from './condition.ts';
import { onGames, onScore, onTitles } from './conditions.ts';
import { onFederations } from './federation-conditions.ts';
import { gameSets } from './game-sets.ts';
import { opponentsOf } from './opponents-mix.ts';
import { countedRatings } from './rating-average.ts';
import { differenceOf, requiredHalfPoints } from './required-score.ts';
import { waysToCount } from './scoreless.ts';

/** Whether a player has made a norm, with every condition of the set of games that serves best. */
export interface NormVerdict {
  readonly title: NormTitle;
  /** Null where it cannot be decided: the conditions say what is missing. */
  readonly achieved: boolean | null;
  readonly performance: number | null;
  readonly average: number | null;
  /** Games the norm rests on. */
  readonly games: number;
  readonly halfPoints: number;
  /** What was needed of them; null where no score would have been enough. */
  readonly requiredHalfPoints: number | null;
  /** Games it counts for in an application (B.01 1.4.1c, d and 1.7). */
  readonly credit: number;
  /** Rounds whose games are left out. */
  readonly dropped: readonly number[];
  /** Opponents raised to the floor. */
  readonly raised: readonly Pick<NormOpponent, 'id' | 'name'>[];
  /** Of nine games one is missing: only one such norm serves an application. */
  readonly isEightOfNine: boolean;
  /** The game the last opponent did not come to counts as a loss (B.01 1.4.2c). */
  readonly countsForfeitAsLoss: boolean;
  /** The exemption without which the federations would not do. */
  readonly exemption: Exemption | null;
  readonly conditions: readonly NormCondition[];
}

/** The verdict on one title for one player, in every way in which the player's games may still count. */
export function normVerdict(
  title: NormTitle,
  candidate: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): NormVerdict {
  const ways = waysToCount(candidate, rules.games.mayDropWins === true);
  const verdicts = ways
    .map((way) => bestOfSets(title, way.candidate, event, rules))
    .toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
  const [best, worst] = [verdicts[0], verdicts.at(-1)];
  if (best === undefined || worst === undefined) throw new RangeError('games count in some way');
  if (worst.achieved === true) return worst;
  if (best.achieved === worst.achieved) return best;
  const opponents: NormCondition = {
    name: 'scorelessOpponents',
    article: rules.articles.scorelessOpponents,
    required: ways[0]?.undecided ?? 0,
    actual: 0,
    met: null,
  };
  return { ...best, achieved: null, conditions: [...best.conditions, opponents] };
}

/** Every set of games is tried, the best is told. */
function bestOfSets(
  title: NormTitle,
  candidate: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): NormVerdict {
  let best: NormVerdict | null = null;
  for (const basis of basesOf(candidate, event, rules)) {
    const choice = {
      minimum: basis.minimum,
      mayStopEarly: event.pairings === 'free' && rules.games.firstRoundsOnly === true,
      mayDropWins: rules.games.mayDropWins === true,
      isDoubleRoundRobin: event.isDoubleRoundRobin,
      unratedCountsAs: rules.unratedCountsAs,
    };
    for (const games of gameSets(basis.games, choice)) {
      const found = judged(title, games, basis, candidate, event, rules);
      if (best === null || isBetter(found, best)) best = found;
    }
  }
  if (best === null) throw new RangeError('a candidate has a set of games, be it empty');
  return best;
}

function judged(
  title: NormTitle,
  games: readonly NormGame[],
  basis: Basis,
  candidate: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): NormVerdict {
  const n = games.length;
  const halfPoints = games.reduce((sum, game) => sum + game.halfPoints, 0);
  const { average, raised } = countedRatings(title, games, rules);
  const performance = n === 0 ? null : average + differenceOf(halfPoints, n);
  const opponents = opponentsOf(games, event.isDoubleRoundRobin);
  const { conditions: federations, exemption } = onFederations(opponents, candidate, event, rules);
  const conditions = [
    ...onGames(games, basis, candidate, event, rules),
    ...federations,
    ...onTitles(title, opponents, rules),
    ...onScore(title, { n, halfPoints, average, performance }, rules),
  ];
  const required = n === 0 ? null : requiredHalfPoints(title, n, average, rules);
  const kept = new Set(games);
  return {
    title,
    achieved: allMet(conditions),
    performance,
    average: n === 0 ? null : average,
    games: n,
    halfPoints,
    requiredHalfPoints: required,
    credit: creditOf(Math.max(n, basis.countsAtLeast), halfPoints, required, rules),
    dropped: basis.games.filter((game) => !kept.has(game)).map(({ round }) => round),
    raised: opponents.filter(({ id }) => raised.includes(id)).map(({ id, name }) => ({ id, name })),
    isEightOfNine: basis.isEightOfNine,
    countsForfeitAsLoss: basis.countsForfeitAsLoss,
    exemption,
    conditions,
  };
}

/** Full points above the norm make it longer; a long event counts as thirteen games (B.01 1.4.1d, 1.7). */
function creditOf(
  games: number,
  halfPoints: number,
  required: number | null,
  { games: { extendedByPoints, countedAtMost } }: TitleProperties,
): number {
  const above = required === null ? 0 : Math.max(0, Math.floor((halfPoints - required) / 2));
  const length = games + (extendedByPoints === true ? above : 0);
  return Math.min(length, countedAtMost ?? length);
}

/** How good a set is: least failed, least open, then what it counts for and with what help. */
function rankOf(verdict: NormVerdict): readonly number[] {
  const failed = verdict.conditions.filter(({ met }) => met === false).length;
  const open = verdict.conditions.filter(({ met }) => met === null).length;
  return [
    -failed,
    -open,
    verdict.credit,
    verdict.isEightOfNine ? 0 : 1,
    verdict.exemption === null ? 1 : 0,
    verdict.performance ?? 0,
    verdict.games,
  ];
}

/** Whether one verdict says more for the player than another. */
export function isBetter(a: NormVerdict, b: NormVerdict): boolean {
  const [one, other] = [rankOf(a), rankOf(b)];
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
