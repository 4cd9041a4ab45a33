import { describe, expect, it } from 'vitest';
import { fromTemplate, newCode, TEMPLATES } from './templates.ts';

/** The signs of the alphabet of codes in order, one after the other. */
const counting = (): (() => number) => {
  let next = 0;
  return () => ((next++ % 31) + 0.5) / 31;
};

describe('screens from templates', () => {
  it('several screens share one list, each with a code of its own', () => {
    const screens = fromTemplate('byName', 'Names', 3, [], counting());
    expect(screens.map(({ name }) => name)).toEqual(['Names 1/3', 'Names 2/3', 'Names 3/3']);
    expect(screens.map(({ pages }) => pages)).toEqual(
      [0, 1, 2].map((index) => [{ view: 'byName', round: null, part: { index, of: 3 } }]),
    );
    expect(new Set(screens.map(({ code }) => code)).size).toBe(3);
  });

  it('one screen has the whole list; a clock and a message are never shared', () => {
    expect(fromTemplate('standings', 'S', 1, [], counting())[0]?.pages).toEqual([
      { view: 'standings' },
    ]);
    expect(fromTemplate('clock', 'C', 2, [], counting()).map(({ pages }) => pages)).toEqual([
      [{ view: 'clock', title: '', until: null }],
      [{ view: 'clock', title: '', until: null }],
    ]);
  });

  it('[C.05 annex 1] a calendar is shared round by round, a picture is not', () => {
    const pages = (template: 'calendar' | 'picture') =>
      fromTemplate(template, 'X', 2, [], counting()).flatMap((screen) => screen.pages);
    expect(pages('calendar')[1]).toEqual({ view: 'calendar', part: { index: 1, of: 2 } });
    expect(pages('picture')[1]).toEqual({ view: 'picture', picture: null, ground: 'black' });
  });

  it('offers the crosstable', () => {
    expect(TEMPLATES).toContain('crosstable');
    expect(fromTemplate('crosstable', 'X', 2, [], counting()).map(({ pages }) => pages)).toEqual([
      [{ view: 'crosstable', part: { index: 0, of: 2 } }],
      [{ view: 'crosstable', part: { index: 1, of: 2 } }],
    ]);
  });

  it('never gives a code that is taken', () => {
    expect(newCode(new Set(), counting())).toBe('abc');
    expect(newCode(new Set(['abc']), counting())).toBe('def');
  });
});
