import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { drawLots, lotOf, type LotsSource } from './lots.ts';
import { numbers } from './rows.fixture.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const source = (seed: string): LotsSource => ({ seed, sha256 });
const orderOf = (seed: string, tied: readonly number[]): number[] =>
  drawLots(source(seed), numbers(...tied), 1).order.map((lot) => lot.tpn);

describe('drawing of lots', () => {
  // printf 'liffre-2026\n12' | sha256sum, and so on for 3 and 7
  it('can be repeated with a tool that knows nothing of chess', () => {
    const drawn = drawLots(source('liffre-2026'), numbers(3, 7, 12), 4);
    expect(drawn).toMatchObject({ seed: 'liffre-2026', rank: 4 });
    expect(Object.fromEntries(drawn.order.map(({ tpn: who, lot }) => [who, lot]))).toEqual({
      3: '42338eb899011bdf5cdf71bbaf4b48c71d1d4d8eaf3d6bb048b3f812f723468d',
      7: 'a8a293cc0f2cd42576daa1ba11f8689a8a68b3bfe4616da227894ef6fb2e7fb8',
      12: '423d5e139e8a269c195193492700b9fb8c0b1d4c3e4a71cc28033e5e0269a966',
    });
    const lots = drawn.order.map(({ lot }) => lot);
    expect(lots).toEqual([...lots].sort());
  });

  it('[C.07 4.2] gives the same order for the same seed, however the tied are listed', () => {
    const tied = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(fc.string(), tied, (seed, players) => {
        expect(orderOf(seed, [...players].reverse())).toEqual(orderOf(seed, players));
        expect(orderOf(seed, players).sort()).toEqual([...players].sort());
      }),
    );
  });

  it('does not move two players against each other when a third joins the tie', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(orderOf(seed, [1, 2, 3]).filter((player) => player !== 3)).toEqual(
          orderOf(seed, [1, 2]),
        );
      }),
    );
  });

  it('favours no order of three players over 6000 seeds', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const order = orderOf(`seed ${seed}`, [1, 2, 3]).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // Six orders, 1000 each on average, standard deviation 29: five of them either way.
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  it('depends on seed and number only', () => {
    expect(lotOf(source('a'), tpn(1))).toBe(sha256('a\n1'));
  });
});
