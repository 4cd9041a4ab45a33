import { describe, expect, it } from 'vitest';
import { lacksLicence } from './lacks-licence.ts';
import type { Licence } from './licence.ts';
import { NO_REGULATIONS } from './regulations.ts';

const event = (licence: Licence | null = null) => ({
  regulations: { ...NO_REGULATIONS, licence },
});

describe('who lacks a licence', () => {
  // Livre de l'Arbitre 5.1, lines 8755 to 8759 and 8775 to 8783; the model regulations, line 8970.
  it.each([
    ['a licence A', { licence: 'A' }, null, false],
    ['a licence B', { licence: 'B' }, null, false],
    ['a licence B where A or B is asked for', { licence: 'B' }, 'B', false],
    ['a licence B where A is asked for', { licence: 'B' }, 'A', true],
    ['N, which is no licence', { licence: 'N' }, null, true],
    ['nothing', {}, null, true],
    ['another federation and a FIDE number', { federation: 'BEL', fideId: '200001' }, null, false],
    ['the same where A is asked for', { federation: 'BEL', fideId: '200001' }, 'A', false],
    ['another federation without a FIDE number', { federation: 'BEL' }, null, true],
    ['a French FIDE number alone', { federation: 'FRA', fideId: '600001' }, null, true],
    ['a FIDE number of no federation', { fideId: '600001' }, null, true],
  ] as const)('[LA 5.1] with %s', (_, player, asked, lacks) => {
    expect(lacksLicence(player, event(asked))).toBe(lacks);
  });
});
