import { describe, expect, it } from 'vitest';
import { SWISS_2017, SWISS_2026, SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import type { NoLegalPairing, PairingRequest } from '../system.ts';
import { pairRound } from './dutch.ts';
import { playerStates, type PlayerState } from './player-state.ts';
import { nextRound } from './testing/crosstable.ts';
import { simulate } from './testing/simulated-event.ts';

function failureOf(request: PairingRequest): NoLegalPairing {
  const answer = pairRound(request);
  if (answer.ok) throw new Error('there is a legal pairing');
  return answer.error;
}

describe('[C.04.3 A.9, 2026: 1.9.3] a round that cannot be paired', () => {
  it.each([
    [SWISS_2017, 'C.4'],
    [SWISS_2026, 'C4'],
  ])('$id names its article', (edition, article) => {
    const failure = failureOf(nextRound(['2w1', '1b0'], { edition }));
    expect(failure).toMatchObject({ code: 'noLegalPairing', article });
  });

  it('names a player who has met everybody', () => {
    const lines = ['2w1 3b1 4w1', '1b0 4w1 Z', '4b1 1w0 Z', '3w0 2b0 1b0'];
    expect(failureOf(nextRound(lines)).stuck).toEqual([
      { player: 1, allowed: [], mayHaveBye: false },
    ]);
  });

  it('names players who have too few opponents between them', () => {
    // 2, 3 and 4 keep apart from each other: two of them are already one too many for 1.
    const request = nextRound(['', '', '', ''], { prohibited: [[tpn(2), tpn(3), tpn(4)]] });
    expect(failureOf(request).stuck).toEqual([
      { player: 2, allowed: [1], mayHaveBye: false },
      { player: 3, allowed: [1], mayHaveBye: false },
    ]);
  });

  it('[C.2] names players when nobody may have the bye', () => {
    const lines = ['U 3b1 2w1', '3w1 U 1b0', '2b0 1w0 U'];
    const { stuck } = failureOf(nextRound(lines));
    expect(stuck.length).toBeGreaterThan(0);
    expect(stuck.every(({ mayHaveBye }) => !mayHaveBye)).toBe(true);
  });

  it('[C.3] names players who all want the same colour', () => {
    const request = nextRound(['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0']);
    const stuck = failureOf(request).stuck.map(({ player }) => player);
    expect(stuck.length).toBeGreaterThan(0);
    expect(stuck.length).toBeLessThanOrEqual(4);
  });
});

/** Whether all of a list can be paired, tried one by one. */
function canBePaired(
  players: readonly PlayerState[],
  may: (a: PlayerState, b: PlayerState) => boolean,
): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      may(first, other) &&
      canBePaired(
        others.filter((p) => p !== other),
        may,
      ),
  );
}

/** C.1 and C.3. */
function mayMeet(a: PlayerState, b: PlayerState): boolean {
  if (a.met.includes(b.tpn)) return false;
  const bound = [a, b].every((p) => p.colours.strength === 'absolute' && !p.topscorer);
  return !bound || a.colours.preference !== b.colours.preference;
}

describe.each(SWISS_EDITIONS)('saturated events under $id', ({ properties }) => {
  const events = [4, 6, 8, 10, 12, 14, 16].flatMap((players) => [
    { players, rounds: players - 1 },
    { players, rounds: players - 2 },
  ]);

  it.each(events)(
    '$players players, $rounds rounds: paired whenever they can be',
    ({ players, rounds }) => {
      for (let seed = 1; seed <= 3; seed++) {
        for (const { request, answer } of simulate(
          { players, rounds, seed, edition: properties },
          (r) => pairRound(r),
        )) {
          expect(answer.ok).toBe(canBePaired(playerStates(request), mayMeet));
        }
      }
    },
  );

  it('forty players, nineteen rounds', () => {
    const answers = [
      ...simulate({ players: 40, rounds: 19, seed: 1, edition: properties }, (r) => pairRound(r)),
    ];
    expect(answers.filter(({ answer }) => answer.ok)).toHaveLength(19);
  });

  it('half the field forbidden to each other', () => {
    const half = Array.from({ length: 20 }, (_, place) => tpn(place + 1));
    const event = { players: 40, rounds: 7, seed: 1, edition: properties, prohibited: [half] };
    const answers = [...simulate(event, (r) => pairRound(r))];
    expect(answers.filter(({ answer }) => answer.ok)).toHaveLength(7);
  });

  it('everybody with the same colour due', () => {
    // Round 1 was played with White by everybody who is here; their opponents have gone.
    const lines = Array.from({ length: 12 }, (_, place) =>
      place < 6 ? `${place + 7}w1` : `${place - 5}b0`,
    );
    const absent = Array.from({ length: 6 }, (_, place) => place + 7);
    const answer = pairRound(nextRound(lines, { absent, edition: { properties } }));
    expect(answer.ok && answer.value.pairs.map(({ white, black }) => [white, black])).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
    ]);
  });
});
