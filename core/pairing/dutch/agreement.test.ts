import { describe, expect, it } from 'vitest';
import { SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { compareWithLiteral } from './agreement.ts';

describe.each(SWISS_EDITIONS.map((edition) => [edition.id, edition.properties] as const))(
  '[C.04.3] the engine under %s',
  (_, properties) => {
    it('pairs 1,000 small rounds as the literal reading of the text does', () => {
      const agreement = compareWithLiteral(20_261_115, 1_000, properties);
      expect(agreement.failures).toEqual([]);
      expect(agreement.mixedScores).toBeGreaterThan(500);
      expect(agreement.lastRounds).toBeGreaterThan(300);
      expect(agreement.withoutLegalPairing).toBeGreaterThan(20);
      expect(agreement.largest).toBe(12);
    }, 300_000);
  },
);
