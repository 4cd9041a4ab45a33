import { describe, expect, inject, it } from 'vitest';
import { complementaryNumber, sumsOfRound, whitesOf } from './properties.ts';
import { bergerRounds } from './tables.ts';

/** Of the larger numbers of players `npm test` takes every seventh, odd and even by turns. */
const isTried = (players: number): boolean =>
  players <= 50 || players % 7 === 0 || inject('sizes').shareOfCases === 1;

describe('properties of the table for 16', () => {
  // Lines 4556-4562: both sums, then twice the pivot's opponent; one sum is printed twice.
  it.each([
    [1, [17], 2],
    [2, [18, 3], 18],
    [3, [19, 4], 4],
    [4, [20, 5], 20],
    [5, [21, 6], 6],
    [6, [22, 7], 22],
    [7, [23, 8], 8],
    [8, [24, 9], 24],
    [9, [25, 10], 10],
    [10, [26, 11], 26],
    [11, [27, 12], 12],
    [12, [28, 13], 28],
    [13, [29, 14], 14],
    [14, [15], 30],
    [15, [16], 16],
  ])(
    '[LA 3.1, lines 4556-4562] sums of round %i: %j, twice the pivot’s %i',
    (round, pairs, twice) => {
      expect(sumsOfRound(16, round)).toEqual({ pairs, twicePivotsOpponent: twice });
    },
  );

  it('[LA 3.1, line 4609] 1 and 2 have eight Whites of fifteen games', () => {
    expect([whitesOf(16, 1), whitesOf(16, 2), whitesOf(16, 9)]).toEqual([8, 8, 7]);
  });
});

describe('properties of every table up to 200', () => {
  const SIZES = Array.from({ length: 199 }, (_, index) => index + 2).filter(isTried);

  it('[LA 3.1, lines 4566-4570] sums are 2k + R or R + 1, the pivot’s opponent doubled among them', () => {
    for (const players of SIZES) {
      const size = players + (players % 2);
      for (let round = 1; round < size; round += 1) {
        const { pairs, twicePivotsOpponent } = sumsOfRound(players, round);
        const isSum = (sum: number): boolean => sum === size + round || sum === round + 1;
        if (![...pairs, twicePivotsOpponent].every(isSum)) expect([players, round]).toEqual([]);
      }
    }
  });

  it('[LA 3.1, line 4632] x and x + k never have the same colour in a round, and no other two', () => {
    for (const players of [4, 6, 8, 10, 16, 30]) {
      const rounds = bergerRounds(players).map((games) => new Set(games.map(({ white }) => white)));
      for (let x = 1; x <= players; x += 1) {
        const opposite = Array.from({ length: players }, (_, index) => index + 1).filter((y) =>
          rounds.every((whites) => whites.has(x) !== whites.has(y)),
        );
        expect(opposite).toEqual([complementaryNumber(players, x)]);
      }
    }
  });

  it('counts the Whites that the table gives', () => {
    for (const players of SIZES) {
      const whites = new Uint16Array(players + 1);
      for (const { white } of bergerRounds(players).flat())
        whites[white] = (whites[white] ?? 0) + 1;
      const told = Array.from({ length: players }, (_, index) => whitesOf(players, index + 1));
      expect([...whites.slice(1)]).toEqual(told);
    }
  });
});
