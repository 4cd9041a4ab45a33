import { describe, expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

describe('a figure in a table', () => {
  it.each([
    [{ value: 255, per: 10 }, '25½', '25½'],
    [{ value: 250, per: 10 }, '25', '25'],
    [{ value: 5, per: 10 }, '½', '½'],
    [{ value: 18225, per: 100 }, '182.25', '182,25'],
    [{ value: 2134, per: 1 }, '2134', '2134'],
    [{ value: null, per: 1 }, '–', '–'],
  ])('%j', (figure, english, french) => {
    expect(figureText(figure, 'en')).toBe(english);
    expect(figureText(figure, 'fr')).toBe(french);
  });
});
