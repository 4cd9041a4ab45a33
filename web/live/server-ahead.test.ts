import { expect, it } from 'vitest';
import { serverAhead } from './server-ahead.ts';

it('is nothing until a time is heard', () => {
  expect(serverAhead().ahead()).toBe(0);
});

it('a time that came late does not slow the clock down', () => {
  const clock = serverAhead();
  clock.hear(10_000, 9_500);
  clock.hear(25_000, 25_400);
  expect(clock.ahead()).toBe(500);
});

it('forgets what it heard before its own clock was set right', () => {
  const clock = serverAhead();
  clock.hear(10_000, 4_000);
  for (let beat = 1; beat <= 8; beat += 1) clock.hear(10_000 + beat, 10_100 + beat);
  expect(clock.ahead()).toBe(-100);
});
