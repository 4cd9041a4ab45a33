import { Option, type Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { LINES_BY_HAND, type LineByHand, type SettledAs } from '@ronde/core/tournament/closing.ts';
import type { Command as TournamentCommand } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { closingView } from '@ronde/core/tournament/views/closing.ts';
import { sayClosing } from '@ronde/core/tournament/words/closing-reasons.ts';
import { CLOSING_WORDS } from '@ronde/core/tournament/words/closing-words.ts';
import { answer, type Cli } from '../cli.ts';
import {
  collect,
  deedCommand,
  doDeed,
  withDeedOptions,
  type CommonOptions,
} from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends CommonOptions {
  readonly done: readonly string[];
  readonly notNeeded: readonly string[];
  readonly again: readonly string[];
  readonly close?: boolean;
  readonly reopen?: boolean;
}

/** The list between the last result and the ceremony: read, worked through, and the event closed. */
export function closing(program: Command, cli: Cli): void {
  const words = DEED_WORDS[cli.language];
  const command = deedCommand(program, cli, 'closing', 'closing')
    .option('--done <line>', words.option_lineDone, collect, [])
    .option('--not-needed <line>', words.option_lineNotNeeded, collect, [])
    .option('--again <line>', words.option_lineAgain, collect, [])
    .addOption(new Option('--close', words.option_closeEvent).conflicts('reopen'))
    .option('--reopen', words.option_reopenEvent);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const commands = asked(cli, options);
    if (commands.length > 0) {
      await doDeed(
        cli,
        'closing',
        ref,
        options,
        () => commands,
        ({ state }) => ({
          json: { closing: closingView(state) },
          text: sayList(cli, state),
        }),
      );
      return;
    }
    const state = await openState(cli, ref);
    answer(cli, options.json === true, { closing: closingView(state) }, sayList(cli, state));
  });
}

function asked(cli: Cli, options: Options): TournamentCommand[] {
  const settle = (lines: readonly string[], as: SettledAs | 'open'): TournamentCommand[] =>
    lines.map((line) => ({ type: 'settleClosing', line: lineNamed(cli, line), as }));
  return [
    ...(options.reopen === true ? [{ type: 'reopenTournament' } as const] : []),
    ...settle(options.again, 'open'),
    ...settle(options.notNeeded, 'notNeeded'),
    ...settle(options.done, 'done'),
    ...(options.close === true ? [{ type: 'closeTournament' } as const] : []),
  ];
}

function lineNamed(cli: Cli, value: string): LineByHand {
  const found = LINES_BY_HAND.find((line) => line === value);
  if (found !== undefined) return found;
  const choices = LINES_BY_HAND.join(', ');
  throw new CliFailure(
    EXIT.badRequest,
    fill(DEED_WORDS[cli.language].notAChoice, { value, choices }),
  );
}

function sayList(cli: Cli, state: Tournament): string {
  const { lines, standing } = CLOSING_WORDS[cli.language];
  return table(
    closingView(state).lines.map((item) => [
      standing[item.standing],
      item.line,
      lines[item.line],
      sayClosing(item, cli.language),
    ]),
  );
}
