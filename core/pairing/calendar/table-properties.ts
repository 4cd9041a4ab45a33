import { complementaryNumber, sumsOfRound, whitesOf } from '../berger/properties.ts';
import { roundOfMeeting, tableSize } from '../berger/tables.ts';

/** What an arbiter reads off a Berger table without looking through it (Livre de l'Arbitre, lines 4550-4632). */
export interface TableProperties {
  readonly rounds: readonly {
    readonly round: number;
    /** Numbers of a pair without the pivot add up to one of these. */
    readonly sums: readonly number[];
    readonly pivotMeets: number;
  }[];
  readonly numbers: readonly {
    readonly number: number;
    readonly whites: number;
    /** Never has the same colour; null where it is the free place. */
    readonly complementary: number | null;
    /** The round of the meeting with number 1, 2 and so on; null with oneself. */
    readonly meets: readonly (number | null)[];
  }[];
}

export function tableProperties(players: number): TableProperties {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const rounds = Array.from({ length: tableSize(players) - 1 }, (_, index) => index + 1);
  return {
    rounds: rounds.map((round) => {
      const { pairs, twicePivotsOpponent } = sumsOfRound(players, round);
      return { round, sums: pairs, pivotMeets: twicePivotsOpponent / 2 };
    }),
    numbers: numbers.map((number) => {
      const complementary = complementaryNumber(players, number);
      return {
        number,
        whites: whitesOf(players, number),
        complementary: complementary > players ? null : complementary,
        meets: numbers.map((other) =>
          other === number ? null : roundOfMeeting(players, number, other),
        ),
      };
    }),
  };
}
