import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { standingsWhy } from './standings-why.ts';

describe('why a player stands where the table says', () => {
  const { state } = new PlayedEvent({ rounds: 2, tieBreaks: ['BH', 'SB'] }, 4)
    .pairs(1, 'a-c d-b')
    .scores(1, '10')
    .pairs(2, 'b-a c-d')
    .scores(2, '=1');

  it.each([
    ['en', 'round 2, 1 A., Player: ½ × 1½ = 0.75'],
    ['fr', 'ronde 2, 1 A., Player\u00a0: ½ × 1½ = 0,75'],
  ] as const)('[C.07 9.1] in words, %s', (language, line) => {
    const why = standingsWhy(state, playerId('b'), language);
    expect(why?.words.map((lines) => lines.length)).toEqual([3, 3]);
    expect(why?.words.flat().join('\n')).toContain(line);
    expect(why?.player.rank).toBe(2);
  });

  it('is nothing for a stranger', () => {
    expect(standingsWhy(state, playerId('z'), 'en')).toBeNull();
  });
});
