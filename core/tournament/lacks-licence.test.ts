import { describe, expect, it } from 'vitest';
import { licenceVerdict } from './lacks-licence.ts';
import type { Licence, LicenceCheck } from './licence.ts';

const SEEN = { by: 'chief', at: '2026-03-07T09:00:00Z' };

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
    const facts = { player, check: null, asked, medicalCertificate: true };
    expect(licenceVerdict(facts).inOrder).toBe(!lacks);
  });
});

describe('what was seen of a licence', () => {
  const verdict = (
    check: Omit<LicenceCheck, 'by' | 'at'> | null,
    given: { licence?: string; asked?: Licence; medicalCertificate?: boolean } = {},
  ) => {
    const { licence = 'N', asked = null, medicalCertificate = true } = given;
    const facts = { player: { licence }, asked, medicalCertificate };
    const { inOrder, seen, why } = licenceVerdict({
      ...facts,
      check: check === null ? null : { ...check, ...SEEN },
    });
    return [inOrder, seen, why];
  };

  // BAF 101, lines 71-75: it is the arbiter who checks, not the data base.
  it('[LA 5.1] comes before what a list says, and a list is no sight', () => {
    expect(verdict(null, { licence: 'A' })).toEqual([true, false, 'onRecord']);
    expect(verdict({ seen: 'listed' }, { licence: 'A' })).toEqual([true, true, 'listed']);
    expect(verdict({ seen: 'shown' })).toEqual([true, true, 'shown']);
    expect(verdict({ seen: 'exempt' })).toEqual([true, true, 'exempt']);
    expect(verdict({ seen: 'refused' }, { licence: 'A' })).toEqual([false, false, 'refused']);
  });

  it('[LA 5.1] B is not enough for A, shown or declared (T4)', () => {
    const A = { asked: 'A' } as const;
    for (const seen of ['shown', 'attestation'] as const) {
      expect(verdict({ seen, licence: 'B' }, A)).toEqual([false, false, 'notEnough']);
      expect(verdict({ seen, licence: 'A' }, A)).toEqual([true, true, seen]);
    }
  });

  // The book, line 8970.
  it('[LA 5.1 art. 1] one taken here wants a medical certificate where the edition asks for it', () => {
    const here = { seen: 'takenHere' } as const;
    expect(verdict(here)).toEqual([false, false, 'certificateMissing']);
    expect(verdict({ ...here, medicalCertificate: true })).toEqual([true, true, 'takenHere']);
    expect(verdict(here, { medicalCertificate: false })).toEqual([true, true, 'takenHere']);
  });
});
