import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { expected } from '@ronde/core/tournament/proposal.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { playersOf } from '../deeds/player-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly open?: boolean;
  readonly close?: boolean;
  readonly everybody?: boolean;
  readonly undo?: boolean;
}

export function checkIn(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'check-in', 'checkIn')
    .argument('[players...]', words.argument_maybePlayers)
    .option('--open', words.option_open)
    .option('--everybody', words.option_everybody)
    .option('--undo', words.option_undoCheckIn)
    .option('--close', words.option_closeCheckIn)
    .option('--round <n>', words.option_round);
  withDeedOptions(command, cli).action(
    (ref: string, players: readonly string[], options: Options) =>
      doDeed(cli, 'check-in', ref, options, (state) => askedOf(cli, state, players, options)),
  );
}

/** Opened, seen and closed in this order, whatever of it is asked for. */
function askedOf(
  cli: Cli,
  state: Tournament,
  named: readonly string[],
  options: Options,
): readonly Asked[] {
  const round = roundAsked(cli, state, options, (now) => publishedRounds(now).length + 1);
  const players =
    options.everybody === true ? expected(state, round) : playersOf(cli, state, named);
  const asked: Asked[] = [];
  if (options.open === true) asked.push({ type: 'openCheckIn', round });
  if (players.length > 0) {
    asked.push({ type: options.undo === true ? 'undoCheckIn' : 'checkIn', players });
  }
  if (options.close === true) asked.push({ type: 'closeCheckIn', round });
  if (asked.length > 0) return asked;
  const sentence = fill(DEED_WORDS[cli.language].nothingAsked, { command: 'check-in' });
  throw new CliFailure(EXIT.badRequest, sentence);
}
