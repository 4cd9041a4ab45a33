import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIE_BREAK_CODES } from '../rules/editions/tie-break-codes.ts';
import {
  parseDescriptor,
  parseDescriptors,
  TEAM_SCORES,
  writeDescriptor,
  type Descriptor,
  type Modifiers,
} from './descriptor.ts';

const read = (text: string): Descriptor => {
  const parsed = parseDescriptor(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

describe('descriptors of TRF26 records 202 and 212', () => {
  it.each([
    ['BH', { name: 'BH', score: null, modifiers: {} }],
    ['BH/C1', { name: 'BH', score: null, modifiers: { cut: 1 } }],
    ['BH-C1', { name: 'BH', score: null, modifiers: { cut: 1 } }],
    [' bh/m2 ', { name: 'BH', score: null, modifiers: { median: 2 } }],
    ['KS/L-2', { name: 'KS', score: null, modifiers: { limit: -2 } }],
    ['ks-l+1', { name: 'KS', score: null, modifiers: { limit: 1 } }],
    ['AOB/F', { name: 'AOB', score: null, modifiers: { fore: true } }],
    ['TPN/R', { name: 'TPN', score: null, modifiers: { reverse: true } }],
    ['BH:GP/M1/P', { name: 'BH', score: 'GP', modifiers: { median: 1, forfeitsPlayed: true } }],
    ['mpvgp', { name: 'MPvGP', score: null, modifiers: {} }],
    ['SSSC/K4', { name: 'SSSC', score: null, modifiers: { divisor: 4 } }],
    ['PTS', { name: 'PTS', score: null, modifiers: {} }],
    ['OTHER_LOTS', { name: 'OTHER_LOTS', score: null, modifiers: {} }],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['', 'empty', 0, ''],
    ['  ', 'empty', 0, '  '],
    ['XYZ/C1', 'unknownName', 0, 'XYZ'],
    [' /C1', 'unknownName', 1, '/C1'],
    ['OTHER_', 'unknownName', 0, 'OTHER_'],
    ['BH:XX', 'unknownScore', 3, 'XX'],
    ['BH:', 'unknownScore', 3, ''],
    ['BH/Q1', 'unknownVariant', 3, 'Q1'],
    ['BH/P2', 'unknownVariant', 3, 'P2'],
    ['BH C1', 'unknownVariant', 2, ' C1'],
    ['BH/', 'unknownVariant', 3, ''],
    ['BH/C', 'notANumber', 3, 'C'],
    ['BH/C0', 'notANumber', 3, 'C0'],
    ['KS/L1', 'notANumber', 3, 'L1'],
    ['BH/C1/C2', 'variantTwice', 6, 'C2'],
    ['BH/C1/M1', 'cutAndMedian', 6, 'M1'],
  ])('refuses "%s": %s at %i', (text, code, at, part) => {
    expect(parseDescriptor(text)).toEqual({ ok: false, error: { code, at, text: part } });
  });

  it('reads the list of a record, and says where in it the fault is', () => {
    const list = parseDescriptors('PTS,DE, BH/C1,OTHER_LOTS');
    expect(list.ok && list.value.map(writeDescriptor)).toEqual([
      'PTS',
      'DE',
      'BH/C1',
      'OTHER_LOTS',
    ]);
    expect(parseDescriptors('PTS,DE,BH/X')).toEqual({
      ok: false,
      error: { code: 'unknownVariant', at: 10, text: 'X' },
    });
  });

  const number = fc.integer({ min: 1, max: 40 });
  const flag = fc.constant<true>(true);
  const modifiers: fc.Arbitrary<Modifiers> = fc.oneof(
    fc.record(
      { cut: number, divisor: number, fore: flag, forfeitsPlayed: flag, reverse: flag },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        median: number,
        limit: fc.oneof(
          number,
          number.map((n) => -n),
        ),
        reverse: flag,
      },
      { requiredKeys: [] },
    ),
  );
  const descriptor: fc.Arbitrary<Descriptor> = fc.record({
    name: fc.constantFrom(...TIE_BREAK_CODES, 'PTS', 'OTHER_LOTS_2'),
    score: fc.constantFrom(null, ...TEAM_SCORES),
    modifiers,
  });

  it('is read back as written, in any case and with hyphens', () => {
    fc.assert(
      fc.property(descriptor, (one) => {
        const text = writeDescriptor(one);
        expect(read(text)).toEqual(one);
        expect(read(text.toLowerCase())).toEqual(one);
        expect(read(text.replaceAll('/', '-'))).toEqual(one);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{2}[/:-][A-Z0-9/+-]*$/)),
        (text) => {
          const parsed = parseDescriptor(text);
          if (parsed.ok) expect(read(writeDescriptor(parsed.value))).toEqual(parsed.value);
          else expect(parsed.error.at).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
