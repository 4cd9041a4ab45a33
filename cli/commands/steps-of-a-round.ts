import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  lastRound,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { hourOption } from '../hour-option.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface StartOptions extends CommonOptions, RoundOption {
  readonly at?: string;
}

export function startRound(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'start-round', 'startRound')
    .option('--round <n>', words.option_round)
    .option('--at <hour>', words.option_begunAt);
  withDeedOptions(command, cli).action((ref: string, options: StartOptions) => {
    return doDeed(cli, 'start-round', ref, options, (state) => {
      const when = options.at === undefined ? {} : { at: hourOption(cli, state, options.at) };
      return [{ type: 'startRound', round: roundAsked(cli, state, options, lastRound), ...when }];
    });
  });
}

export function close(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'close', 'close');
  command.option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, options: CommonOptions & RoundOption) =>
    doDeed(cli, 'close', ref, options, (state) => [
      { type: 'closeRound', round: roundAsked(cli, state, options, lastPublished) },
    ]),
  );
}
