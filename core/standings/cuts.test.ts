import { describe, expect, it } from 'vitest';
import { TB_2012, TB_2026_03 } from '../rules/editions/tie-breaks.ts';
import { randomFrom } from '../rules/random.ts';
import { cutsOf } from './cuts.ts';

interface Round {
  readonly value: number;
  readonly significance: number;
  readonly voluntary?: true;
}

/** What two low cuts take away. */
function takenFrom(rounds: readonly Round[], edition = TB_2026_03): number {
  const cuttable = {
    values: rounds.map(({ value }) => value),
    significance: rounds.map(({ significance }) => significance),
    voluntary: rounds.map(({ voluntary }) => Number(voluntary ?? false)),
  };
  return cutsOf(cuttable, { cut: 2 }, edition.properties)
    .map(({ place }) => cuttable.values[place] ?? 0)
    .reduce((sum, value) => sum + value, 0);
}

// A forfeit loss to a player with ½ point, a zero-point bye of one with 2, a draw, a win.
const FORFEIT: Round = { value: 0, significance: 5, voluntary: true };
const BYE: Round = { value: 0, significance: 20, voluntary: true };
const DRAW: Round = { value: 50, significance: 10 };
const WIN: Round = { value: 300, significance: 30 };

describe('[C.07 16.5] of equal contributions of voluntary unplayed rounds', () => {
  it('the least significant goes first, whatever the order of the rounds', () => {
    // The forfeit goes; the bye, with nothing, is then below the draw, the least significant left.
    expect(takenFrom([FORFEIT, BYE, DRAW, WIN])).toBe(50);
    expect(takenFrom([BYE, FORFEIT, DRAW, WIN])).toBe(50);
  });

  it('no order of the rounds changes what is cut, in either kind of edition', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomFrom(seed);
      const rounds = Array.from({ length: 6 }, (): Round => {
        const [score, points] = [5 * random.below(4), 5 * random.below(3)];
        const round = { value: score * points, significance: score };
        return random.chance(0.5) ? { ...round, voluntary: true } : round;
      });
      for (const edition of [TB_2012, TB_2026_03]) {
        expect(takenFrom(random.shuffled(rounds), edition)).toBe(takenFrom(rounds, edition));
      }
    }
  });
});
