import { describe, expect, inject, it } from 'vitest';
import { bergerMeeting } from '../berger/meeting.ts';
import { bergerRounds } from '../berger/tables.ts';
import { rutschBergerSeating } from './rutsch-berger.ts';
import { rutschSeating } from './rutsch.ts';
import { movesBetween, placesIn, type SeatPlace, type SeatingRound } from './seating.ts';

const LETTERS = 'ABCDEFGHIJKL';
const letter = (number: number | null): string =>
  number === null ? '' : (LETTERS[number - 1] ?? '');

/** First row and second row of every table, as the book prints them. */
const columns = ({ tables }: SeatingRound): string =>
  tables.map(({ first, second }) => `${first} ${second}`).join(' | ');

const upperAndLower = ({ tables }: SeatingRound): string =>
  [tables.map(({ first }) => first), tables.map(({ second }) => second)]
    .map((row) => row.join(' '))
    .join(' / ');

/** Of the larger numbers of players `npm test` takes every seventh, odd and even by turns. */
const isTried = (players: number): boolean =>
  players <= 50 || players % 7 === 0 || inject('sizes').shareOfCases === 1;

describe('Rutsch as printed', () => {
  // Livre de l'Arbitre, lines 4187-4190: both columns from the top, then who is at the foot.
  const SEVEN = [
    'ED FC GB A',
    'DC EB FA G',
    'CB DA EG F',
    'BA CG DF E',
    'AG BF CE D',
    'GF AE BD C',
  ];
  it.each([...SEVEN, 'FE GD AC B'].map((printed, index) => ({ round: index + 1, printed })))(
    '[LA 3.1, lines 4187-4190] seven players, round $round: $printed',
    ({ round, printed }) => {
      const { tables, free } = at(rutschSeating(7), round);
      const seated = tables.map(({ first, second }) => letter(first) + letter(second));
      expect([...seated, letter(free)].join(' ')).toBe(printed);
    },
  );

  it('[LA 3.1, line 4194] E, C and G have the same colour in round 1, and so have their places', () => {
    const rounds = rutschSeating(7);
    expect(at(rounds, 1).games.map(({ white }) => letter(white))).toEqual(['E', 'C', 'G']);
    for (const { tables } of rounds) {
      expect(tables.map(({ white }) => white)).toEqual(['first', 'second', 'first']);
    }
  });

  it.each(
    [
      '1 8 | 2 7 | 3 6 | 4 5',
      '8 7 | 1 6 | 2 5 | 3 4',
      '6 8 | 7 5 | 1 4 | 2 3',
      '8 5 | 6 4 | 7 3 | 1 2',
      '4 8 | 5 3 | 6 2 | 7 1',
      '8 3 | 4 2 | 5 1 | 6 7',
      '2 8 | 3 1 | 4 7 | 5 6',
    ].map((printed, index) => ({ round: index + 1, printed })),
  )('[LA 3.1, lines 4207-4210] eight players, round $round: $printed', ({ round, printed }) => {
    expect(columns(at(rutschSeating(8), round))).toBe(printed);
  });

  it.each([
    { round: 1, printed: 'A-L K-B C-J I-D E-H G-F' },
    { round: 2, printed: 'L-K J-A B-I H-C D-G F-E' },
    { round: 3, printed: 'J-L I-K A-H G-B C-F E-D' },
    { round: 4, printed: 'L-I H-J K-G F-A B-E D-C' },
  ])('[bulletin of tables, lines 175-185] twelve, round $round: $printed', ({ round, printed }) => {
    const { games } = at(rutschSeating(12), round);
    expect(games.map(({ white, black }) => `${letter(white)}-${letter(black)}`).join(' ')).toBe(
      printed,
    );
  });

  it('[bulletin of tables, lines 173-185] the pairs of twelve are Berger rounds 1, 10, 8, 6 …', () => {
    const lines = rutschSeating(12).map(({ games }) =>
      bergerRounds(12).findIndex((round) => pairs(round).join() === pairs(games).join()),
    );
    expect(lines.map((line) => line + 1)).toEqual([1, 10, 8, 6, 4, 2, 11, 9, 7, 5, 3]);
  });
});

