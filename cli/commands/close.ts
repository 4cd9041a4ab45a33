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
import { DEED_WORDS } from '../words/deeds.ts';

export function close(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'close', 'close');
  command.option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, options: CommonOptions & RoundOption) =>
    doDeed(cli, 'close', ref, options, (state) => [
      { type: 'closeRound', round: roundAsked(cli, state, options, lastPublished) },
    ]),
  );
}
