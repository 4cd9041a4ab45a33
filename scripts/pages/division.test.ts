import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withEsbuild } from '../with-esbuild.mjs';
import { divisionOfTheDesk } from './build-pages.mjs';
import { KEPT_DIVISION, keptDivision } from './division.mjs';

const KEPT = fileURLToPath(new URL(`../../${KEPT_DIVISION}`, import.meta.url));

it('the division that is kept is the best one: `npx vitest run scripts/pages/division -u`', async () => {
  const division = await withEsbuild(divisionOfTheDesk);
  await expect(`${JSON.stringify(division, null, 2)}\n`).toMatchFileSnapshot(KEPT);
}, 240_000);

it('what is gone since it was kept is passed over', () => {
  const there = 'web/desk/main.tsx';
  const paths = [there, 'web/desk/gone.tsx'];
  const kept = { first: paths, frame: paths, parts: paths, framed: paths, styles: ['Box.css'] };
  expect(keptDivision(JSON.stringify(kept))).toEqual({
    first: [there],
    frame: [there],
    parts: [there],
    framed: [there],
    styles: ['Box.css'],
  });
});
