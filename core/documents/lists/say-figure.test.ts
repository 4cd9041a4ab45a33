import { expect, it } from 'vitest';
import { sayFigure } from './say-figure.ts';

it.each([
  ['12.5', '12½', '12½'],
  ['12.50', '12½', '12½'],
  ['0.5', '½', '½'],
  ['0', '0', '0'],
  ['12.0', '12', '12'],
  ['182.25', '182.25', '182,25'],
  ['10.05', '10.05', '10,05'],
  ['2450', '2450', '2450'],
])('%s is read %s and %s', (figure, english, french) => {
  expect(sayFigure(figure, 'en')).toBe(english);
  expect(sayFigure(figure, 'fr')).toBe(french);
});
