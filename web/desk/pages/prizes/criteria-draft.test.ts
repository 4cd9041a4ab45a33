import { CRITERIA } from '@ronde/core/standings/ranking/criteria.ts';
import { describe, expect, it } from 'vitest';
import { changedBand, firstCriterion, withoutCriterion } from './criteria-draft.ts';

describe('conditions of a list', () => {
  it.each(CRITERIA)('%s begins alone, and is taken away again', (criterion) => {
    const begun = firstCriterion(criterion);
    expect(Object.keys(begun)).toEqual([criterion]);
    expect(withoutCriterion({ ...begun, sex: 'm' }, 'sex')).not.toHaveProperty('sex');
    expect(withoutCriterion(begun, criterion)).toEqual({});
  });

  it.each([
    ['from', 1400, { from: 1400 }],
    ['to', '1799', { to: 1799 }],
    ['to', '', null],
    ['from', 'x', null],
  ] as const)('a band typed at %s: %s', (end, typed, band) => {
    expect(changedBand(end, typed)).toEqual(band);
  });
});
