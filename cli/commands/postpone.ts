import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
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
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly time?: string;
}

/** Back to the day of the round. */
const NONE = 'none';

export function postpone(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'postpone', 'postpone')
    .argument('<board>', words.argument_board)
    .argument('<day>', words.argument_day)
    .option('--round <n>', words.option_round)
    .option('--time <time>', words.option_time);
  withDeedOptions(command, cli).action(
    (ref: string, board: string, day: string, options: Options) =>
      doDeed(cli, 'postpone', ref, options, (state) => [
        {
          type: 'postponeGame',
          round: roundAsked(cli, state, options, lastPublished),
          board: boardOf(cli, board),
          day: dayOf(cli, day),
          ...(options.time === undefined ? {} : { time: options.time }),
        },
      ]),
  );
}

function boardOf(cli: Cli, value: string): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(DEED_WORDS[cli.language].notABoard, { value }));
}

function dayOf(cli: Cli, value: string): string | null {
  if (value === NONE) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (isDay) return value;
  throw new CliFailure(EXIT.badRequest, fill(DEED_WORDS[cli.language].notADay, { value }));
}
