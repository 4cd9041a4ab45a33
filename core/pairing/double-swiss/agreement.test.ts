import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareDoubleSwissWithLiteral } from './agreement.ts';

describe('[C.04.5] the engine', () => {
  it('pairs small rounds as the literal reading of the text does', () => {
    const rounds = 1_600 * inject('sizes').shareOfCases;
    const { failures, seen } = compareDoubleSwissWithLiteral(
      20_261_117,
      rounds,
      SWISS_2026.properties,
    );
    expect(failures).toEqual([]);
    // Agreement says something only about what came up.
    expect(seen.noLegalPairing).toBeGreaterThan(rounds / 40);
    expect(seen.bye).toBeGreaterThan(rounds / 5);
    expect(seen.severalUpfloaters).toBeGreaterThan(rounds / 15);
    expect(seen.laterSet).toBeGreaterThan(rounds / 5);
    expect(seen.laterTops).toBeGreaterThan(rounds / 25);
  }, 120_000);
});
