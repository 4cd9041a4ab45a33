import { expect, it } from 'vitest';
import { codeIn, grouped } from './code-digits.ts';

it.each([
  ['12345678', '12345678', '1234 5678'],
  ['1234 5678', '12345678', '1234 5678'],
  ['1234-5678', '12345678', '1234 5678'],
  ['1234', null, '1234'],
  ['12345', null, '1234 5'],
  ['123456789', null, '1234 5678'],
  ['', null, ''],
])('%s', (text, code, shown) => {
  expect(codeIn(text)).toBe(code);
  expect(grouped(text)).toBe(shown);
});
