import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {}

export function pairIdle(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'pair-idle', 'pairIdle')
    .argument('<white>', words.argument_white)
    .argument('<black>', words.argument_black)
    .option('--round <n>', words.option_round);
  withDeedOptions(command, cli).action(
    (ref: string, first: string, second: string, options: Options) =>
      doDeed(cli, 'pair-idle', ref, options, (state) => {
        const round = roundAsked(cli, state, options, lastPublished);
        const white = playerOf(cli, state, first);
        const black = playerOf(cli, state, second);
        return [{ type: 'pairWithoutOpponents', round, white, black }];
      }),
  );
}
