import type { Command } from 'commander';
import {
  scheveningenRounds,
  type SidesGame,
  type SidesRound,
} from '@ronde/core/pairing/scheveningen/scheveningen.ts';
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
      const rounds = scheveningenRounds(a, b, { double: options.double === true });
      const value = {
        rounds: rounds.map(({ games }) =>
          games.map((game) => ({ board: game.board, white: white(game), black: black(game) })),
        ),
        free: rounds.map(freeOf),
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

const white = ({ a, b, white: side }: SidesGame): string => (side === 'A' ? `A${a}` : `B${b}`);
const black = ({ a, b, white: side }: SidesGame): string => (side === 'A' ? `B${b}` : `A${a}`);
const freeOf = ({ free }: SidesRound): string[] =>
  free.players.map((player) => `${free.side}${player}`);

const roundsText = (cli: Cli, rounds: readonly SidesRound[]): string =>
  table(
    rounds.map((one) => {
      const free = freeOf(one);
      const sentence = fill(DRAW_WORDS[cli.language].free, { players: free.join(', ') });
      return [
        `${one.round}.`,
        ...one.games.map((game) => `${white(game)}-${black(game)}`),
        ...(free.length === 0 ? [] : [sentence]),
      ];
    }),
  );
