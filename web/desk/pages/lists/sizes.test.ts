import { expect, it } from 'vitest';
import { formatBytes } from './sizes.ts';

/** Narrow and ordinary spaces of Intl are all the same here. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

it.each([
  [0, 'en', '0 byte'],
  [950, 'en', '950 byte'],
  [4_200, 'en', '4.2 kB'],
  [41_300_000, 'en', '41 MB'],
  [41_300_000, 'fr', '41 Mo'],
] as const)('%s bytes in %s: %s', (bytes, language, text) => {
  expect(plain(formatBytes(bytes, language))).toBe(text);
});
