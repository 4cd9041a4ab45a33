import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import { displayPoints, sumPoints } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsOfRound, SCORING_PRESETS } from '../../rules/scoring.ts';
import {
  completedGames,
  gamesScheduled,
  underHalf,
  withoutStruck,
} from './round-robin-withdrawal.ts';
import { numbers } from './rows.fixture.ts';

const record = (number: number, rounds: readonly [number, PlayerOutcome][]): PlayerRecord => ({
  tpn: tpn(number),
  name: `Player ${number}`,
  rating: 2000,
  rounds: rounds.map(([opponent, outcome]) => ({
    opponent: tpn(opponent),
    colour: 'white',
    outcome,
  })),
});

// Six players, five games each. 6 left after two games, 5 after three.
const RECORDS = [
  record(1, [
    [6, 'win'],
    [5, 'draw'],
    [4, 'win'],
    [3, 'draw'],
    [2, 'win'],
  ]),
  record(5, [
    [2, 'loss'],
    [1, 'draw'],
    [6, 'loss'],
    [4, 'forfeitLoss'],
    [3, 'forfeitLoss'],
  ]),
  record(6, [
    [1, 'loss'],
    [2, 'forfeitLoss'],
    [5, 'win'],
    [3, 'forfeitLoss'],
    [4, 'forfeitLoss'],
  ]),
];

describe('leaving a round robin', () => {
  it('[C.05 6.6 (2) 1] counts games played to their end, not forfeits', () => {
    expect(RECORDS.map(completedGames)).toEqual([5, 3, 2]);
  });

  it('[C.05 6.6 (2) 1-2] with 2 games of 5 is out of the standings, with 3 of 5 in them', () => {
    expect(underHalf(RECORDS, new Set(numbers(5, 6)), 5)).toEqual(new Set(numbers(6)));
  });

  it('[C.05 6.6 (2) 2] with exactly half of the games stays in the standings', () => {
    expect(underHalf(RECORDS, new Set(numbers(6)), 4)).toEqual(new Set());
  });

  it('concerns only those who left: an unfinished event strikes nobody', () => {
    expect(underHalf(RECORDS, new Set(), 5)).toEqual(new Set());
    const open = [record(1, [[2, 'adjourned']])];
    expect(completedGames(open[0] ?? record(1, []))).toBe(0);
  });

  it('[C.05 6.6 (2) 1] takes away what others scored against the player, and the player', () => {
    const kept = withoutStruck(RECORDS, new Set(numbers(6)));
    const scoring = SCORING_PRESETS['1-½-0'];
    const points = kept.map(({ rounds }) =>
      sumPoints(rounds.map((round) => pointsOfRound(round, scoring))),
    );
    // 1 loses the win against 6; 5 lost to 6 and keeps the half point.
    expect(kept.map(({ tpn: number }) => number)).toEqual(numbers(1, 5));
    expect(points.map((score) => displayPoints(score, 'en'))).toEqual(['3', '½']);
  });

  it.each([
    [6, 5, 5],
    [5, 5, 4],
    [6, 10, 10],
    [5, 10, 8],
    [8, 5, 5],
    [1, 1, 0],
  ])('%i players over %i rounds have %i games each', (players, rounds, games) => {
    expect(gamesScheduled(players, rounds)).toBe(games);
  });
});
