import { describe, expect, it } from 'vitest';
import { rangesOf, rangeTexts, screensOnly } from './ranges.ts';

const NAMES = [
  'Abel, Anne',
  'Corbin, Luc',
  'Cordier, Eva',
  'Élie, Jean',
  'Elmer, Ada',
  'Zola, Tom',
];

const pages = (count: number, rows: number) => ({ pages: count, columns: 1, rows });

describe('the range of a wall', () => {
  it.each([
    [
      'with as many letters as neighbours need',
      [
        ['Abel', 'Corbin'],
        ['Cordier', 'Zola'],
      ],
      ['A – Corb', 'Cord – Z'],
    ],
    [
      'an accent is no other letter',
      [
        ['Abel', 'Élie'],
        ['Elmer', 'Zola'],
      ],
      ['A – Éli', 'Elm – Z'],
    ],
    [
      'the given name where families are cut',
      [
        ['Abel', 'Martin, Jean'],
        ['Martin, Luc', 'Zola'],
      ],
      ['A – Martin, J', 'Martin, L – Z'],
    ],
    [
      'a name that begins another',
      [
        ['Abel', 'Mar'],
        ['Marchand', 'Zola'],
      ],
      ['A – Mar', 'Marc – Z'],
    ],
    [
      'the same name twice',
      [
        ['Abel', 'Li, Na'],
        ['Li, Na', 'Zola'],
      ],
      ['A – Li, Na', 'Li, Na – Z'],
    ],
    [
      'boards and ranks in full',
      [
        ['1', '67'],
        ['68', '134'],
      ],
      ['1 – 67', '68 – 134'],
    ],
    [
      'one line alone',
      [
        ['1', '1'],
        ['2', '2'],
      ],
      ['1', '2'],
    ],
    [
      'a part without lines',
      [
        ['1', '1'],
        ['', ''],
      ],
      ['1', ''],
    ],
  ] as const)('%s', (_, ends, texts) => {
    expect(rangeTexts(ends.map(([first, last]) => ({ first, last })))).toEqual(texts);
  });

  it('is said of every picture, and not of a list that stands whole', () => {
    expect(rangesOf(NAMES, pages(1, 6), undefined)).toEqual({ pictures: [''], screens: null });
    expect(rangesOf(NAMES, pages(3, 2), undefined).pictures).toEqual([
      'A – Corb',
      'Cord – Éli',
      'Elm – Z',
    ]);
  });

  it('is told from the screens beside it', () => {
    const share = {
      index: 1,
      parts: [
        { first: 'Aa', last: 'Abbot' },
        { first: 'Abel, Anne', last: 'Zola, Tom' },
        { first: 'Zorn', last: 'Zuber' },
      ],
    };
    expect(rangesOf(NAMES, pages(2, 3), share)).toEqual({
      pictures: ['Abe – C', 'É – Zol'],
      screens: { index: 1, ranges: ['A – Abb', 'Abe – Zol', 'Zor – Z'] },
    });
  });

  it('is not said where it is the same everywhere', () => {
    const part = { first: '1', last: '1' };
    const share = { index: 1, parts: [part, part, part] };
    expect(rangesOf([1, 1, 1, 1], pages(2, 2), share)).toEqual({
      pictures: ['', ''],
      screens: { index: 1, ranges: ['', '', ''] },
    });
  });

  it('leaves out who has no board', () => {
    expect(rangesOf([1, 2, 3, null], pages(2, 2), undefined).pictures).toEqual(['1 – 2', '3']);
  });

  it('is that of the screen where pictures go by the hour', () => {
    const share = {
      index: 0,
      parts: [
        { first: '1', last: '5' },
        { first: '6', last: '9' },
      ],
    };
    expect(screensOnly(2, share).pictures).toEqual(['1 – 5', '1 – 5']);
  });
});