describe('Rutsch-Berger as printed', () => {
  it.each([
    { round: 1, printed: '10 5 9 4 8 / 1 6 2 7 3' },
    { round: 2, printed: '6 1 5 9 4 / 10 2 7 3 8' },
    { round: 3, printed: '10 6 1 5 9 / 2 7 3 8 4' },
  ])('[LA 3.1, lines 4493-4517] ten players, round $round: $printed', ({ round, printed }) => {
    expect(upperAndLower(at(rutschBergerSeating(10), round))).toBe(printed);
  });

  it('[LA 3.1, line 4511] after the first move 2k meets k + 1, and 1 meets 2, the first with White', () => {
    for (const half of [2, 3, 4, 5, 6, 50, 100]) {
      const { games } = at(rutschBergerSeating(2 * half), 2);
      expect(games[0]).toEqual({ board: 1, white: 2 * half, black: half + 1 });
      expect(games).toContainEqual({ board: 2, white: 1, black: 2 });
    }
  });

  it('gives the free player of an odd field the empty place at table 1 to face', () => {
    const [first] = rutschBergerSeating(9);
    expect(first?.free).toBe(1);
    expect(first?.tables[0]).toEqual({ table: 1, first: null, second: 1, white: 'second' });
    expect(first?.games.map(({ board }) => board)).toEqual([2, 3, 4, 5]);
  });
});

describe('seatings of 2 to 200 players', () => {
  const SIZES = Array.from({ length: 199 }, (_, index) => index + 2).filter(isTried);

  it('Rutsch-Berger plays the Berger table: its rounds in order, its colours', () => {
    const wrong: string[] = [];
    for (const players of SIZES) {
      for (const { round, games } of rutschBergerSeating(players)) {
        if (games.length !== Math.floor(players / 2)) wrong.push(`${players}: round ${round}`);
        for (const { white, black } of games) {
          const berger = bergerMeeting(players, white, black);
          const isRight = berger.line === round && berger.white === white;
          if (!isRight) wrong.push(`${players}: ${white}-${black} in round ${round}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('Rutsch brings every two together once, nobody twice in a round', () => {
    const wrong: string[] = [];
    for (const players of SIZES) {
      const met = new Uint8Array((players + 1) ** 2);
      for (const { round, games, free } of rutschSeating(players)) {
        const seated = new Uint8Array(players + 1);
        if (free !== null) seated[free] = 1;
        for (const { white, black } of games) {
          for (const player of [white, black]) seated[player] = (seated[player] ?? 0) + 1;
          const pair = Math.min(white, black) * players + Math.max(white, black);
          met[pair] = (met[pair] ?? 0) + 1;
        }
        if (seated.slice(1).some((times) => times !== 1)) wrong.push(`${players}: round ${round}`);
      }
      const once = met.reduce((sum, times) => sum + (times === 1 ? 1 : 0), 0);
      if (once !== (players * (players - 1)) / 2) wrong.push(`${players}: ${once} pairs`);
    }
    expect(wrong).toEqual([]);
  });

  it('Rutsch gives everybody as many Whites as Blacks, or one apart in an even field', () => {
    for (const players of SIZES) {
      const balance = Array.from({ length: players + 1 }, () => 0);
      for (const { white, black } of rutschSeating(players).flatMap(({ games }) => games)) {
        balance[white] = (balance[white] ?? 0) + 1;
        balance[black] = (balance[black] ?? 0) - 1;
      }
      const apart = new Set(balance.slice(1).map(Math.abs));
      expect([...apart]).toEqual([players % 2 === 0 ? 1 : 0]);
    }
  });

  it.each([
    ['Rutsch', rutschSeating],
    ['Rutsch-Berger', rutschBergerSeating],
  ])('%s: who moves as told sits where the next round has them', (_, seating) => {
    for (const players of [2, 3, 4, 5, 9, 10, 31]) {
      const rounds = seating(players);
      for (const [index, next] of rounds.slice(1).entries()) {
        const places = placesIn(at(rounds, index + 1));
        for (const { player, to } of movesBetween(at(rounds, index + 1), next)) {
          places.set(player, to);
        }
        expect(places).toEqual(placesIn(next));
      }
    }
  });

  it('[LA 3.1, line 4182] everybody of an odd Rutsch moves one place', () => {
    const rounds = rutschSeating(7);
    const moves = movesBetween(at(rounds, 1), at(rounds, 2)).map(
      ({ player, from, to }) => `${letter(player)} ${shown(from)}→${shown(to)}`,
    );
    expect(moves.sort()).toEqual([
      'A foot→3 second',
      'B 3 second→2 second',
      'C 2 second→1 second',
      'D 1 second→1 first',
      'E 1 first→2 first',
      'F 2 first→3 first',
      'G 3 first→foot',
    ]);
  });
});

const shown = (place: SeatPlace): string =>
  place.table === null ? 'foot' : `${place.table} ${place.row}`;

const pairs = (games: readonly { white: number; black: number }[]): string[] =>
  games.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')).sort();

function at(rounds: readonly SeatingRound[], round: number): SeatingRound {
  const found = rounds[round - 1];
  if (found === undefined) throw new Error(`no round ${round}`);
  return found;
}
