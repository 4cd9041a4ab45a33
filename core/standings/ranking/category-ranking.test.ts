import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { FFE_AGES } from './age-categories.ts';
import {
  rankingOfCategory,
  rankingsBy,
  type CategoryRow,
  type Profiles,
} from './category-ranking.ts';
import { rankWith } from './rank-with.ts';
import { numbers, scored } from './rows.fixture.ts';

const DAY = '2026-07-14';
const PROFILES: Profiles = new Map([
  [tpn(1), { sex: 'm', club: 'Rennes', birth: '1980-02-03', ratings: { fide: 2100 } }],
  [tpn(2), { sex: 'w', club: 'Liffré', birth: '2012-06-07', ratings: { fide: 1700 } }],
  [tpn(3), { sex: 'w', club: 'liffré ', birth: '1990-01-01', ratings: { fide: 1750 } }],
  [tpn(4), { sex: 'm', club: 'Rennes', birth: '2013-01-01' }],
  [tpn(5), { sex: 'w', birth: '1955-12-31', ratings: { fide: 1600 } }],
]);
const { rows: ROWS } = rankWith(scored([1, 6, 1], [2, 5, 2], [3, 5, 2], [4, 4, 4], [5, 3, 5]), {
  ties: 'kept',
  expelled: new Set(numbers(5)),
});

const places = (ranking: readonly CategoryRow[] | undefined): string =>
  (ranking ?? []).map(({ place, row }) => `${row.tpn}:${place}`).join(' ');

describe('ranking of a category', () => {
  it('numbers its own places, keeps ties, and leaves out whoever has no rank', () => {
    expect(places(rankingOfCategory(ROWS, PROFILES, { sex: 'w' }, DAY))).toBe('2:1 3:1');
    expect(places(rankingOfCategory(ROWS, PROFILES, { rating: { to: 2199 } }, DAY))).toBe(
      '1:1 2:2 3:2',
    );
  });

  it('can be made for every club, one club however it is written', () => {
    const clubs = rankingsBy(ROWS, PROFILES, 'club', DAY);
    expect([...clubs].map(([name, ranking]) => `${name} ${places(ranking)}`)).toEqual([
      'Liffré 2:1 3:1',
      'Rennes 1:1 4:2',
    ]);
  });

  it('can be made for every age category that has a ranked player', () => {
    const ages = rankingsBy(ROWS, PROFILES, FFE_AGES, DAY);
    expect([...ages].map(([code, ranking]) => `${code} ${places(ranking)}`)).toEqual([
      'Ben 2:1 4:2',
      'Sen 1:1 3:2',
    ]);
  });

  it('never hands on a birth date', () => {
    const shown = JSON.stringify([
      rankingOfCategory(ROWS, PROFILES, { birthYear: { from: 2000 } }, DAY),
      [...rankingsBy(ROWS, PROFILES, FFE_AGES, DAY)],
    ]);
    for (const { birth } of PROFILES.values()) {
      expect(shown).not.toContain(birth?.slice(0, 4));
    }
  });
});
