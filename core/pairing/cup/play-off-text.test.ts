import { describe, expect, it } from 'vitest';
import { playOffText, readPlayOff } from './play-off-text.ts';

describe('[LA 5.2 1] the procedure of a cup as text', () => {
  it.each([
    ['2x3+2', { games: 2, minutes: 3, increment: 2, armageddonAfter: null }],
    ['1x5+0/0', { games: 1, minutes: 5, increment: 0, armageddonAfter: 0 }],
  ])('%s', (text, procedure) => {
    expect(readPlayOff(text)).toEqual(procedure);
    expect(playOffText(procedure)).toBe(text);
  });

  it.each(['', '2x3', '0x3+2', '13x3+2', '2x0+2', '2x181+2', '2x3+61', '2x3+2/21', 'two'])(
    'does not read “%s”',
    (text) => {
      expect(readPlayOff(text)).toBeNull();
    },
  );
});
