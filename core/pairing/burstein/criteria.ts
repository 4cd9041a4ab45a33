import type {
  BursteinArticles,
  BursteinCriterion,
} from '../../rules/editions/burstein-criteria.ts';
import { compareValues } from '../compare-values.ts';
import { cheapestPerfectMatching } from '../matching/cheapest-matching.ts';
import { bracketCosts, sameColourWanted, type Candidate } from './bracket-costs.ts';
import type { BracketTask } from './bracket.ts';
import type { PlayerState } from './player-state.ts';
import type { CriterionValue } from './trace.ts';

/** A pairing of a bracket, by places in the field. */
export interface JudgedPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
}

/** C5 to C8 of a pairing, in descending priority; null when the others could not be paired (C4). */
export function evaluate(
  task: BracketTask,
  { pairs, floaters }: JudgedPairing,
  articles: BursteinArticles,
): CriterionValue[] | null {
  const following = followingBracket(task, floaters);
  if (following === null) return null;
  const { players } = task.field;
  const value = (
    criterion: BursteinCriterion,
    figure: number,
    sizes: readonly number[] = [],
  ): CriterionValue => ({ criterion, article: articles.criteria[criterion], value: figure, sizes });
  const missed = pairs.filter(([a, b]) => {
    const [one, other] = [players[a], players[b]];
    return one && other && sameColourWanted(one, other);
  });
  const scores = scoresOf(players, floaters);
  return [
    value('floaters', floaters.length),
    value('floaterScores', scores.length, scores),
    { ...value('followingBracket', following.length, following), countFirst: true },
    value('colourPreference', missed.length),
  ];
}

const scoresOf = (players: readonly PlayerState[], places: readonly number[]): number[] =>
  places.map((place) => players[place]?.score ?? 0).sort((a, b) => b - a);

/** Scores of those who would float out of the following bracket, at best (B3). */
function followingBracket(task: BracketTask, floaters: readonly number[]): number[] | null {
  const { field, following, below } = task;
  const places = [...floaters, ...following, ...below];
  const candidates = places.flatMap((place, index): Candidate[] => {
    const player = field.players[place];
    if (!player) return [];
    const inside = index < floaters.length + following.length;
    return [{ role: inside ? 'member' : 'below', player }];
  });
  const matching = cheapestPerfectMatching(field.legal.subgraph(places), bracketCosts(candidates));
  if (!matching) return null;
  const inside = floaters.length + following.length;
  const leaving = places.filter(
    (_, index) => index < inside && (matching.mate[index] ?? 0) >= inside,
  );
  return scoresOf(field.players, leaving);
}

/** The first criterion by which two brackets differ; null when they are equally good. */
export function firstDifference(
  a: readonly CriterionValue[],
  b: readonly CriterionValue[],
): { readonly a: CriterionValue; readonly b: CriterionValue; readonly order: number } | null {
  for (const [place, mine] of a.entries()) {
    const theirs = b[place];
    if (!theirs) continue;
    const order = compareValues(mine, theirs);
    if (order !== 0) return { a: mine, b: theirs, order };
  }
  return null;
}
