import { describe, expect, inject, it } from 'vitest';
import { SWISS_2026 } from '../../rules/editions/swiss.ts';
import { compareLimWithLiteral } from './agreement.ts';

describe('[C.04.4.3] the engine', () => {
  it('pairs small rounds as the literal reading of the text does', () => {
    const rounds = 1_600 * inject('sizes').shareOfCases;
    const { failures, seen } = compareLimWithLiteral(20_261_117, rounds, SWISS_2026.properties);
    expect(failures).toEqual([]);
    // Agreement says something only about what came up.
    expect(seen.noLegalPairing).toBeGreaterThan(rounds / 30);
    expect(seen.byePassedOver).toBeGreaterThan(rounds / 40);
    expect(seen.isolated).toBeGreaterThan(rounds / 4);
    expect(seen.severalFloaters).toBeGreaterThan(rounds / 10);
    expect(seen.floatedOn).toBeGreaterThan(rounds / 12);
    expect(seen.floaterPairs).toBeGreaterThan(rounds / 3);
    expect(seen.exchanged).toBeGreaterThan(rounds / 40);
    expect(seen.colours).toBeGreaterThan(rounds / 200);
    expect(seen.cracked).toBeGreaterThan(rounds / 12);
  }, 120_000);
});
