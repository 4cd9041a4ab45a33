import type { NormTitle, TitleProperties } from '../../rules/editions/title-properties.ts';
import { minimumGames } from './bases.ts';
import type {
  ComingRound,
  NormCandidate,
  NormEventFacts,
  NormGame,
  NormOpponent,
  RestOfEvent,
} from './candidate.ts';
import type { NormCondition } from './condition.ts';
import { neededAgainst, type NeededAgainst } from './needed-against.ts';
import { bestThinkable, waysToMeet } from './opponents-to-come.ts';
import { stillNeeded, type StillNeeded } from './still-needed.ts';
import { isBetter, normVerdict, type NormVerdict } from './verdict.ts';

export const RESULTS = ['loss', 'draw', 'win'] as const;
export type ResultOfGame = (typeof RESULTS)[number];

/** What the next game decides. */
export interface NextGame {
  readonly round: number;
  readonly opponent: NormOpponent;
  /** The least result with which the norm can still be had. */
  readonly keepsOpen: ResultOfGame;
  /** The least result that makes the norm at once, as every better one does; null where no result does. */
  readonly makes: ResultOfGame | null;
}

/**
 * Whether a norm can still be had. `had`: it is made and cannot be lost; `open`: it can be made; `gone`: no
 * results bring it any more.
 */
export interface NormForesight {
  readonly title: NormTitle;
  readonly state: 'had' | 'open' | 'gone';
  /** Games still to come. */
  readonly coming: number;
  /** Why it is gone: the conditions that even the best results leave unmet. */
  readonly because: readonly NormCondition[];
  readonly next: NextGame | null;
  /** Half points needed of the games to come, where all opponents are known. */
  readonly points: PointsNeeded | null;
  /** Points by the average of the opponents to come, where some are not known. */
  readonly against: readonly NeededAgainst[];
  /** Titles and federations the opponents to come must still bring. */
  readonly needed: StillNeeded | null;
  /** Unrated opponents without a point, whose games count only if they score by the end; null for none. */
  readonly scoreless: { readonly players: readonly string[]; readonly article: string } | null;
}

export interface PointsNeeded {
  /** With fewer it cannot be made; null where there are too many ways to look at each. */
  readonly least: number | null;
  /** With so many it is made, however they are scored; null where nothing makes it sure. */
  readonly enough: number | null;
}

/** Beyond this many games to come not every way to score is looked at. */
const MOST_TRIED = 5;

/** What a player still needs for a norm, by the games so far and what is known of those to come. */
export function normForesight(
  title: NormTitle,
  candidate: NormCandidate,
  rest: RestOfEvent,
  event: NormEventFacts,
  rules: TitleProperties,
): NormForesight {
  const { coming } = rest;
  const nothing = {
    ...{ title, coming: coming.length, because: [] },
    ...{ next: null, points: null, against: [], needed: null, scoreless: null },
  };
  const thinkable = bestThinkable(rest);
  let fields: ReturnType<typeof waysToMeet> | undefined;
  /** The best that may come of so many games, whoever is met in them. */
  const after = (results: readonly ResultOfGame[]): NormVerdict => {
    const bound = verdictAfter(title, candidate, thinkable, results, event, rules);
    if (bound.achieved === false || !meetsUnknown(coming, results.length)) return bound;
    fields ??= waysToMeet(title, rest, rules);
    let best: NormVerdict | null = null;
    for (const met of fields ?? [thinkable]) {
      const found = verdictAfter(title, candidate, met, results, event, rules);
      if (best === null || isBetter(found, best)) best = found;
      if (found.achieved !== false) break;
    }
    return best ?? bound;
  };
  const achieved = (results: readonly ResultOfGame[]): boolean | null => {
    const found = after(results).achieved;
    return found === true && meetsUnknown(coming, results.length) ? null : found;
  };
  if (achieved([]) === true) return { ...nothing, state: 'had' };
  if (coming.length === 0) {
    const because = failed(after([]).conditions);
    // Data that are missing leave it open: the verdict says so.
    return { ...nothing, state: because.length === 0 ? 'open' : 'gone', because };
  }
  const best = bestWays(coming, candidate).map(after);
  if (best.every((verdict) => verdict.achieved === false)) {
    return { ...nothing, state: 'gone', because: failed(best[0]?.conditions ?? []) };
  }
  const isKnown = coming.every(({ opponent }) => opponent !== null);
  const total = candidate.games.length + coming.length;
  const isBySum = total <= minimumGames(event, rules) || rules.games.mayDropWins !== true;
  return {
    ...nothing,
    state: 'open',
    next: nextGame(coming, candidate, achieved),
    points: isKnown ? pointsNeeded(coming.length, isBySum, achieved) : null,
    against: isKnown ? [] : neededAgainst(title, candidate, rest, rules),
    needed: isKnown ? null : stillNeeded(title, candidate, coming, event, rules),
    scoreless: scorelessOf(candidate, coming, rules),
  };
}

