import { expect, it } from 'vitest';
import { groupsOf, PAGE_GROUPS, PAGES, pagesFor } from './pages.ts';

it('gives every page of the navigation a key of its own, and no group is empty', () => {
  const groups = groupsOf(PAGES);
  const keys = groups.flatMap(({ pages }) => pages.map(({ key }) => key));
  expect(groups.map(({ group }) => group)).toEqual([...PAGE_GROUPS]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBe(PAGES.filter(({ name }) => name !== null).length);
  // `g` begins.
  expect(keys).not.toContain('g');
});

it('leaves out a group in which a role has no page', () => {
  expect(
    groupsOf(pagesFor('spectator', { calendar: true })).map(({ group }) => group),
  ).not.toContain('people');
});

it('[C.05 annex 1] leads to the calendar where there is one', () => {
  const paths = (calendar: boolean) => pagesFor('chief', { calendar }).map(({ path }) => path);
  expect(paths(true)).toContain('calendar');
  expect(paths(false)).not.toContain('calendar');
});
