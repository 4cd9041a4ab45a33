import type { BracketTask } from './bracket-task.ts';
import { playersOf } from './bracket.ts';
import { candidateCriteria } from './candidate-criteria.ts';
import { candidates, type Candidate } from './candidate.ts';
import type { Criterion } from './criterion.ts';
import {
  downfloaterCriteria,
  minimiseDownfloaterScores,
  smallestSets,
} from './downfloater-criteria.ts';
import { scoresDescending } from './downfloaters.ts';
import { maskOf, type Mask } from './field.ts';
import { movedDownSets, type MovedDownSet } from './moved-down-sets.ts';
import type { Participant } from './participant.ts';
import { compareLists } from './subsets.ts';

type Downfloaters = readonly Participant[];
type Values = readonly (readonly number[])[];

/** B.4 to B.8 (2026: 3.4 to 3.8): the first perfect candidate, else the best, the earliest of equals. */
export function pairBracket(task: BracketTask): Candidate | null {
  const allowed = smallestSets(task);
  const [anySet] = allowed;
  if (anySet === undefined) return null;
  const maxPairs = (playersOf(task.bracket).length - anySet.length) / 2;
  const ofDownfloaters = valuesOfSets(allowed, downfloaterCriteria(task));
  const [ideal] = [...ofDownfloaters.values()].sort(compareInOrder);
  const criteria = candidateCriteria(task);

  let best: Candidate | null = null;
  let bestValues: Values = [];
  const sets = setsOfMovedDown(task, allowed);
  for (const candidate of candidates(task.bracket, maxPairs, sets, task.mayMeet)) {
    const first = ofDownfloaters.get(candidate.downfloaterMask);
    if (first === undefined) continue; // C.4 (2026: C4), or C.2 in the last bracket
    const values = betterValues(candidate, criteria, first, best === null ? null : bestValues);
    if (values === null) continue;
    [best, bestValues] = [candidate, values];
    const isPerfect =
      ideal !== undefined &&
      compareInOrder(first, ideal) === 0 &&
      values.slice(first.length).every((value) => value.every((number) => number === 0));
    if (isPerfect) return best;
  }
  return best;
}

/** The candidate's values when it beats the best so far (B.8, 2026: 3.8.1); null when it does not. */
function betterValues(
  candidate: Candidate,
  criteria: readonly Criterion<Candidate>[],
  first: Values,
  best: Values | null,
): Values | null {
  const order = best === null ? -1 : compareInOrder(first, best.slice(0, first.length));
  if (order > 0) return null;
  const values = [...first];
  let isBetter = order < 0;
  for (const criterion of criteria) {
    const value = criterion.value(candidate);
    if (!isBetter) {
      const difference = compareLists(value, best?.[values.length] ?? []);
      if (difference > 0) return null;
      isBetter = difference < 0;
    }
    values.push(value);
  }
  return isBetter ? values : null;
}

function valuesOfSets(
  sets: readonly Downfloaters[],
  criteria: readonly Criterion<Downfloaters>[],
): Map<Mask, Values> {
  return new Map(
    sets.map((set) => [maskOf(set), criteria.map((criterion) => criterion.value(set))]),
  );
}

function compareInOrder(a: Values, b: Values): number {
  for (const [index, value] of a.entries()) {
    const order = compareLists(value, b[index] ?? []);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * M1 and the choices of S1 and Limbo (B.1.c and D.3, 2026: 3.1.3 and 4.4). B.1.c calls M1 the
 * maximum and refers to C.6; where completion sets the two at odds, C.6 decides how many are
 * paired, as C7 does in 2026. In the collapsed last bracket C.6 depends on the pairs: both are tried.
 */
function setsOfMovedDown(task: BracketTask, allowed: readonly Downfloaters[]): MovedDownSet[] {
  const { bracket, edition, role } = task;
  const { movedDown } = bracket;
  const { value } = minimiseDownfloaterScores(task);
  const [lowest = []] = allowed.map(value).sort(compareLists);
  const compliant = allowed.filter(
    (set) => role === 'collapsedLast' || compareLists(value(set), lowest) === 0,
  );
  const limbos = compliant.map((set) => set.filter((one) => movedDown.includes(one)));
  const m1s = new Set(limbos.map((limbo) => movedDown.length - limbo.length));
  // 4.4.1: valid is what leaves a Limbo compliant with C7; D.3 leaves that to C.6.
  const scores = scoresDescending(limbos[0] ?? []);
  const isValid = (limbo: Downfloaters): boolean =>
    edition.dutch.downfloaterScores === 'pairingScoreDifference' ||
    compareLists(scoresDescending(limbo), scores) === 0;
  return [...m1s].sort((a, b) => b - a).flatMap((m1) => movedDownSets(movedDown, m1, isValid));
}
