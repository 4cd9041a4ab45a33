import { expect, it } from 'vitest';
import { ratingCell, ratingText } from './rating-text.ts';

it('marks an estimate as one, and leaves a rating a figure', () => {
  expect(ratingText({ rating: 1800 })).toBe('1800');
  expect(ratingText({ rating: 1199, estimated: true })).toBe('1199 E');
  expect([ratingText({ rating: 0 }), ratingText({ rating: null })]).toEqual(['', '']);
  expect(ratingCell({ rating: 1800 })).toBe(1800);
  expect(ratingCell({ rating: 1199, estimated: true })).toBe('1199 E');
  expect(ratingCell({ rating: 0 })).toBeNull();
});
