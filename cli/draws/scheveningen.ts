import type { Command } from 'commander';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import type { TableRound } from '@ronde/core/pairing/explanation/drawn-table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DRAW_WORDS } from '../words/draws.ts';

interface Options extends JsonOption {
  readonly double?: boolean;
}

/** More than any match has. */
const MOST_A_SIDE = 300;

export function scheveningen(program: Command, cli: Cli): Command {
  const words = DRAW_WORDS[cli.language];
  return program
    .createCommand('scheveningen')
    .description(words.about_scheveningen)
    .argument('<side>', words.argument_side)
    .argument('[other-side]', words.argument_otherSide)
    .option('--double', words.option_doubleSides)
    .option('--json', cli.words.json)
    .action((sideA: string, sideB: string | undefined, options: Options) => {
      const a = sideAsked(cli, sideA);
      const b = sideB === undefined ? a : sideAsked(cli, sideB);
      if (a === 1 && b === 1) throw new CliFailure(EXIT.badRequest, words.oneASide);
      const cycles = options.double === true ? 2 : 1;
      const drawn = engineOf('scheveningen')?.schedule?.(a + b, cycles, a) ?? [];
      const rounds = drawn.map((round) => seated(round, a));
      const value = {
        rounds: rounds.map(({ games }) => games),
        free: rounds.map(({ free }) => free),
      };
      answer(cli, options.json === true, value, roundsText(cli, rounds));
    });
}

function sideAsked(cli: Cli, text: string): number {
  const words = DRAW_WORDS[cli.language];
  const players = /^\d+$/.test(text) ? Number(text) : 0;
  if (players < 1) throw new CliFailure(EXIT.badRequest, fill(words.notASide, { value: text }));
  if (players > MOST_A_SIDE) {
    const sentence = fill(words.tooManyASide, { players, most: MOST_A_SIDE });
    throw new CliFailure(EXIT.tooLarge, sentence);
  }
  return players;
}

interface RoundOfSeats {
  readonly round: number;
  readonly games: readonly {
    readonly board: number;
    readonly white: string;
    readonly black: string;
  }[];
  readonly free: readonly string[];
}

/** A round of the table by seats: `A2`, and `B1` for the first number after those of side A. */
function seated({ round, games, free, alsoFree = [] }: TableRound, sideA: number): RoundOfSeats {
  const seat = (number: number): string => (number <= sideA ? `A${number}` : `B${number - sideA}`);
  return {
    round,
    games: games.map(({ board, white, black }) => ({
      board,
      white: seat(white),
      black: seat(black),
    })),
    free: (free === null ? [] : [free, ...alsoFree]).map(seat),
  };
}

const roundsText = (cli: Cli, rounds: readonly RoundOfSeats[]): string =>
  table(
    rounds.map(({ round, games, free }) => {
      const sentence = fill(DRAW_WORDS[cli.language].free, { players: free.join(', ') });
      return [
        `${round}.`,
        ...games.map(({ white, black }) => `${white}-${black}`),
        ...(free.length === 0 ? [] : [sentence]),
      ];
    }),
  );
