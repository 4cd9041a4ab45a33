import { isCompletable, type BracketTask } from './bracket-task.ts';
import { playersOf, type Bracket } from './bracket.ts';
import type { Criterion } from './criterion.ts';
import {
  downfloaterDifference,
  fewestDownfloaters,
  lowestScoreOf,
  scoresDescending,
} from './downfloaters.ts';
import type { Participant } from './participant.ts';
import { compareLists } from './subsets.ts';

type Downfloaters = readonly Participant[];

/** C.5 to C.7 (2026: C5 to C9): the criteria that look at the downfloaters only. */
export function downfloaterCriteria(task: BracketTask): Criterion<Downfloaters>[] {
  return [
    ...(task.edition.dutch.byeIsAQualityCriterion ? [minimiseByeScore(task)] : []),
    maximisePairs,
    // The collapsed last bracket weighs whole candidates by C.6: its residents differ in score.
    ...(task.role === 'collapsedLast' ? [] : [minimiseDownfloaterScores(task)]),
    ...(task.role === 'ordinary' && task.following.length > 0 ? [lookAhead(task)] : []),
    ...(task.edition.dutch.byeIsAQualityCriterion ? [minimiseByeUnplayedGames(task)] : []),
  ];
}

/** C.1 to C.4 (2026: C1 to C5) on the bracket: the smallest sets of downfloaters they leave. */
export function smallestSets(task: BracketTask): Downfloaters[] {
  const best = byeScore(task, playersOf(task.bracket));
  return fewestDownfloaters(
    task.bracket,
    task.mayMeet,
    (set) =>
      isCompletable(task, set) &&
      (!task.edition.dutch.byeIsAQualityCriterion || compareLists(byeScore(task, set), best) === 0),
  );
}

/** The score at which the bye falls when these players float down; empty when it falls on nobody. */
function byeScore(task: BracketTask, downfloaters: Downfloaters): number[] {
  const score = task.completion.lowestByeScore([...downfloaters, ...task.below]);
  return score === null ? [] : [score];
}

/** C5 (2026). */
function minimiseByeScore(task: BracketTask): Criterion<Downfloaters> {
  return { article: '2026: C5', value: (set) => byeScore(task, set) };
}

/** C.5 (2026: C6): as many pairs as possible is as few downfloaters as possible. */
const maximisePairs: Criterion<Downfloaters> = {
  article: 'C.5, 2026: C6',
  value: (set) => [set.length],
};

/** C.6 (2017): the pairing score difference; C7 (2026): the scores of the downfloaters. */
export function minimiseDownfloaterScores(task: BracketTask): Criterion<Downfloaters> {
  switch (task.edition.dutch.downfloaterScores) {
    case 'pairingScoreDifference':
      return { article: 'C.6', value: (set) => pairingScoreDifference(task.bracket, set) };
    case 'scoresDescending':
      return { article: '2026: C7', value: scoresDescending };
  }
}

/**
 * A.8 (2017) where residents share one score: what pairs moved-down players find makes no
 * difference, and pairs of residents add nothing.
 */
function pairingScoreDifference(bracket: Bracket, downfloaters: Downfloaters): number[] {
  const lowest = lowestScoreOf(bracket);
  return [
    ...bracket.movedDown
      .filter((player) => !downfloaters.includes(player))
      .map((player) => player.score - lowest),
    ...downfloaters.map((player) => downfloaterDifference(player, lowest)),
  ].sort((a, b) => b - a);
}

/** C.7 (2017), C8 (2026): pairs, then scores, in the following bracket, and only there. */
function lookAhead(task: BracketTask): Criterion<Downfloaters> {
  const below = task.below.filter((player) => !task.following.includes(player));
  return {
    article: 'C.7, 2026: C8',
    value: (movedDown) => {
      const bracket = { movedDown, residents: task.following, isLast: below.length === 0 };
      const next: BracketTask = { ...task, bracket, below, following: [] };
      const scores = minimiseDownfloaterScores(next);
      const [best] = smallestSets(next)
        .map((set) => [...maximisePairs.value(set), ...scores.value(set)])
        .sort(compareLists);
      return best ?? [Infinity];
    },
  };
}

/**
 * C9 (2026), in brackets that let exactly one player go who will have the bye: it then falls at
 * that player's own score, for everybody below has less.
 */
function minimiseByeUnplayedGames(task: BracketTask): Criterion<Downfloaters> {
  return {
    article: '2026: C9',
    value: (set) => {
      const [only] = set;
      if (set.length !== 1 || only === undefined) return [];
      return compareLists(byeScore(task, set), [only.score]) === 0 ? [only.unplayedGames] : [];
    },
  };
}
