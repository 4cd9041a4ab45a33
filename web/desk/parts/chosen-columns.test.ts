import { describe, expect, it } from 'vitest';
import { columnsText, samplesOf, withColumn } from './chosen-columns.ts';

describe('the columns of a table', () => {
  it('are counted from 1 in the address', () => {
    const written = columnsText({ standard: 4, name: 0 }).split(',');
    expect(written.filter((one) => !one.endsWith('=0'))).toEqual(['name=1', 'standard=5']);
    expect(written).toContain('rating=0');
  });

  it('show some of what is in them', () => {
    const rows = [['a', ''], ['b', 'x'], ['a', 'x'], ['c'], ['d']];
    expect([samplesOf(rows, 0), samplesOf(rows, 1), samplesOf(rows, 2)]).toEqual([
      ...['a · b · c', 'x', ''],
    ]);
  });

  it('have one meaning each', () => {
    const columns = { name: 0, club: 1 };
    expect(withColumn(columns, 1, 'name')).toEqual({ name: 1 });
    expect(withColumn(columns, 2, 'club')).toEqual({ name: 0, club: 2 });
    expect(withColumn(columns, 1, '')).toEqual({ name: 0 });
  });
});
