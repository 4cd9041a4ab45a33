import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEEPEST_NESTING, isJsonValue } from './json-value.ts';

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

describe('isJsonValue', () => {
  it.each([
    ['not a number', Number.NaN],
    ['infinity, which JSON reads from 1e999', JSON.parse('[1e999]')],
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a hole in a list', new Array(1)],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a big integer', { n: 1n }],
    ['a function', { f: () => 0 }],
    ['too deep a nesting', nested(DEEPEST_NESTING + 1)],
  ])('refuses %s', (_, value) => {
    expect(isJsonValue(value)).toBe(false);
  });

  it('takes an absent property, however it is written', () => {
    expect(isJsonValue({ board: 7, note: undefined })).toBe(true);
  });

  it('takes the deepest nesting', () => {
    expect(isJsonValue(nested(DEEPEST_NESTING))).toBe(true);
  });

  it('takes whatever JSON can write', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => isJsonValue(value)));
  });
});
