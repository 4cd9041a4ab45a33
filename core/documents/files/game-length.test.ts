import { expect, it } from 'vitest';
import { gameMinutes, USUAL_MINUTES } from './game-length.ts';

it.each([
  ['5400+30', 240],
  ['90+30', 240],
  ['40/5400+30:1800+30', 300],
  ['15+10', 60],
  ['3+2', 15],
  ['1', 15],
  ['W300-B240', 15],
  ['G/60;d5', 135],
  ['40/90 SD 30 +30', 300],
  ['ninety minutes', USUAL_MINUTES],
  [null, USUAL_MINUTES],
])('the rate of play %s takes %i minutes', (rateOfPlay, minutes) => {
  expect(gameMinutes(rateOfPlay)).toBe(minutes);
});
