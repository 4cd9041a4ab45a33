import { describe, expect, inject, it } from 'vitest';
import { SWISS_EDITIONS } from '../../rules/editions/swiss.ts';
import { compareWithLiteral } from './agreement.ts';

describe.each(SWISS_EDITIONS.map((edition) => [edition.id, edition.properties] as const))(
  '[C.04.3] the engine under %s',
  (_, properties) => {
    it('pairs small rounds as the literal reading of the text does', () => {
      const rounds = 1_000 * inject('sizes').shareOfCases;
      const agreement = compareWithLiteral(20_261_115, rounds, properties);
      expect(agreement.failures).toEqual([]);
      expect(agreement.mixedScores).toBeGreaterThan(rounds / 2);
      expect(agreement.lastRounds).toBeGreaterThan(0.3 * rounds);
      expect(agreement.withoutLegalPairing).toBeGreaterThan(rounds / 50);
      expect(agreement.largest).toBe(12);
    }, 300_000);
  },
);
