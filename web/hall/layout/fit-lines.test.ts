import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLines, linesOn, type Box, type Letters, type LineShape } from './fit-lines.ts';

/** A full-HD projector less its frame: a hundredth of its height is 10.8 pixels. */
const HD: Box = { width: 1_800, height: 880 };
const LETTERS: Letters = { least: 25, most: 54, gap: 60 };
const BOARDS: LineShape = { wide: 44, tight: 34, height: 1.6, head: 1.4, mostColumns: 3 };

describe('how a list stands on the wall', () => {
  // By hand: 1,800 / 44 = 40.9 and / 34 = 52.9; 880 / (16 × 1.6 + 1.4) = 32.6; (1,800 − 60) / 2 / 34 = 25.6.
  it.each([
    ['no line', 0, { pages: 1, columns: 1, rows: 1 }],
    ['two boards stand large and apart', 2, { rows: 2, tight: true, font: 52.9 }],
    ['16 boards stand in one column, names in full', 16, { columns: 1, font: 32.6, tight: false }],
    [
      '32 boards take two columns, the longest names cut',
      32,
      { columns: 2, rows: 16, tight: true },
    ],
    ['250 boards turn over pages of equal length', 250, { columns: 2, pages: 6, rows: 21 }],
  ])('%s', (_, count, expected) => {
    const { font, ...rest } = expected as Partial<ReturnType<typeof fitLines>>;
    const fit = fitLines(count, HD, BOARDS, LETTERS);
    expect(fit).toMatchObject(rest);
    if (font !== undefined) expect(fit.font).toBeCloseTo(font, 1);
  });

  it('a wall narrower than one column keeps its letters and cuts the names', () => {
    expect(fitLines(10, { width: 300, height: 200 }, BOARDS, LETTERS)).toEqual({
      font: 25,
      columns: 1,
      rows: 4,
      pages: 3,
      height: 1.6,
      tight: true,
    });
  });

  it('before the wall is measured there is still a page', () => {
    expect(fitLines(3, { width: 0, height: 0 }, BOARDS, LETTERS)).toMatchObject({ rows: 1 });
  });

  const shapes = fc
    .record({
      tight: fc.integer({ min: 5, max: 60 }),
      more: fc.integer({ min: 0, max: 30 }),
      height: fc.double({ min: 1.2, max: 3, noNaN: true }),
      head: fc.constantFrom(0, 1.4),
      mostColumns: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ more, ...shape }): LineShape => ({ ...shape, wide: shape.tight + more }));
  const boxes = fc.record({
    width: fc.integer({ min: 320, max: 4_000 }),
    height: fc.integer({ min: 240, max: 2_200 }),
  });

  it('every line has its place, readable and inside the wall', () => {
    const lines = fc.integer({ min: 0, max: 600 });
    const holds = fc.property(lines, boxes, shapes, (count, box, shape) => {
      const fit = fitLines(count, box, shape, LETTERS);
      expect(fit.pages * fit.columns * fit.rows).toBeGreaterThanOrEqual(count);
      expect(fit.font).toBeGreaterThanOrEqual(LETTERS.least);
      expect(fit.font).toBeLessThanOrEqual(LETTERS.most);
      const tall = fit.font * (fit.rows * fit.height + shape.head);
      if (fit.rows > 1) expect(tall).toBeLessThanOrEqual(box.height + 1e-6);
    });
    fc.assert(holds);
  });

  it('every picture is full but the last, which has a line at least', () => {
    const lines = fc.integer({ min: 1, max: 600 });
    const holds = fc.property(lines, boxes, shapes, (count, box, shape) => {
      const fit = fitLines(count, box, shape, LETTERS);
      const all = Array.from({ length: count }, (_, index) => index);
      const pictures = Array.from({ length: fit.pages }, (_, picture) =>
        linesOn(all, picture, fit),
      );
      expect(pictures.flat()).toEqual(all);
      const short = pictures.filter(({ length }) => length < fit.columns * fit.rows);
      expect(short.every((picture) => picture === pictures.at(-1) && picture.length > 0)).toBe(
        true,
      );
    });
    fc.assert(holds);
  });

  it('one more line never needs fewer pages', () => {
    const lines = fc.integer({ min: 1, max: 300 });
    const holds = fc.property(lines, boxes, shapes, (count, box, shape) => {
      const pagesOf = (lines: number): number => fitLines(lines, box, shape, LETTERS).pages;
      expect(pagesOf(count + 1)).toBeGreaterThanOrEqual(pagesOf(count));
    });
    fc.assert(holds);
  });
});
