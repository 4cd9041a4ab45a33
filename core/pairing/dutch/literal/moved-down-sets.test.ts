import { describe, expect, it } from 'vitest';
import { SWISS_2017 } from '../../../rules/editions/swiss.ts';
import { tpn } from '../../../rules/identity.ts';
import { SCORING_PRESETS } from '../../../rules/scoring.ts';
import { points } from '../../../rules/points.ts';
import { movedDownSets } from './moved-down-sets.ts';
import { participants, type Participant } from './participant.ts';

/** Moved-down players numbered 1, 2, … with these pairing scores. */
function withScores(scores: readonly number[]): Participant[] {
  return participants({
    round: 1,
    rounds: 5,
    players: scores.map((_, index) => ({
      tpn: tpn(index + 1),
      name: '',
      rating: 0,
      rounds: [],
    })),
    absent: new Set(),
    scoring: SCORING_PRESETS['1-½-0'],
    edition: SWISS_2017.properties,
    initialColour: 'white',
    virtualPoints: (player) => points(scores[player - 1] ?? 0),
    prohibited: [],
  });
}

const named = (sets: readonly { readonly s1: readonly Participant[] }[]): string[] =>
  sets.map(({ s1 }) => s1.map((player) => player.tpn).join('-'));

describe('sets of moved-down players', () => {
  it('[C.04.3 D.3.b] come by the lowest lexicographic value of their BSNs', () => {
    const sets = movedDownSets(withScores([3, 3, 3, 3]), 2, () => true);
    expect(named(sets)).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4', '3-4']);
  });

  it('[C.04.3 D.3.a] put the highest different score before that value', () => {
    const sets = movedDownSets(withScores([5, 4, 4, 3, 2]), 3, () => true);
    expect(named(sets).slice(0, 5)).toEqual(['1-2-3', '1-2-4', '1-3-4', '1-2-5', '1-3-5']);
  });

  it('[C.04.3 4.4.1] are left out when the Limbo is not compliant', () => {
    const sets = movedDownSets(withScores([3, 3, 2]), 2, (limbo) =>
      limbo.every((player) => player.score === points(3)),
    );
    expect(named(sets)).toEqual(['1-3', '2-3']);
  });
});
