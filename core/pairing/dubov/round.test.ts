import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { SWISS_2017, SWISS_2026, SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import { points } from '../../rules/points.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { colourState, coloursPlayed } from '../colours/colour-preference.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import { simulate, type Simulation } from '../dutch/testing/simulated-event.ts';
import type { PairingRequest, RoundPairing } from '../system.ts';
import { dubovEngine, pairRound } from './dubov.ts';

function paired(request: PairingRequest): RoundPairing {
  const answer = pairRound(request);
  if (!answer.ok) throw new Error('no legal pairing');
  return answer.value;
}

const boards = (request: PairingRequest): string[] =>
  paired(request).pairs.map(({ white, black }) => `${white}-${black}`);

describe('the first round', () => {
  it('[3.2.3, 5.2.1] first half against second, odd numbers with the initial colour', () => {
    expect(boards(nextRound(['', '', '', '', '', '']))).toEqual(['1-4', '5-2', '3-6']);
    const black = nextRound(['', '', '', '', '', ''], { initialColour: 'black' });
    expect(boards(black)).toEqual(['4-1', '2-5', '6-3']);
  });

  it('[U11] numbers stay as they are while somebody has not come yet', () => {
    expect(boards(nextRound(['', '', '', '', ''], { absent: [1] }))).toEqual(['4-2', '3-5']);
  });

  it('nobody to pair is an empty round', () => {
    expect(paired(nextRound([]))).toEqual({ pairs: [], bye: null });
  });
});

describe('the second round', () => {
  it('[3.2.4 to 3.2.6] pairs low averages with high ratings', () => {
    // 1 to 4 won with White against 5 to 8, and want Black: by number 2 and 3 are in the middle and
    // are shifted. By average 3 (met 2440) comes before 2 (met 2450): 3 has 1, 2 has 4.
    // 5 to 8 want White: by average 8, 7, 6, 5, so 7 and 6 are shifted. 8 has 6, 5 has 7.
    const lines = ['5w1', '6w1', '7w1', '8w1', '1b0', '2b0', '3b0', '4b0'];
    expect(boards(nextRound(lines))).toEqual(['3-1', '4-2', '5-7', '6-8']);
  });
});

describe('absolute criteria', () => {
  it('[C1, C.04.2 3.5] nobody meets twice, but an unplayed game may be paired again', () => {
    expect(pairRound(nextRound(['2w1', '1b0'])).ok).toBe(false);
    expect(boards(nextRound(['2w+', '1b-']))).toEqual(['1-2']);
  });

  it('[C3] the same absolute preference keeps two players apart, in the last round too', () => {
    // 1 and 2 had White twice; 3 and 4 Black twice.
    const lines = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0'];
    for (const rounds of [3, 5]) {
      const answer = pairRound(nextRound(lines, { rounds }));
      expect(answer).toMatchObject({ ok: false, error: { code: 'noLegalPairing', article: 'C4' } });
    }
  });

  it('[1.9.3] who cannot be placed is told, with the opponents left', () => {
    // Everybody has had the bye.
    const answer = pairRound(nextRound(['U', 'U', 'U']));
    expect(answer).toEqual({
      ok: false,
      error: {
        code: 'noLegalPairing',
        article: 'C4',
        stuck: [
          { player: 1, allowed: [2, 3], mayHaveBye: false },
          { player: 2, allowed: [1, 3], mayHaveBye: false },
          { player: 3, allowed: [1, 2], mayHaveBye: false },
        ],
      },
    });
  });

  it('prohibited groups keep apart', () => {
    const request = nextRound(['', '', '', ''], { prohibited: [[tpn(1), tpn(3)]] });
    expect(boards(request)).toEqual(['1-4', '3-2']);
  });
});

describe('[C.04.2 3.6] board order', () => {
  // The losers have two virtual points each: one point more than the winners.
  const lines = ['3w1', '4b1', '1b0', '2w0'];
  const virtualPoints = (player: number) => points(player > 2 ? 2 : 0);

  it.each([
    [SWISS_2017, ['2-1', '3-4']],
    [SWISS_2026, ['3-4', '2-1']],
  ])('$id', (edition, expected) => {
    expect(boards(nextRound(lines, { virtualPoints, edition }))).toEqual(expected);
  });
});

/** Everything the absolute rules say of a round, checked without the engine. */
function expectLegal(request: PairingRequest, { pairs, bye }: RoundPairing): void {
  const present = request.players.map((player) => player.tpn).filter((n) => !request.absent.has(n));
  const placed = pairs.flatMap(({ white, black }) => [white, black]);
  expect([...placed, ...(bye === null ? [] : [bye])].sort((a, b) => a - b)).toEqual(present);
  const roundsOf = (number: number) =>
    request.players.find((player) => player.tpn === number)?.rounds ?? [];
  const coloursOf = (number: number) => coloursPlayed(roundsOf(number), request.round);
  for (const { white, black } of pairs) {
    expect(roundsOf(white).some((r) => r.opponent === black && isPlayed(r.outcome))).toBe(false);
    expect(request.prohibited.some((g) => g.includes(white) && g.includes(black))).toBe(false);
    // C3 with 5.2.2 and 5.2.3: an absolute preference is always granted (C.04.1 6 and 7).
    for (const [number, colour] of [
      [white, 'white'],
      [black, 'black'],
    ] as const) {
      const state = colourState(coloursOf(number));
      if (state.strength === 'absolute') expect(state.preference).toBe(colour);
    }
  }
  const before = bye === null ? [] : roundsOf(bye).map(({ outcome }) => outcome);
  expect(before).not.toContain('pairingAllocatedBye');
  expect(before).not.toContain('forfeitWin');
}

describe('whole events', () => {
  it('of 40 players and nine rounds keep every absolute rule', () => {
    for (const absences of [{}, { halfPointByes: 0.05, forfeits: 0.05, withdrawals: 0.01 }]) {
      const event = {
        players: 40,
        rounds: 9,
        seed: 4,
        edition: SWISS_2026.properties,
        ...absences,
      };
      let rounds = 0;
      for (const { request, answer } of simulate(event, (r) => dubovEngine.pairRound(r))) {
        if (!answer.ok) throw new Error(`round ${request.round} could not be paired`);
        expectLegal(request, answer.value);
        rounds++;
      }
      expect(rounds).toBe(9);
    }
  });

  const events = fc
    .record({
      players: fc.integer({ min: 2, max: 20 }),
      rounds: fc.integer({ min: 1, max: 8 }),
      seed: fc.integer(),
      edition: fc.constantFrom(...SWISS_EDITIONS.map(({ properties }) => properties)),
      draws: fc.constantFrom(0, 0.3, 0.7),
      halfPointByes: fc.constantFrom(0, 0.1),
      forfeits: fc.constantFrom(0, 0.2),
      withdrawals: fc.constantFrom(0, 0.04),
      initialColour: fc.constantFrom('white', 'black'),
      scoring: fc.constantFrom(SCORING_PRESETS['1-½-0'], SCORING_PRESETS['3-1-0']),
      apart: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
    })
    .map(({ apart, ...event }): Simulation => ({
      ...event,
      prohibited: [[...new Set(apart)].map(tpn)],
    }));

  it('keep the absolute rules, and are the same however the players are listed', () => {
    fc.assert(
      fc.property(events, (event) => {
        for (const { request, answer } of simulate(event, (r) => dubovEngine.pairRound(r))) {
          if (answer.ok) expectLegal(request, answer.value);
          expect(pairRound({ ...request, players: [...request.players].reverse() })).toEqual(
            answer,
          );
        }
      }),
      { numRuns: 40 * inject('sizes').shareOfCases },
    );
  }, 60_000);
});
