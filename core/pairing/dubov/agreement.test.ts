import { describe, expect, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareDubovWithLiteral } from './agreement.ts';

describe('[C.04.4.1] the engine', () => {
  it('pairs 500 small rounds as the literal reading of the text does', () => {
    const { failures, seen } = compareDubovWithLiteral(20_261_115, 500, SWISS_2026.properties);
    expect(failures).toEqual([]);
    // Agreement says something only about what came up.
    expect(seen.noLegalPairing).toBeGreaterThan(30);
    expect(seen.byePassedOver).toBeGreaterThan(30);
    expect(seen.severalUpfloaters).toBeGreaterThan(60);
    expect(seen.setPassedOver).toBeGreaterThan(100);
    expect(seen.unavoidablePairs).toBeGreaterThan(8);
    expect(seen.equalSizes).toBeGreaterThan(200);
    expect(seen.shifterPassedOver).toBeGreaterThan(8);
    expect(seen.transposed).toBeGreaterThan(60);
  }, 60_000);
});
