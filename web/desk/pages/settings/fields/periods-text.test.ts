import { describe, expect, it } from 'vitest';
import { periodsText } from './periods-text.ts';
import { PERIODS_WORDS } from './periods-words.ts';

describe('a rate of play in words', () => {
  it.each([
    ['90+30', null, null],
    [
      '40/90 SD 30 +30',
      '40 moves in 90 min, then 30 min for the rest of the game + 30 s a move.',
      '40 coups en 90 min, puis 30 min pour le reste de la partie + 30 s par coup.',
    ],
    ['not a rate of play', null, null],
  ])('[B.02 1] %s', (written, english, french) => {
    expect(periodsText(written, PERIODS_WORDS.en)).toBe(english);
    expect(periodsText(written, PERIODS_WORDS.fr)).toBe(french);
  });
});
