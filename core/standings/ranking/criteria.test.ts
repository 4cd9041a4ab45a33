import { describe, expect, it } from 'vitest';
import { unmetCriterion, type Criteria } from './criteria.ts';
import type { PlayerProfile } from '../../rules/profile.ts';

const DAY = '2026-07-14';

const rated = (fide: number, national = 0): PlayerProfile => ({ ratings: { fide, national } });

const CASES: readonly [string, Criteria, PlayerProfile, string | null][] = [
  ['everybody meets no criteria', {}, {}, null],
  ['the lower end of a band', { rating: { from: 1600, to: 1799 } }, rated(1600), null],
  ['the upper end of a band', { rating: { from: 1600, to: 1799 } }, rated(1799), null],
  ['above the band', { rating: { to: 1799 } }, rated(1800), 'rating'],
  ['below the band', { rating: { from: 1600 } }, rated(1599), 'rating'],
  ['FIDE before national', { rating: { to: 1799 } }, rated(1900, 1700), 'rating'],
  ['national where there is no FIDE rating', { rating: { to: 1799 } }, rated(0, 1700), null],
  ['national when asked', { rating: { to: 1799, of: ['national'] } }, rated(1900, 1700), null],
  ['[LA 5.1 model 5] unrated: no rating prize', { rating: { to: 1799 } }, {}, 'rating'],
  ['unrated admitted', { rating: { to: 1799, unrated: 'included' } }, {}, null],
  ['an estimate is no rating', { rating: { to: 1799 } }, { ratings: { estimate: 1399 } }, 'rating'],
  [
    'an estimate when asked for',
    { rating: { to: 1799, of: ['fide', 'estimate'] } },
    { ratings: { estimate: 1399 } },
    null,
  ],
  ['prize for the unrated', { unrated: {} }, { ratings: { estimate: 1399 } }, null],
  ['a rated player there', { unrated: {} }, rated(1500), 'unrated'],
  ['without FIDE rating', { unrated: { of: ['fide'] } }, rated(0, 1500), null],
  ['age', { age: { system: 'ffe', categories: ['Pou', 'Pup'] } }, { birth: '2016-05-01' }, null],
  ['too old', { age: { system: 'ffe', categories: ['Pou'] } }, { birth: '2014' }, 'age'],
  ['age unknown', { age: { system: 'ffe', categories: ['Pou'] } }, {}, 'age'],
  ['years of birth', { birthYear: { from: 2000 } }, { birth: '1999-12-31' }, 'birthYear'],
  ['women', { sex: 'w' }, { sex: 'w' }, null],
  ['not a woman, or not known', { sex: 'w' }, {}, 'sex'],
  ['title', { title: ['GM', 'WGM'] }, { title: 'WGM' }, null],
  ['no title', { title: ['GM'] }, {}, 'title'],
  [
    'club, however written',
    { club: ['Échiquier de Liffré'] },
    { club: ' échiquier de  liffré' },
    null,
  ],
  ['another club', { club: ['Liffré'] }, { club: 'Rennes' }, 'club'],
  ['league', { league: ['BRE', 'PDL'] }, { league: 'PDL' }, null],
  ['federation', { federation: ['FRA'] }, { federation: 'fra' }, null],
  ['own tag', { tag: ['local'] }, { tags: ['school', 'Local'] }, null],
  ['without the tag', { tag: ['local'] }, { tags: ['school'] }, 'tag'],
  [
    'all criteria together, the first unmet is named',
    { sex: 'w', rating: { to: 1799 }, federation: ['FRA'] },
    { sex: 'm', ratings: { fide: 1700 }, federation: 'GER' },
    'sex',
  ],
];

describe('criteria of a category', () => {
  it.each(CASES)('%s', (_name, criteria, profile, unmet) => {
    expect(unmetCriterion(criteria, profile, DAY)).toBe(unmet);
  });
});
