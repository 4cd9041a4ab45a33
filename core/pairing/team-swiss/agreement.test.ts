import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareTeamSwissWithLiteral } from './agreement.ts';

describe('[C.04.6] the engine', () => {
  it.each([
    ['A', 20_261_117],
    ['B', 20_271_117],
    ['none', 20_281_117],
  ] as const)(
    'pairs small rounds of type %s as the literal reading of the text does',
    (type, seed) => {
      const rounds = (type === 'none' ? 400 : 1_600) * inject('sizes').shareOfCases;
      const { failures, seen } = compareTeamSwissWithLiteral(
        type,
        seed,
        rounds,
        SWISS_2026.properties,
      );
      expect(failures).toEqual([]);
      // Agreement says something only about what came up.
      expect(seen.noLegalPairing).toBeGreaterThan(rounds / 40);
      expect(seen.bye).toBeGreaterThan(rounds / 5);
      expect(seen.severalUpfloaters).toBeGreaterThan(rounds / 15);
      expect(seen.passedOver).toBeGreaterThan(rounds / 15);
      expect(seen.laterPairing).toBeGreaterThan(rounds / 5);
      expect(seen.alternation).toBeGreaterThan(rounds / 20);
      expect(seen.colourMissed > rounds / 40).toBe(type !== 'none');
      expect(seen.strongMissed > rounds / 80).toBe(type === 'B');
    },
    120_000,
  );
});
