import { expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { paperOf } from './paper-of.ts';

const ASK = {
  language: 'fr',
  both: true,
  audience: 'staff',
  at: '2026-03-08T12:00:00.000Z',
  zone: 'Europe/Paris',
} as const;

const inBoth = (place: string | null) => {
  const settings = { place, firstDay: '2026-03-07', lastDay: '2026-03-15', timeControl: '90+30' };
  const made = paperOf(new PlayedEvent(settings, 4).state, 'starting-list', ASK);
  const [values] = made.ok ? made.value : [];
  if (values?.body.layout !== 'table') throw new Error('no table');
  return { head: values.head, columns: values.body.columns.map(({ heading }) => heading) };
};

it.each([
  ['Rennes', 'Rennes · du 7 au 15 mars 2026 / 7–15 March 2026'],
  [null, 'du 7 au 15 mars 2026 / 7–15 March 2026'],
])('the place %j is said once, the days in both languages', (place, about) => {
  expect(inBoth(place).head.about).toBe(about);
});

it('a head that both write otherwise stands twice', () => {
  expect(inBoth(null).columns).toContain('Nom / Name');
});
