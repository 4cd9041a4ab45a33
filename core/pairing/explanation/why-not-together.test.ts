import { describe, expect, it } from 'vitest';
import { tpn, type Tpn } from '../../rules/identity.ts';
import { whyNot as burstein } from '../burstein/why-not.ts';
import { whyNot as doubleSwiss } from '../double-swiss/why-not.ts';
import { whyNot as dubov } from '../dubov/why-not.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import { whyNot as lim } from '../lim/why-not.ts';
import type { PairingRequest } from '../system.ts';
import { whyNot as teamSwiss } from '../team-swiss/why-not.ts';

type WhyNot = (request: PairingRequest, a: Tpn, b: Tpn) => object;
const SYSTEMS: readonly (readonly [string, WhyNot])[] = [
  ['Burstein', burstein],
  ['Double-Swiss', doubleSwiss],
  ['Dubov', dubov],
  ['Lim', lim],
  ['team Swiss', teamSwiss],
];

describe('a pair that takes the bye away from somebody', () => {
  // Of three, 3 has the bye (the largest number): if 3 met 1, player 2 would have it.
  it.each(SYSTEMS)('%s: says who would have the bye instead', (_, whyNot) => {
    expect(whyNot(nextRound(['', '', '']), tpn(1), tpn(3))).toMatchObject({
      reason: 'bye',
      best: { player: 3 },
      together: { player: 2 },
    });
  });
});
