import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_PAPER } from '@ronde/core/documents/forms/every-paper.ts';
import { expect, it } from 'vitest';
import { galleryPage, PAGE, PICTURES } from './gallery.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];
/** Of all pictures together. */
const MOST_BYTES = 2_000_000;

it.each(EVERY_PAPER.map(({ paper }) => paper))('%s has its picture (npm run gallery)', (paper) => {
  expect([...readFileSync(join(PICTURES, `${paper}.png`)).subarray(0, 4)]).toEqual(PNG);
});

it('no picture is of a paper that is none, and all of them are small', () => {
  const names = readdirSync(PICTURES).sort();
  expect(names).toEqual(EVERY_PAPER.map(({ paper }) => `${paper}.png`).sort());
  const bytes = names.map((name) => statSync(join(PICTURES, name)).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES);
});

it('every paper has its line in both languages, as the page was written', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(galleryPage());
});
