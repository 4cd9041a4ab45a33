import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readFallback, readThemes } from './contrast.ts';

const css = readFileSync(new URL('../../web/look/tokens.css', import.meta.url), 'utf8');
const themes = readThemes(css);

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
  ])('%s on %s can be read', (text, ground) => {
    const colours = themes[theme];
    expect(
      contrast(colours.get(text) ?? '#000000', colours.get(ground) ?? '#000000'),
    ).toBeGreaterThanOrEqual(AA);
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
    for (const colours of [themes.light, themes.dark]) {
      const [edge = '', ground = ''] = [colours.get('rule-strong'), colours.get('surface')];
      expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('browsers with one theme have the light one', () => {
    expect([...readFallback(css)]).toEqual([...themes.light]);
  });

  it('themes differ', () => {
    expect(themes.dark.get('paper')).not.toBe(themes.light.get('paper'));
  });
});
