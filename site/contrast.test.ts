import { describe, expect, it } from 'vitest';
import { COLOURS, HALL_COLOURS, type ColourName } from './colours.ts';

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = digits.map((two) => {
    const part = Number.parseInt(two, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it.each([
  // Black on white, and the lightest grey that passes on white: figures of the Understanding documents.
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

const LETTERS: readonly ColourName[] = ['ink', 'ink-soft', 'accent', 'attention', 'danger'];
const GROUNDS: readonly ColourName[] = ['paper', 'surface'];
/** On a ground of its own stand its own letters and the usual ones. */
const OWN = (['accent', 'attention', 'danger'] as const).flatMap((own) =>
  ([own, 'ink', 'ink-soft'] as const).map((letters) => [letters, `${own}-soft`] as const),
);
const READ: readonly (readonly [ColourName, ColourName])[] = [
  ...LETTERS.flatMap((letters) => GROUNDS.map((ground) => [letters, ground] as const)),
  ...OWN,
  ['on-accent', 'accent'],
];
const SEEN = GROUNDS.map((ground) => ['rule-strong', ground] as const);

const PLACES = { 'desk, phone and public pages': {}, 'a wall': HALL_COLOURS } as const;

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  describe.each(Object.entries(PLACES))('on %s', (_, own) => {
    const shade = (name: ColourName): string => ({ ...COLOURS, ...own })[name][theme];

    it.each(READ)('[WCAG 1.4.3] %s is read on %s', (letters, ground) => {
      expect(contrast(shade(letters), shade(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(SEEN)('[WCAG 1.4.11] %s is seen on %s', (line, ground) => {
      expect(contrast(shade(line), shade(ground))).toBeGreaterThanOrEqual(3);
    });
  });
});
