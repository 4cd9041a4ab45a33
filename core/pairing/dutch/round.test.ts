import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { SWISS_2017, SWISS_2026, SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { SCORING_PRESETS, scoring } from '../../rules/scoring.ts';
import { colourState, coloursPlayed } from '../colours/colour-preference.ts';
import type { PairingRequest, RoundPairing } from '../system.ts';
import { dutchEngine, pairRound } from './dutch.ts';
import { playerStates } from './player-state.ts';
import { nextRound } from './testing/crosstable.ts';
import { simulate, type Simulation } from './testing/simulated-event.ts';

function paired(request: PairingRequest): RoundPairing {
  const answer = pairRound(request);
  if (!answer.ok) throw new Error('no legal pairing');
  return answer.value;
}

const boards = (request: PairingRequest): string[] =>
  paired(request).pairs.map(({ white, black }) => `${white}-${black}`);

describe('the first round', () => {
  it('[C.04.3 B.3 and E.5, 2026: 3.3 and 5.2.5] S1 against S2, odd numbers with the initial colour', () => {
    expect(boards(nextRound(['', '', '', '', '', '']))).toEqual(['1-4', '5-2', '3-6']);
    const black = nextRound(['', '', '', '', '', ''], { initialColour: 'black' });
    expect(boards(black)).toEqual(['4-1', '2-5', '6-3']);
  });

  it('[C.04.1.c, 2026: 3] the last of an odd number has the bye', () => {
    expect(paired(nextRound(['', '', '', '', ''])).bye).toBe(5);
  });

  it('[C.04.2 D.4, 2026: 3.3] absent players are not paired and have no number yet', () => {
    expect(boards(nextRound(['', '', '', '', ''], { absent: [1] }))).toEqual(['2-4', '5-3']);
  });

  it('nobody to pair is an empty round', () => {
    expect(paired(nextRound([]))).toEqual({ pairs: [], bye: null });
  });
});

describe('absolute criteria', () => {
  it('[C.1] nobody meets twice, and [C.04.2 D.6, 2026: 3.5] an unplayed game may be paired again', () => {
    const played = nextRound(['3w=', '4b=', '1b=', '2w=']);
    expect(boards(played)).toEqual(['2-1', '3-4']);
    expect(boards(nextRound(['2w+', '1b-']))).toEqual(['1-2']);
  });

  it('prohibited groups keep apart', () => {
    const request = nextRound(['', '', '', ''], { prohibited: [[tpn(1), tpn(3)]] });
    expect(boards(request)).toEqual(['1-4', '3-2']);
  });

  it('[C.2] who had the bye does not have it again', () => {
    expect(paired(nextRound(['2w1', '1b0', 'U'])).bye).toBe(2);
  });

  it('[C.3] the same absolute preference keeps two players apart, but for topscorers', () => {
    // 1 and 2 had White twice; 3 and 4 Black twice.
    const lines = ['3w1 4w1', '4w1 3w1', '1b0 2b0', '2b0 1b0'];
    expect(pairRound(nextRound(lines, { rounds: 5 })).ok).toBe(false);
    expect(pairRound(nextRound(lines, { rounds: 3 })).ok).toBe(false);
    const drawn = [
      '3w1 4w1 5b= 6b=',
      '4w1 3w1 6b= 5b=',
      '1b0 2b0 Z Z',
      '2b0 1b0 Z Z',
      '6b0 Z 1w= 2w=',
      '5w1 Z 2w= 1w=',
    ];
    expect(pairRound(nextRound(drawn, { rounds: 5 })).ok).toBe(true);
  });
});

describe('[C5, C9] the bye (2026)', () => {
  it('goes to the lowest score that leaves all others paired', () => {
    // 5 is lowest but has had the bye.
    const lines = ['2w1 3b1', '1b0 4w1', '4w1 1w0', '3b0 2b0', 'Z U'];
    expect(paired(nextRound(lines)).bye).toBe(4);
  });

  it('[C9] goes to the player with the fewest unplayed games', () => {
    // 7 would be left over first, but has not played yet; 5 and 6 have.
    expect(paired(nextRound(['5w1', '6b1', 'Z', 'Z', '1b0', '2w0', 'Z'])).bye).toBe(6);
  });
});

describe('[C.04.2 D.9, 2026: 3.6] board order', () => {
  // The losers have two virtual points each: one point more than the winners.
  const lines = ['3w1', '4b1', '1b0', '2w0'];
  const virtualPoints = (player: number): ReturnType<typeof points> => points(player > 2 ? 2 : 0);

  it.each([
    [SWISS_2017, ['2-1', '3-4']],
    [SWISS_2026, ['3-4', '2-1']],
  ])('$id', (edition, expected) => {
    expect(boards(nextRound(lines, { virtualPoints, edition }))).toEqual(expected);
  });

  it('is by the higher score, the sum of scores, the smaller number', () => {
    // 1, 2 and 3 have a point, 4 and 8 half a point: 3 moves down to 4, and 8 to 5.
    const request = nextRound(['5w1', '6b1', '7w1', '8b=', '1b0', '2w0', '3b0', '4w=']);
    expect(boards(request).map((board) => board.split('-').map(Number).sort())).toEqual([
      [1, 2],
      [3, 4],
      [5, 8],
      [6, 7],
    ]);
  });
});

const events = fc
  .record({
    players: fc.integer({ min: 2, max: 24 }),
    rounds: fc.integer({ min: 1, max: 9 }),
    seed: fc.integer(),
    edition: fc.constantFrom(...SWISS_EDITIONS.map(({ properties }) => properties)),
    draws: fc.constantFrom(0, 0.3, 0.7),
    halfPointByes: fc.constantFrom(0, 0.1),
    forfeits: fc.constantFrom(0, 0.2),
    withdrawals: fc.constantFrom(0, 0.04),
    initialColour: fc.constantFrom('white', 'black'),
    scoring: fc.constantFrom(
      SCORING_PRESETS['1-½-0'],
      SCORING_PRESETS['3-1-0'],
      scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0) }),
    ),
    apart: fc.array(fc.integer({ min: 1, max: 24 }), { maxLength: 5 }),
  })
  .map(({ apart, ...event }): Simulation => ({
    ...event,
    prohibited: [[...new Set(apart)].map(tpn)],
  }));

