import { describe, expect, it } from 'vitest';
import { isBenchmark, isOverTarget } from './benchmark.ts';
import {
  formatMilliseconds,
  measuredAgain,
  resultsDocument,
  table,
  type Machine,
} from './report.ts';

const measured = [
  {
    name: 'dutch',
    figures: [
      { label: '100 players', milliseconds: 12.345, target: 50 },
      { label: '1,000 players', milliseconds: 2345.6, target: 2000 },
      { label: 'warm-up', milliseconds: 0.01234 },
    ],
  },
];

const machine: Machine = {
  processor: 'Example 3000',
  cores: 2,
  memoryGib: 8,
  node: 'v20.19.0',
  load: 0.25,
  date: '2026-11-15',
};

describe('benchmark reports', () => {
  it.each([
    [0.01234, '0.0123 ms'],
    [12.345, '12.3 ms'],
    [999.4, '999 ms'],
    [2345.6, '2.35 s'],
  ])('writes %d ms as %s', (value, text) => {
    expect(formatMilliseconds(value)).toBe(text);
  });

  it('says memory in megabytes, and that too much of it is over', () => {
    const figure = { label: 'heap', megabytes: 123.456, target: 100 };
    expect(isOverTarget(figure)).toBe(true);
    expect(table([{ name: 'soak', figures: [figure] }])).toMatch(/123 MB +100 MB +over/);
  });

  it('aligns the table and says which targets are kept', () => {
    expect(table(measured).split('\n')).toEqual([
      'benchmark  figure         time       target  verdict',
      'dutch      100 players    12.3 ms    50 ms   kept',
      'dutch      1,000 players  2.35 s     2 s     over',
      'dutch      warm-up        0.0123 ms',
    ]);
  });

  it('records the machine with the figures', () => {
    const document = resultsDocument(measured, machine);
    expect(document).toContain(
      'Measured on 2026-11-15: Example 3000, 2 cores, 8 GiB of memory, Node v20.19.0; load of other work before the run: 0.3.',
    );
    expect(document).toContain('| dutch | 1,000 players | 2.35 s | 2 s | over |');
  });

  it('keeps the others where one is measured again, on the same day and machine', () => {
    const berger = { name: 'berger', figures: [{ label: 'all', milliseconds: 1 }] };
    const record = resultsDocument([...measured, berger], machine);
    const again = [{ name: 'dutch', figures: [{ label: '100 players', milliseconds: 5 }] }];
    expect(measuredAgain(record, again, { ...machine, load: 3 })).toBe(
      resultsDocument([...again, berger], machine),
    );
    expect(measuredAgain(record, again, { ...machine, date: '2026-11-16' })).toBeNull();
    const added = [{ name: 'new', figures: [{ label: 'x', milliseconds: 1 }] }];
    expect(measuredAgain(record, added, machine)).toBe(
      resultsDocument([...measured, berger, ...added], machine),
    );
  });

  it('tells a benchmark from another module', () => {
    const run = () => Promise.resolve({ figures: [] });
    expect(isBenchmark({ name: 'x', run })).toBe(true);
    expect(isBenchmark({ name: 'x' })).toBe(false);
    expect(isBenchmark(null)).toBe(false);
  });

  it('a figure without a target is never over', () => {
    expect(isOverTarget({ label: 'x', milliseconds: 1e9 })).toBe(false);
    expect(isOverTarget({ label: 'x', milliseconds: 2, target: 1 })).toBe(true);
  });

  it('a rate is over its target when it is lower', () => {
    const figures = [{ label: 'requests', perSecond: 1999.6, target: 2001 }];
    expect(isOverTarget({ label: 'x', perSecond: 3, target: 2 })).toBe(false);
    expect(table([{ name: 'x', figures }])).toContain('2,000/s  2,001/s  over');
  });

  it('memory is over its target when it is more', () => {
    const figures = [{ label: 'server', megabytes: 310.4, target: 300 }];
    expect(isOverTarget({ label: 'x', megabytes: 299, target: 300 })).toBe(false);
    expect(table([{ name: 'x', figures }])).toContain('310 MB  300 MB  over');
  });
});
