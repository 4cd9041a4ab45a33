import type { Command } from 'commander';
import { suspensionEnds } from '@ronde/core/administration/deadlines/cases.ts';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import {
  SENTENCES,
  SUSPENDED_FUNCTIONS,
  type Suspension,
} from '@ronde/core/administration/licences/suspensions.ts';
import type { Cli } from './cli.ts';
import { dayOption } from './day-option.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { wholeOption } from './money-options.ts';
import { oneOf } from './regulation-options.ts';
import { table } from './table.ts';
import { ADMINISTRATION_CLI_WORDS } from './words/administration.ts';

/** What a line of a register of suspensions is written with. */
export interface SuspensionOptions {
  readonly from?: string;
  readonly until?: string;
  readonly months?: string;
  readonly as: string;
  readonly sentence: string;
  readonly licenceNumber?: string;
  readonly strike?: boolean;
}

export function withSuspensionOptions(command: Command, cli: Cli): Command {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  return command
    .option('--from <date>', words.option_from)
    .option('--until <date>', words.option_until)
    .option('--months <n>', words.option_months)
    .option('--as <functions>', words.option_as, 'player')
    .option('--sentence <kind>', words.option_sentence, 'inForce')
    .option('--licence-number <number>', words.option_licenceNumber)
    .option('--strike', words.option_strike);
}

/** Longer than anybody was ever suspended. */
const MONTHS = { least: 1, most: 1200 };

/** The line that is asked for; struck out, it has no function. */
export function suspensionAsked(cli: Cli, person: string, options: SuspensionOptions): Suspension {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const { until, months, licenceNumber } = options;
  if (options.from === undefined) throw new CliFailure(EXIT.badRequest, words.fromMissing);
  if (until !== undefined && months !== undefined) {
    throw new CliFailure(EXIT.badRequest, words.untilOrMonths);
  }
  const from = dayOption(cli, options.from);
  const last =
    months === undefined
      ? until === undefined
        ? null
        : dayOption(cli, until)
      : suspensionEnds(from, wholeOption(cli, '--months', months, MONTHS));
  const functions = options.as.split(',').map((one) => oneOf(cli, one.trim(), SUSPENDED_FUNCTIONS));
  return {
    person,
    ...(licenceNumber === undefined ? {} : { nationalId: licenceNumber }),
    functions: options.strike === true ? [] : functions,
    ...{ from, until: last, sentence: oneOf(cli, options.sentence, SENTENCES) },
  };
}

export function registerRows(cli: Cli, register: readonly Suspension[]): string[][] {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const said = SUSPENSION_WORDS[cli.language];
  const rows = register.map((line) => [
    ...[line.person, line.nationalId ?? ''],
    line.functions.map((one) => said.functions[one]).join(', '),
    ...[line.from, line.until ?? '…', said.sentences[line.sentence]],
  ]);
  return [[...words.suspensionsHeader], ...rows];
}

export const registerText = (cli: Cli, register: readonly Suspension[]): string =>
  register.length === 0
    ? ADMINISTRATION_CLI_WORDS[cli.language].nobodySuspended
    : table(registerRows(cli, register));