/** All games won; but a draw may be worth more against an unrated player who cannot score elsewhere (B.01 1.4.2b). */
function bestWays(
  [first, ...later]: readonly ComingRound[],
  candidate: NormCandidate,
): readonly (readonly ResultOfGame[])[] {
  if (first === undefined) return [[]];
  const mayNeedPoint = candidate.scoreless?.some(
    ({ id, mayScoreElsewhere, scoresHere }) =>
      id === first.opponent?.id && scoresHere && !mayScoreElsewhere,
  );
  const results: readonly ResultOfGame[] = mayNeedPoint === true ? ['win', 'draw'] : ['win'];
  return bestWays(later, candidate).flatMap((way) => results.map((result) => [result, ...way]));
}

/** Whether one of the next games is against somebody who is not known yet. */
const meetsUnknown = (coming: readonly ComingRound[], games: number): boolean =>
  coming.slice(0, games).some(({ opponent }) => opponent === null);

const failed = (conditions: readonly NormCondition[]): readonly NormCondition[] =>
  conditions.filter(({ met }) => met === false);

/** The verdict once the next games have ended so, with opponents in the rounds to come as they are given. */
function verdictAfter(
  title: NormTitle,
  candidate: NormCandidate,
  coming: readonly ComingRound[],
  results: readonly ResultOfGame[],
  event: NormEventFacts,
  rules: TitleProperties,
): NormVerdict {
  const games = results.flatMap((result, index): NormGame[] => {
    const { round, opponent } = coming[index] ?? { round: 0, opponent: null };
    if (opponent === null) return [];
    const halfPoints = result === 'win' ? 2 : result === 'draw' ? 1 : 0;
    return [{ round, opponent, halfPoints }];
  });
  const after = { ...candidate, games: [...candidate.games, ...games] };
  return normVerdict(title, after, event, rules);
}

/** Those of them that the candidate has beaten or has yet to meet. */
function scorelessOf(
  { games, scoreless = [] }: NormCandidate,
  coming: readonly ComingRound[],
  { articles }: TitleProperties,
): NormForesight['scoreless'] {
  const met = new Set([...games, ...coming].map(({ opponent }) => opponent?.id));
  const players = scoreless.filter(({ id }) => met.has(id)).map(({ name }) => name);
  return players.length === 0 ? null : { players, article: articles.scorelessOpponents };
}

type Achieved = (results: readonly ResultOfGame[]) => boolean | null;

function nextGame(
  coming: readonly ComingRound[],
  candidate: NormCandidate,
  achieved: Achieved,
): NextGame | null {
  const [first, ...later] = coming;
  if (first?.isPaired !== true || first.opponent === null) return null;
  const best = bestWays(later, candidate);
  const keepsOpen =
    RESULTS.find((result) => best.some((way) => achieved([result, ...way]) !== false)) ?? 'win';
  // A win over an unrated opponent may be worth less than a draw (B.01 1.4.2b).
  const makes =
    RESULTS.find((_, at) => RESULTS.slice(at).every((better) => achieved([better]) === true)) ??
    null;
  return { round: first.round, opponent: first.opponent, keepsOpen, makes };
}

/** Looks at every way to score; where only the sum decides, at every sum. */
function pointsNeeded(games: number, isBySum: boolean, achieved: Achieved): PointsNeeded {
  const ways = isBySum ? waysBySum(games) : games <= MOST_TRIED ? everyWay(games) : null;
  // Leaving games out can only help: a score that is enough with all of them is enough.
  if (ways === null) return { least: null, enough: leastOf(waysBySum(games), achieved, true) };
  const notEnough = ways.filter((way) => achieved(way) !== true).map((way) => halfPointsOf(way));
  const most = Math.max(-1, ...notEnough);
  return {
    least: leastOf(ways, achieved, false),
    enough: most >= 2 * games ? null : most + 1,
  };
}

function leastOf(
  ways: readonly (readonly ResultOfGame[])[],
  achieved: Achieved,
  isSure: boolean,
): number | null {
  const enough = ways
    .filter((way) => (isSure ? achieved(way) === true : achieved(way) !== false))
    .map((way) => halfPointsOf(way));
  return enough.length === 0 ? null : Math.min(...enough);
}

const halfPointsOf = (way: readonly ResultOfGame[]): number =>
  way.reduce((sum, result) => sum + RESULTS.indexOf(result), 0);

function everyWay(games: number): readonly (readonly ResultOfGame[])[] {
  return games === 0
    ? [[]]
    : everyWay(games - 1).flatMap((way) => RESULTS.map((result) => [...way, result]));
}

/** One way to score each number of half points: draws and losses, then draws and wins. */
function waysBySum(games: number): readonly (readonly ResultOfGame[])[] {
  return Array.from({ length: 2 * games + 1 }, (_, sum) =>
    Array.from({ length: games }, (__, index): ResultOfGame => {
      const halves = Math.max(
        0,
        Math.min(2, Math.floor(sum / games) + (index < sum % games ? 1 : 0)),
      );
      return halves === 2 ? 'win' : halves === 1 ? 'draw' : 'loss';
    }),
  );
}
