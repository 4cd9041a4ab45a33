import { expect, it } from 'vitest';
import { cssString } from './css-string.ts';

it.each([
  ['Open de Rennes', '"Open de Rennes"'],
  ['The “Old” club', '"The “Old” club"'],
  ['a "b" c', '"a \\22 b\\22  c"'],
  ['back\\slash', '"back\\5c slash"'],
  ['two\nlines', '"two\\a lines"'],
])('%j is one CSS string', (text, written) => {
  expect(cssString(text)).toBe(written);
});
