import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { USUAL_KEIZER, type KeizerRules } from '../../rules/keizer/keizer-rules.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import type { PairingRequest } from '../system.ts';
import { keizerColours } from './colours.ts';
import { keizerEngine } from './keizer.ts';
import { hindranceIn, ladderOf, meetingsBefore } from './ladder.ts';

type Told = readonly [
  opponent: number,
  colour: 'white' | 'black',
  outcome: 'win' | 'draw' | 'loss',
];

const game = ([opponent, colour, outcome]: Told): RoundRecord => ({
  opponent: tpn(opponent),
  colour,
  outcome,
});

const request = (
  players: readonly (readonly RoundRecord[])[],
  more: Partial<PairingRequest> = {},
): PairingRequest => ({
  round: 1 + Math.max(0, ...players.map((rounds) => rounds.length)),
  rounds: 30,
  players: players.map((rounds, index) => ({
    tpn: tpn(index + 1),
    name: `Player ${index + 1}`,
    rating: 2000 - index,
    rounds,
  })),
  absent: new Set(),
  scoring: SCORING_PRESETS['1-½-0'],
  edition: SWISS_2026.properties,
  initialColour: 'white',
  prohibited: [],
  ...more,
});

const paired = (asked: PairingRequest): string[] => {
  const answer = keizerEngine.pairRound(asked);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
};

const rules = (more: Partial<KeizerRules>): KeizerRules => ({ ...USUAL_KEIZER, ...more });

describe('Keizer: pairing', () => {
  it('[3.3, 4.5] pairs round 1 from the top, the colours board after board in turn', () => {
    expect(paired(request([[], [], [], [], [], []]))).toEqual(['1-2', '4-3', '5-6']);
  });

  it('[3.1] gives the bye to the last, and not again while others have had none', () => {
    const bye: RoundRecord = { opponent: null, colour: null, outcome: 'pairingAllocatedBye' };
    expect(ladderOf(request([[], [], []]))?.bye).toBe(3);
    const drawn = [[game([2, 'white', 'draw'])], [game([1, 'black', 'draw'])], [bye]];
    expect(ladderOf(request(drawn))?.bye).toBe(2);
  });

  // 1 drew with 2 and 3 with 4: the order has not changed.
  const drawn = [
    [game([2, 'white', 'draw'])],
    [game([1, 'black', 'draw'])],
    [game([4, 'white', 'draw'])],
    [game([3, 'black', 'draw'])],
  ];

  it('[3.2] keeps those apart who have met too short a while ago', () => {
    expect(paired(request(drawn))).toEqual(['3-1', '2-4']);
    expect(ladderOf(request(drawn))?.rungs[0]?.passedOver).toEqual([
      { player: 2, because: 'metLately', round: 1 },
    ]);
  });

  it('[3.2, 4.1] lets them meet again at once where the club says so, with other colours', () => {
    expect(paired(request(drawn, { keizer: rules({ roundsBetween: 0 }) }))).toEqual(['2-1', '4-3']);
  });

  it('[3.2] keeps fewer rounds between rather than leaving somebody without a game', () => {
    const two = [[game([2, 'white', 'win'])], [game([1, 'black', 'loss'])]];
    expect(ladderOf(request(two))?.roundsBetween).toBe(0);
    expect(paired(request(two))).toEqual(['2-1']);
  });

  it('[3.3] passes over the nearest who would leave others without an opponent', () => {
    // 3 and 4 may not meet, so that 1 cannot have 2.
    const apart = request([[], [], [], []], { prohibited: [[tpn(3), tpn(4)]] });
    expect(paired(apart)).toEqual(['1-3', '4-2']);
    expect(ladderOf(apart)?.rungs[0]?.passedOver).toEqual([{ player: 2, because: 'completion' }]);
  });

  it('who stays away is passed over; a season of 300 is paired', () => {
    expect(paired(request([[], [], [], []], { absent: new Set([tpn(1), tpn(3)]) }))).toEqual([
      '2-4',
    ]);
    expect(paired(request(Array.from({ length: 300 }, () => [])))).toHaveLength(150);
  });
});

