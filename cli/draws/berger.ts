import type { Command } from 'commander';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { bergerText } from '../berger-text.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DRAW_WORDS } from '../words/draws.ts';
import { playersAsked } from './players-asked.ts';

interface Options extends JsonOption {
  readonly double?: boolean;
  readonly reverseLastTwo?: boolean;
}

/** More than any event has: nobody could play, print or read a longer table. */
const MOST_ROUNDS = 1000;

export function berger(program: Command, cli: Cli): Command {
  return program
    .createCommand('berger')
    .description(DRAW_WORDS[cli.language].about_berger)
    .argument('<players>', cli.words.argument_players)
    .option('--double', cli.words.option_double)
    .option('--reverse-last-two', cli.words.option_reverseLastTwo)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const players = playersAsked(cli, text);
      const cycles = options.double === true ? 2 : 1;
      const rounds = systemNamed('berger').roundsFor(players)?.[cycles - 1] ?? 0;
      if (rounds > MOST_ROUNDS) {
        const sentence = fill(cli.words.tooManyRounds, { players, rounds, most: MOST_ROUNDS });
        throw new CliFailure(EXIT.tooLarge, sentence);
      }
      const name = options.reverseLastTwo === true ? 'berger-reversed' : 'berger';
      const schedule = engineOf(name)?.schedule?.(players, cycles) ?? [];
      const games = schedule.map((round) => round.games);
      answer(cli, options.json === true, { rounds: games }, bergerText(cli, players, schedule));
    });
}
