import { COLOURS, HALL_COLOURS } from '@ronde/site/colours.ts';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

/** WCAG 2.2, 1.4.3: text of normal size. */
const AA = 4.5;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink', 'accent-soft'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'surface'],
    ['accent', 'paper'],
    ['accent', 'surface'],
    ['accent', 'accent-soft'],
    ['attention', 'paper'],
    ['attention', 'surface'],
    ['danger', 'paper'],
    ['danger', 'surface'],
    ['on-accent', 'accent'],
    ['attention', 'attention-soft'],
    ['ink', 'attention-soft'],
    ['danger', 'danger-soft'],
    ['ink', 'danger-soft'],
  ] as const)('%s on %s can be read', (text, ground) => {
    expect(contrast(COLOURS[text][theme], COLOURS[ground][theme])).toBeGreaterThanOrEqual(AA);
  });

  it.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'surface'],
  ] as const)('%s on %s can be read in the hall', (text, ground) => {
    expect(contrast(HALL_COLOURS[text][theme], HALL_COLOURS[ground][theme])).toBeGreaterThanOrEqual(
      AA,
    );
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#123456', '#123456')).toBe(1);
  });

  it('of two greys is as published (#767676 on white: 4.54)', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('an edge that carries meaning stands out (WCAG 2.2, 1.4.11: 3)', () => {
    for (const theme of ['light', 'dark'] as const) {
      const [edge, ground] = [COLOURS['rule-strong'], COLOURS.surface];
      expect(contrast(edge[theme], ground[theme])).toBeGreaterThanOrEqual(3);
    }
  });

  it('themes differ', () => {
    expect(COLOURS.paper.dark).not.toBe(COLOURS.paper.light);
  });
});
