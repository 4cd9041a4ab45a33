import type { Command } from 'commander';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
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
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly withoutEvent?: boolean;
  readonly eventOnly?: boolean;
  readonly allRounds?: boolean;
  readonly double?: boolean;
  readonly cycles?: string;
  readonly withhold?: boolean;
}

export function publish(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'publish', 'publish')
    .option('--round <n>', words.option_round)
    .option('--without-event', words.option_withoutEvent)
    .option('--all-rounds', words.option_allRounds)
    .option('--double', words.option_doubleRounds)
    .option('--cycles <n>', words.option_cycles)
    .option('--event-only', words.option_eventOnly)
    .option('--withhold', words.option_withhold);
  withDeedOptions(command, cli).action((ref: string, options: Options) =>
    doDeed(cli, 'publish', ref, options, (state) => [askedOf(cli, state, options)]),
  );
}

function askedOf(cli: Cli, state: Tournament, options: Options): Asked {
  if (options.withhold === true) return { type: 'withholdTournament' };
  if (options.eventOnly === true) return { type: 'publishTournament' };
  if (options.allRounds === true) {
    const withoutEvent = options.withoutEvent === true ? ({ withoutEvent: true } as const) : {};
    return { type: 'publishCalendar', cycles: cyclesAsked(cli, options), ...withoutEvent };
  }
  return {
    type: 'publishRound',
    round: roundAsked(cli, state, options, lastRound),
    ...(options.withoutEvent === true ? { withoutEvent: true } : {}),
  };
}

/** Once, where nothing is said. */
function cyclesAsked(cli: Cli, { double, cycles }: Options): number {
  if (cycles === undefined) return double === true ? 2 : 1;
  if (/^[1-9]\d?$/.test(cycles) && double !== true) return Number(cycles);
  const sentence = fill(DEED_WORDS[cli.language].notCycles, { value: cycles });
  throw new CliFailure(EXIT.badRequest, sentence);
}
