import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026 } from '../../../rules/editions/swiss.ts';
import { points } from '../../../rules/points.ts';
import { completionOf } from './completion.ts';
import type { MayMeet } from './field.ts';
import { participants } from './participant.ts';
import { pairRoundByBrackets } from './round-pairing-outlook.ts';
import { nextRound } from './small-field.fixture.ts';

interface Line {
  readonly score: number;
  /** Numbers this player may still meet. */
  readonly may: readonly number[];
  readonly bye?: false;
}

/** Pairs a field given by scores and legal opponents, numbered from 1: `1-4 2-3`, then the bye. */
function pair(edition: typeof SWISS_2017, lines: readonly Line[]): string {
  const players = participants(
    nextRound(
      lines.map(() => ''),
      { virtualPoints: (number) => points(lines[number - 1]?.score ?? 0) },
    ),
  ).map((player) => ({ ...player, mayHaveBye: lines[player.tpn - 1]?.bye ?? true }));
  const mayMeet: MayMeet = (a, b) => lines[a.tpn - 1]?.may.includes(b.tpn) ?? false;
  const round = pairRoundByBrackets({
    participants: players,
    edition: edition.properties,
    initialColour: 'white',
    mayMeet,
    completion: completionOf(players, mayMeet),
  });
  if (round === null) return 'none';
  const pairs = round.pairs.map(({ higher, lower }) => `${higher.tpn}-${lower.tpn}`);
  return [...pairs, ...(round.bye ? [`bye ${round.bye.tpn}`] : [])].join(' ');
}

describe('pairing of brackets', () => {
  it('[C.04.3 B.1.c and C.6, 2026: C7] pairs the highest MDP rather than more of them', () => {
    // 1 to 3 are moved down to 4 to 6, and 7 must have one of them: 2-4 3-6 would pair two MDPs.
    const lines: Line[] = [
      { score: 5, may: [6, 7, 8] },
      { score: 4.5, may: [4, 7, 10] },
      { score: 4.5, may: [6, 8, 10] },
      { score: 3, may: [2, 5, 8] },
      { score: 3, may: [4, 9, 10] },
      { score: 3, may: [1, 3, 7] },
      { score: 2.5, may: [1, 2, 6] },
      { score: 2, may: [1, 3, 4, 9] },
      { score: 1.5, may: [5, 8, 10] },
      { score: 1, may: [2, 3, 5, 9] },
    ];
    for (const edition of [SWISS_2017, SWISS_2026]) {
      expect(pair(edition, lines)).toBe('1-6 4-5 2-7 3-8 9-10');
    }
  });

  it('[C.04.3 A.8 and C.6] weighs the whole collapsed last bracket by its differences', () => {
    // 7 has 3 or 6, and 6 has only 7: the bracket of 7 is the PPB, and 2, 3, 4 come to 8 to 11.
    // The bye for 4 leaves differences 4, 4, 3, ½; the bye for 8 would pair 4, but leave 4½ on top.
    const lines: Line[] = [
      { score: 5.5, may: [5, 8, 11] },
      { score: 5.5, may: [9, 10, 11] },
      { score: 4.5, may: [7, 9, 10] },
      { score: 4, may: [10] },
      { score: 3.5, may: [1, 10] },
      { score: 3.5, may: [7], bye: false },
      { score: 2, may: [3, 6, 10], bye: false },
      { score: 1.5, may: [1, 9, 11] },
      { score: 1.5, may: [2, 3, 8], bye: false },
      { score: 1.5, may: [2, 3, 4, 5, 7], bye: false },
      { score: 1, may: [1, 2, 8], bye: false },
    ];
    expect(pair(SWISS_2017, lines)).toBe('1-5 6-7 2-9 3-10 8-11 bye 4');
  });
});
