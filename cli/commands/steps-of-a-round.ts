import type { Command } from 'commander';
import type { Tournament } from '@ronde/core/tournament/state.ts';
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
import { DEED_WORDS } from '../words/deeds.ts';

export function startRound(program: Command, cli: Cli): void {
  step(program, cli, 'start-round', 'startRound', lastRound);
}

export function close(program: Command, cli: Cli): void {
  step(program, cli, 'close', 'close', lastPublished);
}

const COMMANDS = { startRound: 'startRound', close: 'closeRound' } as const;

/** A round goes one step on. */
function step(
  program: Command,
  cli: Cli,
  name: string,
  deed: keyof typeof COMMANDS,
  meant: (state: Tournament) => number | null,
): void {
  const command = deedCommand(program, cli, name, deed);
  command.option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, options: CommonOptions & RoundOption) =>
    doDeed(cli, name, ref, options, (state) => [
      { type: COMMANDS[deed], round: roundAsked(cli, state, options, meant) },
    ]),
  );
}
