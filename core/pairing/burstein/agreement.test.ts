import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareBursteinWithLiteral } from './agreement.ts';

describe('[C.04.4.2] the engine', () => {
  it('pairs small rounds as the literal reading of the text does', () => {
    // A quarter at least: of fewer not everything comes up often enough.
    const rounds = 1_600 * Math.max(0.25, inject('sizes').shareOfCases);
    const { failures, seen } = compareBursteinWithLiteral(
      20_261_117,
      rounds,
      SWISS_2026.properties,
    );
    expect(failures).toEqual([]);
    // Agreement says something only about what came up.
    expect(seen.noLegalPairing).toBeGreaterThan(rounds / 30);
    expect(seen.byePassedOver).toBeGreaterThan(rounds / 30);
    expect(seen.incoming).toBeGreaterThan(rounds / 4);
    expect(seen.severalFloaters).toBeGreaterThan(rounds / 10);
    expect(seen.absolute).toBeGreaterThan(rounds / 8);
    expect(seen.completion).toBeGreaterThan(rounds / 80);
    expect(seen.floaterScores).toBeGreaterThan(rounds / 60);
    expect(seen.followingBracket).toBeGreaterThan(rounds / 400);
    expect(seen.colourPreference).toBeGreaterThan(rounds / 80);
  }, 120_000);
});
