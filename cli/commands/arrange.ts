import type { Command } from 'commander';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
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
import { SEASON_WORDS } from '../words/season-words.ts';

interface Options extends CommonOptions, RoundOption {
  readonly day?: string;
  readonly time?: string;
  readonly place?: string;
}

/** Postponed, and the day still to be agreed. */
const OPEN = 'open';

/** A day, an hour and a place of its own for a match; without any it is played as its round. */
export function arrange(program: Command, cli: Cli): void {
  const words = SEASON_WORDS[cli.language];
  const command = deedCommand(program, cli, 'arrange', 'arrange')
    .argument('<table>', words.argument_table)
    .option('--day <day>', words.option_day)
    .option('--time <time>', words.option_time)
    .option('--place <place>', words.option_place)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, table: string, options: Options) =>
    doDeed(cli, 'arrange', ref, options, (state) => [
      {
        type: 'arrangeMatch',
        round: roundAsked(cli, state, options, lastPublished),
        table: tableOf(cli, table),
        ...dayOf(cli, options.day),
        ...(options.time === undefined ? {} : { time: options.time }),
        ...(options.place === undefined ? {} : { place: options.place }),
      },
    ]),
  );
}

function tableOf(cli: Cli, value: string): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(SEASON_WORDS[cli.language].notATable, { value }));
}

function dayOf(
  cli: Cli,
  day: string | undefined,
): Pick<CommandOf<'arrangeMatch'>, 'day' | 'dayOpen'> {
  if (day === undefined) return {};
  if (day === OPEN) return { dayOpen: true };
  if (isIsoDate(day)) return { day };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value: day }));
}
