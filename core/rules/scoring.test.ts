import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAYER_OUTCOMES, type PlayerOutcome } from './outcome.ts';
import { points } from './points.ts';
import {
  MATCH_POINTS_2_1_0,
  SCORING_FAULTS,
  SCORING_PRESETS,
  pairingPointsFor,
  pointsFor,
  scoring,
  scoringFaults,
  type ScoringFault,
  type ScoringPreset,
  type ScoringSystem,
} from './scoring.ts';

describe('scoring presets', () => {
  // [E.01 10.1] and the book's comments, lines 1801-1805; FMJD III 5.6 for 2-1-0.
  it.each<[ScoringPreset, number, number, number]>([
    ['1-½-0', 1, 0.5, 0],
    ['3-1-0', 3, 1, 0],
    ['2-1-0', 2, 1, 0],
  ])('%s', (preset, win, draw, loss) => {
    expect(SCORING_PRESETS[preset]).toEqual({
      win: points(win),
      draw: points(draw),
      loss: points(loss),
      forfeitWin: points(win),
      forfeitLoss: points(0),
      pairingAllocatedBye: points(win),
      fullPointBye: points(win),
      halfPointBye: points(draw),
      zeroPointBye: points(0),
      adjourned: points(draw),
    });
    expect(scoringFaults(SCORING_PRESETS[preset])).toEqual([]);
  });

  it('[C.04.1 3] the event may fix another value for the bye', () => {
    const system = scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(0.5) });
    expect(pointsFor('pairingAllocatedBye', system)).toBe(points(0.5));
    expect(pointsFor('fullPointBye', system)).toBe(points(1));
  });

  it('[C.04.6 1.4] a team’s bye is worth a drawn match', () => {
    expect(MATCH_POINTS_2_1_0.pairingAllocatedBye).toBe(MATCH_POINTS_2_1_0.draw);
  });
});

describe('points for an outcome', () => {
  const football = SCORING_PRESETS['3-1-0'];
  const lossesCount: ScoringSystem = scoring({ win: 3, draw: 2, loss: 1 });

  it.each<[PlayerOutcome, number, number]>([
    ['win', 3, 3],
    ['draw', 1, 2],
    ['loss', 0, 1],
    ['shortWin', 3, 3],
    ['shortDraw', 1, 2],
    ['shortLoss', 0, 1],
    ['forfeitWin', 3, 3],
    ['forfeitLoss', 0, 0],
    ['pairingAllocatedBye', 3, 3],
    ['fullPointBye', 3, 3],
    ['halfPointBye', 1, 2],
    ['zeroPointBye', 0, 0],
    ['adjourned', 0, 0],
    ['notEntered', 0, 0],
  ])('%s brings %d in 3-1-0 and %d in 3-2-1-0', (outcome, three, four) => {
    expect(pointsFor(outcome, football)).toBe(points(three));
    expect(pointsFor(outcome, lossesCount)).toBe(points(four));
  });

  it('[C.04.2 D.1] an adjourned game is a draw, for pairing only', () => {
    for (const outcome of PLAYER_OUTCOMES) {
      expect(pairingPointsFor(outcome, football)).toBe(
        outcome === 'adjourned' ? football.draw : pointsFor(outcome, football),
      );
    }
  });
});

describe('scoringFaults', () => {
  it.each<[string, ScoringSystem, ScoringFault[]]>([
    ['two draws equal a win and a loss', scoring({ win: 2, draw: 1, loss: 0 }), []],
    [
      'two draws above a win and a loss',
      scoring({ win: 3, draw: 2, loss: 0 }),
      ['twoDrawsAboveWinAndLoss'],
    ],
    ['3-2-1', scoring({ win: 3, draw: 2, loss: 1 }), []],
    [
      'a bye above a win',
      scoring({ win: 1, draw: 0.5, loss: 0 }, { pairingAllocatedBye: points(1.5) }),
      ['byeAboveWin'],
    ],
    ['a loss above a draw', scoring({ win: 2, draw: 0.5, loss: 1 }), ['lossAboveDraw']],
    [
      'a draw above a win',
      scoring({ win: 1, draw: 1.5, loss: 0 }),
      ['drawAboveWin', 'twoDrawsAboveWinAndLoss'],
    ],
    [
      'a negative figure',
      scoring({ win: 1, draw: 0.5, loss: 0 }, { forfeitLoss: points(-1) }),
      ['negative'],
    ],
  ])('%s', (_name, system, faults) => {
    expect(scoringFaults(system)).toEqual(faults);
  });

  it('accepts exactly the systems with loss ≤ draw ≤ win and no premium on draws', () => {
    const tenth = fc.integer({ min: 0, max: 60 }).map((value) => value / 10);
    fc.assert(
      fc.property(tenth, tenth, tenth, (win, draw, loss) => {
        const sound =
          loss <= draw && draw <= win && Math.round(20 * draw) <= Math.round(10 * (win + loss));
        expect(scoringFaults(scoring({ win, draw, loss })).length === 0).toBe(sound);
      }),
    );
  });

  it('reports each fault by a name of the list', () => {
    const everything = scoring({ win: -2, draw: -1, loss: 0 }, { pairingAllocatedBye: points(3) });
    expect(scoringFaults(everything)).toEqual(
      [...SCORING_FAULTS].filter((fault) => fault !== 'twoDrawsAboveWinAndLoss'),
    );
  });
});
