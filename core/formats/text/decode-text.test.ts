import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const ascii = (text: string): number[] => Array.from(text, (one) => one.charCodeAt(0));

describe('decodeText', () => {
  it('reads UTF-8 and removes the byte order mark', () => {
    const decoded = decodeText(bytes(0xef, 0xbb, 0xbf, ...ascii('Liffr'), 0xc3, 0xa9));
    expect(decoded).toEqual({ text: 'Liffré', encoding: 'utf-8', problems: [] });
  });

  it('reads Latin-1 with a note that names the line and column', () => {
    const decoded = decodeText(bytes(...ascii('012 x\r\n022 Besan'), 0xe7, ...ascii('on\r\n')));
    expect(decoded.text).toBe('012 x\r\n022 Besançon\r\n');
    expect(decoded.encoding).toBe('latin-1');
    expect(decoded.problems).toMatchObject([
      { severity: 'note', line: 2, column: 10, code: 'text.encoding.latin1' },
    ]);
  });

  it('removes a byte order mark from what turns out not to be UTF-8', () => {
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0xe9)).text).toBe('é');
  });

  it('counts lines that end with CR alone', () => {
    expect(decodeText(bytes(...ascii('a\rb\rc'), 0xe9)).problems).toMatchObject([
      { line: 3, column: 2 },
    ]);
  });

  it('reads the letters Windows adds to Latin-1', () => {
    expect(decodeText(bytes(0x80, 0x9c)).text).toBe('€œ');
  });

  it('says that UTF-16 is not for report files', () => {
    const { problems } = decodeText(bytes(0xff, 0xfe, 0x30, 0x00));
    expect(problems).toMatchObject([{ severity: 'error', code: 'text.encoding.utf16' }]);
  });

  // Unicode table 3-7: overlong forms, surrogates, values past U+10FFFF, sequences cut short
  it.each([
    ['overlong slash', [0xc0, 0xaf]],
    ['overlong in three bytes', [0xe0, 0x80, 0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['overlong in four bytes', [0xf0, 0x80, 0x80, 0x80]],
    ['past the last character', [0xf4, 0x90, 0x80, 0x80]],
    ['a stray continuation', [0x80]],
    ['cut short', [0xc3]],
    ['cut short by a letter', [0xe2, 0x82, 0x41]],
  ])('takes %s for Latin-1', (_name, sequence) => {
    expect(decodeText(bytes(...sequence)).encoding).toBe('latin-1');
  });

  it.each(['é', '߿', '€', '퟿', '', '𝔐', '\u{10ffff}'])('takes %s for UTF-8', (character) => {
    const decoded = decodeText(new TextEncoder().encode(character));
    expect(decoded).toEqual({ text: character, encoding: 'utf-8', problems: [] });
  });
});