/** Everything the absolute criteria say of a round, checked without the engine. */
function expectLegal(request: PairingRequest, { pairs, bye }: RoundPairing): void {
  const present = request.players
    .map(({ tpn: number }) => number)
    .filter((n) => !request.absent.has(n));
  const placed = [
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...(bye === null ? [] : [bye]),
  ];
  expect(placed.sort((a, b) => a - b)).toEqual(present);
  const topscorers = new Set(
    playerStates(request).flatMap((state) => (state.topscorer ? [state.tpn] : [])),
  );
  for (const { white, black } of pairs) {
    const [one, other] = [white, black].map((n) => request.players.find((p) => p.tpn === n));
    const met = one?.rounds.some((r) => r.opponent === black && !r.outcome.includes('forfeit'));
    expect(met).toBe(false);
    expect(request.prohibited.some((g) => g.includes(white) && g.includes(black))).toBe(false);
    const [mine, theirs] = [one, other].map((p) =>
      colourState(coloursPlayed(p?.rounds ?? [], request.round)),
    );
    const sameAbsolute =
      mine?.strength === 'absolute' &&
      theirs?.strength === 'absolute' &&
      mine.preference === theirs.preference;
    if (sameAbsolute) expect(topscorers.has(white) || topscorers.has(black)).toBe(true);
  }
  if (bye !== null) {
    const rounds = request.players.find((p) => p.tpn === bye)?.rounds ?? [];
    expect(rounds.some((r) => r.outcome === 'pairingAllocatedBye')).toBe(false);
  }
}

const { shareOfCases } = inject('sizes');

describe('every round of random events', () => {
  it('keeps the absolute criteria and places everybody', () => {
    fc.assert(
      fc.property(events, (event) => {
        for (const { request, answer } of simulate(event, (r) => dutchEngine.pairRound(r))) {
          if (answer.ok) expectLegal(request, answer.value);
        }
      }),
      { numRuns: Math.ceil(150 * shareOfCases) },
    );
  }, 120_000);

  it('is the same however the players are listed, and each time', () => {
    fc.assert(
      fc.property(events, (event) => {
        for (const { request, answer } of simulate(event, (r) => dutchEngine.pairRound(r))) {
          const players = [...request.players].reverse();
          expect(pairRound({ ...request, players })).toEqual(answer);
          expect(pairRound(request)).toEqual(answer);
        }
      }),
      { numRuns: 60 * shareOfCases },
    );
  }, 120_000);

  it('is the same whether brackets are counted out or weighed', () => {
    fc.assert(
      fc.property(events, (event) => {
        for (const { request, answer } of simulate(event, (r) => dutchEngine.pairRound(r))) {
          if (answer.ok) expect(pairRound(request, { method: 'weigh' })).toEqual(answer);
        }
      }),
      { numRuns: 100 * shareOfCases },
    );
  }, 120_000);
});
