import { describe, expect, it } from 'vitest';
import { codeOf } from './code.ts';
import { logoKind } from './print-options.ts';

describe('the club’s picture is known by its first bytes', () => {
  it.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
    [null, [0xff, 0xd9, 0xff]],
    [null, [0x47, 0x49, 0x46, 0x38]],
    [null, [0x89]],
  ])('%s', (kind, first) => {
    expect(logoKind(new Uint8Array(first))).toBe(kind);
  });
});

describe('a code for phones', () => {
  it('begins and ends with its finder patterns: paper leaves the border itself', () => {
    const rows = codeOf('https://ronde.example/t/open');
    const finder = [true, true, true, true, true, true, true];
    expect(rows[0]?.slice(0, 7)).toEqual(finder);
    expect(rows[0]?.slice(-7)).toEqual(finder);
    expect(rows.at(-1)?.slice(0, 7)).toEqual(finder);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([rows.length]));
  });
});
