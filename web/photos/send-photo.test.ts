import { expect, it } from 'vitest';
import { scaledSize } from './send-photo.ts';

it.each([
  ['a camera of today', [4032, 3024], [2000, 1500]],
  ['upright', [3024, 4032], [1500, 2000]],
  ['small already', [640, 480], [640, 480]],
  ['a strip', [8000, 2], [2000, 1]],
] as const)('%s is sent at a size that is read and travels', (_, [width, height], size) => {
  expect(scaledSize(width, height)).toEqual(size);
});
