import type { Role } from '@ronde/core/tournament/roles.ts';
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
    groupsOf(
      pagesFor('spectator', {
        kind: 'team',
        calendar: true,
        bracket: true,
        licences: true,
        molter: true,
      }),
    ).map(({ group }) => group),
  ).not.toContain('people');
});

it('[C.05 annex 1] leads to the calendar where there is one', () => {
  const paths = (calendar: boolean) =>
    pagesFor('chief', {
      kind: calendar ? 'team' : 'individual',
      calendar,
      bracket: calendar,
      licences: true,
      molter: calendar,
    }).map(({ path }) => path);
  expect(paths(true)).toContain('calendar');
  expect(paths(false)).not.toContain('calendar');
  expect(paths(true)).toContain('bracket');
  expect(paths(false)).not.toContain('bracket');
  expect(paths(true)).toContain('molter');
  expect(paths(false)).not.toContain('molter');
  expect(paths(true)).toContain('teams');
  expect(paths(false)).not.toContain('teams');
});

it('[LA 5.1] leads those who run the event to its register of licences, where it has one', () => {
  const leads = (role: Role, licences: boolean) =>
    pagesFor(role, { kind: 'team', calendar: true, bracket: true, licences, molter: true }).some(
      ({ path }) => path === 'licences',
    );
  expect([leads('chief', true), leads('chief', false)]).toEqual([true, false]);
  expect([leads('checkIn', true), leads('spectator', true)]).toEqual([false, false]);
});
