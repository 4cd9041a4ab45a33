import type { BracketTask } from './bracket-task.ts';
import type { Candidate } from './candidate.ts';
import type { Criterion } from './criterion.ts';
import { downfloaterDifference, lowestScoreOf } from './downfloaters.ts';
import { maskOf } from './field.ts';
import type { Float } from './floats.ts';
import type { Participant } from './participant.ts';

/** A float that a candidate would give, with its score difference. */
interface GivenFloat {
  readonly player: Participant;
  readonly difference: number;
}

type Floaters = (candidate: Candidate) => readonly GivenFloat[];
type Earlier = (player: Participant) => Float | null;

const previousRound: Earlier = (player) => player.floatBefore;
const twoRoundsBefore: Earlier = (player) => player.floatTwoBefore;

/** C.12 to C.19 (2026: C14 to C21): numbers first, then score differences. */
export function floatCriteria(task: BracketTask): Criterion<Candidate>[] {
  const lowest = lowestScoreOf(task.bracket);
  const movedDown = maskOf(task.bracket.movedDown);
  const isMovedDown = (player: Participant): boolean => (player.bit & movedDown) !== 0;
  const down = downfloats(lowest);
  switch (task.edition.dutch.floatCriteria) {
    case 'everyFloater':
      return [
        number('C.12', down, previousRound, 'down'),
        number('C.13', upfloats, previousRound, 'up'),
        number('C.14', down, twoRoundsBefore, 'down'),
        number('C.15', upfloats, twoRoundsBefore, 'up'),
        differences('C.16', down, previousRound, 'down'),
        differences('C.17', upfloats, previousRound, 'up'),
        differences('C.18', down, twoRoundsBefore, 'down'),
        differences('C.19', upfloats, twoRoundsBefore, 'up'),
      ];
    case 'residentsAndOpponentsOfMovedDown': {
      const residents = restrictedTo(down, (player) => !isMovedDown(player));
      const moved = restrictedTo(down, isMovedDown);
      return [
        number('2026: C14', residents, previousRound, 'down'),
        number('2026: C15', upfloats, previousRound, 'up'),
        number('2026: C16', residents, twoRoundsBefore, 'down'),
        number('2026: C17', upfloats, twoRoundsBefore, 'up'),
        differences('2026: C18', moved, previousRound, 'down'),
        differences('2026: C19', upfloats, previousRound, 'up'),
        differences('2026: C20', moved, twoRoundsBefore, 'down'),
        differences('2026: C21', upfloats, twoRoundsBefore, 'up'),
      ];
    }
  }
}

/** Higher ranked players of unequal pairs, and players bound to be downfloaters (A.4, A.8). */
function downfloats(lowestScore: number): Floaters {
  return (candidate) => {
    const floats = unequalPairs(candidate, 'higher');
    for (const player of candidate.downfloaters) {
      floats.push({ player, difference: downfloaterDifference(player, lowestScore) });
    }
    return floats;
  };
}

/** Lower ranked players of unequal pairs: the opponents of moved-down players, when residents share a score. */
function upfloats(candidate: Candidate): GivenFloat[] {
  return unequalPairs(candidate, 'lower');
}

/** One side of every unequal pair. */
function unequalPairs({ pairs }: Candidate, side: 'higher' | 'lower'): GivenFloat[] {
  const floats: GivenFloat[] = [];
  for (const pair of pairs) {
    const difference = pair.higher.score - pair.lower.score;
    if (difference > 0) floats.push({ player: pair[side], difference });
  }
  return floats;
}

function restrictedTo(floaters: Floaters, which: (player: Participant) => boolean): Floaters {
  return (candidate) => floaters(candidate).filter(({ player }) => which(player));
}

function number(
  article: string,
  given: Floaters,
  earlier: Earlier,
  float: Float,
): Criterion<Candidate> {
  return {
    article,
    value: (candidate) => [
      given(candidate).filter(({ player }) => earlier(player) === float).length,
    ],
  };
}

function differences(
  article: string,
  given: Floaters,
  earlier: Earlier,
  float: Float,
): Criterion<Candidate> {
  return {
    article,
    value: (candidate) =>
      given(candidate)
        .filter(({ player }) => earlier(player) === float)
        .map(({ difference }) => difference)
        .sort((a, b) => b - a),
  };
}
