import { expect, it } from 'vitest';
import { sawPosition, seenPosition } from './seen-position.ts';

it('a page has seen as far as the furthest view it has shown, each tournament by itself', () => {
  sawPosition('open', 7);
  sawPosition('open', 12);
  // An answer that was overtaken takes nothing back.
  sawPosition('open', 9);
  expect([seenPosition('open'), seenPosition('other')]).toEqual([12, 0]);
});