describe('Keizer: colours', () => {
  const opened = (first: Told, second: Told): string[] =>
    paired(request([[game(first)], [game(second)], [], []], { absent: new Set([tpn(3), tpn(4)]) }));

  it('[4.2] White for who has had fewer', () => {
    expect(opened([3, 'white', 'draw'], [4, 'black', 'draw'])).toEqual(['2-1']);
  });

  it('[4.2, 4.3] the balance comes before the colours of the last games', () => {
    // 1 had White, White, Black; 2 had Black, Black, White: by the last game alone 1 would have White.
    const first = [game([3, 'white', 'win']), game([4, 'white', 'win']), game([5, 'black', 'win'])];
    const second = [
      game([6, 'black', 'win']),
      game([5, 'black', 'win']),
      game([4, 'white', 'loss']),
    ];
    const absent = new Set([3, 4, 5, 6].map(tpn));
    const asked = request([first, second, [], [], [], []], { absent });
    expect(keizerColours(asked, meetingsBefore(asked), [tpn(1), tpn(2)], 1)).toEqual({
      white: 2,
      black: 1,
      rule: 'balance',
    });
  });

  it('[4.4] the higher placed changes colour where all was alike', () => {
    expect(opened([3, 'white', 'win'], [4, 'white', 'draw'])).toEqual(['2-1']);
    expect(opened([3, 'black', 'win'], [4, 'black', 'draw'])).toEqual(['1-2']);
  });
});

/** Every way to pair a field, the ladder's order of preference first. */
function* everyPairing(order: readonly Tpn[]): Generator<(readonly [Tpn, Tpn])[]> {
  const [upper, ...rest] = order;
  if (upper === undefined) yield [];
  else {
    for (const lower of rest) {
      const others = rest.filter((player) => player !== lower);
      for (const pairs of everyPairing(others)) yield [[upper, lower], ...pairs];
    }
  }
}

describe('Keizer: the first pairing that nothing forbids, of all there are', () => {
  it('is what the engine finds', () => {
    const season = fc.record({
      players: fc.integer({ min: 2, max: 8 }),
      rounds: fc.integer({ min: 0, max: 8 }),
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
      between: fc.integer({ min: 0, max: 8 }),
      apart: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(season, ({ players, rounds, seed, between, apart }) => {
        let luck = seed;
        const chance = (of: number): number => {
          luck = (luck * 48_271) % 2_147_483_647;
          return luck % of;
        };
        const more = {
          keizer: rules({ roundsBetween: between }),
          prohibited: [apart.filter((number) => number <= players).map(tpn)],
        };
        const records: RoundRecord[][] = Array.from({ length: players }, () => []);
        for (let round = 1; round <= rounds; round += 1) {
          const absent = new Set(
            records.flatMap((_, index) => (chance(5) === 0 ? [tpn(index + 1)] : [])),
          );
          const asked = { ...request(records, more), round, absent };
          const found = ladderOf(asked);
          expect(found?.rungs.map(({ upper, lower }) => [upper, lower]) ?? null).toEqual(
            firstAllowed(asked, found?.bye ?? null),
          );
          for (const own of records)
            own.push({ opponent: null, colour: null, outcome: 'halfPointBye' });
          const answer = keizerEngine.pairRound(asked);
          if (!answer.ok) continue;
          for (const { white, black } of answer.value.pairs) {
            const outcome = (['win', 'draw', 'loss'] as const)[chance(3)] ?? 'draw';
            const reply = { win: 'loss', draw: 'draw', loss: 'win' } as const;
            records[white - 1]?.splice(-1, 1, { opponent: black, colour: 'white', outcome });
            records[black - 1]?.splice(-1, 1, {
              opponent: white,
              colour: 'black',
              outcome: reply[outcome],
            });
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  /** By the text: as many rounds between as can be kept, then the first of all pairings. */
  function firstAllowed(asked: PairingRequest, bye: Tpn | null): (readonly [Tpn, Tpn])[] | null {
    const order = (ladderOf({ ...asked, prohibited: [] })?.order ?? []).filter(
      (one) => one !== bye,
    );
    if (order.length % 2 === 1) return null;
    for (let between = asked.keizer?.roundsBetween ?? 0; between >= 0; between -= 1) {
      const hindrance = hindranceIn(asked, meetingsBefore(asked), between);
      for (const pairs of everyPairing(order)) {
        if (pairs.every(([a, b]) => hindrance(a, b) === null)) return pairs;
      }
    }
    return null;
  }
});
