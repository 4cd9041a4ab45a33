import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastRound,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { DEED_WORDS } from '../words/deeds.ts';

export function startRound(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'start-round', 'startRound');
  command.option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, options: CommonOptions & RoundOption) =>
    doDeed(cli, 'start-round', ref, options, (state) => [
      { type: 'startRound', round: roundAsked(cli, state, options, lastRound) },
    ]),
  );
}
