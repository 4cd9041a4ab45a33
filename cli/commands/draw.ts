import type { Command } from 'commander';
import { bergerRounds, type BergerGame } from '@ronde/core/pairing/berger/tables.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

interface Options extends JsonOption {
  readonly double?: boolean;
  readonly reverseLastTwo?: boolean;
}

/** More than anybody can play; also what four columns of a report file can number. */
const MOST_PLAYERS = 9999;

export function draw(program: Command, cli: Cli): void {
  program.command('draw').description(cli.words.about_draw).addCommand(berger(program, cli));
}

function berger(program: Command, cli: Cli): Command {
  return program
    .createCommand('berger')
    .description(cli.words.about_draw)
    .argument('<players>', cli.words.argument_players)
    .option('--double', cli.words.option_double)
    .option('--reverse-last-two', cli.words.option_reverseLastTwo)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const players = Number(text);
      if (!Number.isInteger(players) || players < 2) {
        throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: text }));
      }
      if (players > MOST_PLAYERS) {
        const sentence = fill(cli.words.tooManyPlayers, { players, most: MOST_PLAYERS });
        throw new CliFailure(EXIT.tooLarge, sentence);
      }
      const rounds = bergerRounds(players, {
        double: options.double === true,
        reverseLastTwo: options.reverseLastTwo === true,
      });
      answer(cli, options.json === true, { rounds }, asTable(cli, players, rounds));
    });
}

function asTable(cli: Cli, players: number, rounds: readonly (readonly BergerGame[])[]): string {
  const width = String(players).length;
  const number = (value: number): string => String(value).padStart(width);
  return table(
    rounds.map((games, index) => {
      const free = freePlayerOf(players, games);
      const cells = games.map(({ white, black }) => `${number(white)}-${number(black)}`);
      const rest = free === null ? [] : [fill(cli.words.bye, { player: free })];
      return [`${index + 1}.`, ...cells, ...rest];
    }),
  );
}

function freePlayerOf(players: number, games: readonly BergerGame[]): number | null {
  if (players % 2 === 0) return null;
  const playing = new Set(games.flatMap(({ white, black }) => [white, black]));
  for (let player = 1; player <= players; player += 1) if (!playing.has(player)) return player;
  return null;
}
