import type { Command } from 'commander';
import { clockLogList, faultyClocksList } from '@ronde/core/documents/clocks/clock-lists.ts';
import { csvOfList, plainCell } from '@ronde/core/documents/lists/plain-list.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { CLOCK_ACTS } from '@ronde/core/tournament/clock-log.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import { clocksView } from '@ronde/core/tournament/views/clocks.ts';
import { zoneOf } from '@ronde/exchange/exports/own-zone.ts';
import { answer, type Cli } from '../cli.ts';
import { secondsAsked, wholeAsked } from '../clock-options.ts';
import {
  collect,
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { oneOf } from '../regulation-options.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { CLOCK_LOG_WORDS } from '../words/clock-log.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions, RoundOption {
  readonly clock?: string;
  readonly board?: string;
  readonly replacement?: string;
  readonly white?: string;
  readonly black?: string;
  readonly moves?: string;
  readonly remark?: string;
  readonly faulty?: true;
  readonly also: readonly string[];
  readonly csv?: true;
}

/** What was done with the clocks of an event, and which are not to be used again (E.01 6.10). */
export function clocks(program: Command, cli: Cli): void {
  const words = CLOCK_LOG_WORDS[cli.language];
  const command = deedCommand(program, cli, 'clocks', 'clocks')
    .argument('[act]', fill(words.argument_act, { acts: CLOCK_ACTS.join(', ') }))
    .option('--clock <name>', words.option_clock)
    .option('--round <n>', DEED_WORDS[cli.language].option_round)
    .option('--board <n>', words.option_board)
    .option('--replacement <name>', words.option_replacement)
    .option('--white <time>', words.option_white)
    .option('--black <time>', words.option_black)
    .option('--moves <n>', words.option_moves)
    .option('--remark <text>', words.option_remark)
    .option('--faulty', words.option_faulty)
    .option('--also <event>', words.option_also, collect, [])
    .option('--csv', cli.words.option_csv);
  withDeedOptions(command, cli).action(
    async (ref: string, act: string | undefined, options: Options) => {
      if (act === undefined) await show(cli, ref, options);
      else await note(cli, ref, act, options);
    },
  );
}

function note(cli: Cli, ref: string, act: string, options: Options): Promise<void> {
  const { clock, board, replacement, white, black, moves, remark } = options;
  const done = oneOf(cli, act, CLOCK_ACTS);
  return doDeed(cli, 'clocks', ref, options, (state): readonly Asked[] => [
    {
      type: 'noteClock',
      act: done,
      ...(clock === undefined ? {} : { clock }),
      ...(board === undefined && options.round === undefined
        ? {}
        : { round: roundAsked(cli, state, options, lastPublished) }),
      ...(board === undefined ? {} : { board: wholeAsked(cli, board) }),
      ...(replacement === undefined ? {} : { replacement }),
      ...(white === undefined ? {} : { white: secondsAsked(cli, white) }),
      ...(black === undefined ? {} : { black: secondsAsked(cli, black) }),
      ...(moves === undefined ? {} : { moves: wholeAsked(cli, moves) }),
      ...(remark === undefined ? {} : { remark }),
    },
  ]);
}

async function show(cli: Cli, ref: string, options: Options): Promise<void> {
  const state = await openState(cli, ref);
  const question = { language: cli.language, zone: zoneOf(state) };
  const others = await Promise.all(options.also.map((one) => openState(cli, one)));
  const list =
    options.faulty === true
      ? faultyClocksList([state, ...others], question)
      : clockLogList(state, question);
  if (options.csv === true) {
    cli.out(csvOfList(list, cli.language));
    return;
  }
  const rows = list.rows.map((row) => row.map((cell) => String(plainCell(cell) ?? '')));
  const heads = list.columns.map(({ heading }) => heading);
  const text = rows.length === 0 ? CLOCK_LOG_WORDS[cli.language].empty : table([heads, ...rows]);
  const { log, faulty } = clocksView(state);
  const elsewhere = others.map((one) => ({
    event: one.settings.name,
    faulty: clocksView(one).faulty,
  }));
  answer(cli, options.json === true, { log, faulty, elsewhere }, text);
}
