import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareDubovWithLiteral } from './agreement.ts';

describe('[C.04.4.1] the engine', () => {
  it('pairs small rounds as the literal reading of the text does', () => {
    // A quarter at least: of fewer not everything comes up often enough.
    const rounds = 500 * Math.max(0.25, inject('sizes').shareOfCases);
    const { failures, seen } = compareDubovWithLiteral(20_281_117, rounds, SWISS_2026.properties);
    expect(failures).toEqual([]);
    // Agreement says something only about what came up.
    expect(seen.noLegalPairing).toBeGreaterThan(0.06 * rounds);
    expect(seen.byePassedOver).toBeGreaterThan(0.06 * rounds);
    expect(seen.severalUpfloaters).toBeGreaterThan(0.12 * rounds);
    expect(seen.setPassedOver).toBeGreaterThan(rounds / 5);
    expect(seen.unavoidablePairs).toBeGreaterThan(rounds / 62);
    expect(seen.equalSizes).toBeGreaterThan(0.4 * rounds);
    expect(seen.shifterPassedOver).toBeGreaterThan(rounds / 62);
    expect(seen.transposed).toBeGreaterThan(0.12 * rounds);
  }, 60_000);
});
