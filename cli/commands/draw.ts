import type { Command } from 'commander';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { bergerText } from '../berger-text.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
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
      const engine = engineOf(options.reverseLastTwo === true ? 'berger-reversed' : 'berger');
      const schedule = engine?.schedule?.(players, options.double === true ? 2 : 1) ?? [];
      const rounds = schedule.map(({ games }) => games);
      answer(cli, options.json === true, { rounds }, bergerText(cli, players, schedule));
    });
}
