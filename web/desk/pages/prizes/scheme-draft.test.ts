import { checkScheme } from '@ronde/core/standings/prizes/check-scheme.ts';
import { describe, expect, it } from 'vitest';
import { FIRST_SCHEME, movedList, newList, withList } from './scheme-draft.ts';

const NAME = { en: 'Women', fr: 'Féminines' };
const TWO = { ...FIRST_SCHEME, lists: [...FIRST_SCHEME.lists, newList(FIRST_SCHEME, NAME)] };
const idsOf = ({ lists }: typeof FIRST_SCHEME): string[] => lists.map(({ id }) => id);

describe('a scheme being written', () => {
  it('begins with one that contradicts nothing', () => {
    expect(checkScheme(FIRST_SCHEME)).toEqual([]);
  });

  it('gives every list an identity of its own', () => {
    const three = { ...TWO, lists: [...TWO.lists.slice(1), ...TWO.lists.slice(0, 1)] };
    expect(idsOf(TWO)).toEqual(['main', 'list-2']);
    expect(newList(three, NAME).id).toBe('list-3');
    expect(newList({ ...TWO, lists: TWO.lists.slice(1) }, NAME).id).toBe('list-3');
  });

  it('moves a list among the others, and never out of them', () => {
    expect(idsOf(movedList(TWO, 1, -1))).toEqual(['list-2', 'main']);
    expect(movedList(TWO, 0, -1)).toBe(TWO);
    expect(movedList(TWO, 1, 1)).toBe(TWO);
  });

  it('takes a list out, or puts another in its place', () => {
    expect(idsOf(withList(TWO, 0, null))).toEqual(['list-2']);
    const [first] = TWO.lists;
    expect(first).toBeDefined();
    if (first) expect(withList(TWO, 0, { ...first, rule: 'place' }).lists[0]?.rule).toBe('place');
  });
});
