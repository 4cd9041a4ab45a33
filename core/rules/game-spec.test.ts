import { describe, expect, it } from 'vitest';
import { CHESS, GAMES, gameById } from './game-spec.ts';
import { PLAYED_SCORES } from './outcome.ts';
import { scoringFaults } from './scoring.ts';

describe('game specifications', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s is found by its id, named twice and scored soundly',
    (id, game) => {
      expect(gameById(id)).toBe(game);
      expect(GAMES.filter((other) => other.id === id)).toHaveLength(1);
      for (const name of [game.name, game.colours.white, game.colours.black]) {
        expect(name.en).not.toBe('');
        expect(name.fr).not.toBe('');
      }
      expect(scoringFaults(game.scoring[game.defaultScoring])).toEqual([]);
      expect(new Set(game.scores).size).toBe(game.scores.length);
      expect(PLAYED_SCORES).toEqual(expect.arrayContaining([...game.scores]));
    },
  );

  it('[C.04.1.f, C.04.1.g] chess allows a colour difference of two and two in a row', () => {
    expect(CHESS.colourRules).toEqual({ maxDifference: 2, maxRun: 2 });
  });

  it('knows no other games', () => {
    expect(gameById('go')).toBeNull();
  });
});
