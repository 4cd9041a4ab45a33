import type { Screen } from '@ronde/server/api/screens.ts';
import { expect, it } from 'vitest';
import { afterEdit, heldPage, holding, nextPage } from './held-page.ts';

const screen: Screen = {
  code: 'abc',
  name: 'Wall',
  pages: [{ view: 'standings' }, { view: 'crosstable' }],
  seconds: 12,
  scale: 1,
  theme: 'dark',
  language: 'both',
  banner: null,
};

it('[issue 15.7] a page is held, the next one after it, and let go', () => {
  expect(heldPage(screen)).toBeNull();
  const first = holding(screen, nextPage(screen));
  expect(heldPage(first)).toBe(0);
  const second = holding(first, nextPage(first));
  expect(heldPage(second)).toBe(1);
  expect(nextPage(second)).toBe(0);
  expect(holding(second, null)).toEqual(screen);
});

it('a page that is gone is not held, nor one after the pages were changed', () => {
  const held = holding(screen, 1);
  expect(heldPage({ ...held, pages: [{ view: 'standings' }] })).toBeNull();
  expect(afterEdit(held, { ...held, name: 'Door' })).toEqual({ ...held, name: 'Door' });
  expect(afterEdit(held, { ...held, pages: screen.pages.toReversed() })).not.toHaveProperty('held');
});
