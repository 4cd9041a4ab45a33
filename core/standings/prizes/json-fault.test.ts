import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it.each([
    ['{ "a": EUR }', 7],
    ['{ "a": 1, }', 10],
    ['[1 2]', 3],
    ['[1, 2', 5],
    ['{ a: 1 }', 2],
    ['"a\nb"', 0],
    ['[01]', 2],
    ['', 0],
    ['1 1', 2],
    ['{"a":1]', 6],
    ['}', 0],
    ['{}', null],
    [' [ ] ', null],
  ])('%j: %s', (text, fault) => {
    expect(jsonFault(text)).toBe(fault);
  });

  it('agrees with the runtime on what is JSON', () => {
    const crumbs = fc
      .array(
        fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '1', '-', '0', '.', 'null', ' '),
        {
          maxLength: 10,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(crumbs, fc.json(), fc.string()), (text) => {
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });
});
