import { describe, expect, it } from 'vitest';
import { complementaryNumber, sumsOfRound, whitesOf } from './properties.ts';
import { bergerRound, bergerRounds } from './tables.ts';

describe('properties of the table for 16', () => {
  // Livre de l'Arbitre, lines 4534-4548: the table the properties are read off.
  const PRINTED_16 = [
    '1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9',
    '16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2',
    '2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10',
    '16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3',
    '3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11',
    '16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4',
    '4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12',
    '16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5',
    '5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13',
    '16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6',
    '6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14',
    '16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7',
    '7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15',
    '16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8',
    '8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1',
  ];
  it.each(PRINTED_16.map((printed, index) => ({ round: index + 1, printed })))(
    '[LA 3.1, lines 4534-4548] round $round: $printed',
    ({ round, printed }) => {
      const games = bergerRound(16, round).map(({ white, black }) => `${white}-${black}`);
      expect(games.join(' ')).toBe(printed);
    },
  );

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
  const SIZES = Array.from({ length: 199 }, (_, index) => index + 2);

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
