import type { Command } from 'commander';
import { suspensionEnds } from '@ronde/core/administration/deadlines/cases.ts';
import { SUSPENSION_WORDS } from '@ronde/core/administration/licences/suspension-words.ts';
import {
  SENTENCES,
  SUSPENDED_FUNCTIONS,
  type Suspension,
} from '@ronde/core/administration/licences/suspensions.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { answer, type Cli } from '../cli.ts';
import { dayOption } from '../day-option.ts';
import { doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { wholeOption } from '../money-options.ts';
import { openState } from '../open-state.ts';
import { oneOf } from '../regulation-options.ts';
import { table } from '../table.ts';
import { ADMINISTRATION_CLI_WORDS } from '../words/administration.ts';

interface Options extends CommonOptions {
  readonly from?: string;
  readonly until?: string;
  readonly months?: string;
  readonly as: string;
  readonly sentence: string;
  readonly licenceNumber?: string;
  readonly strike?: boolean;
}

/** The register of suspensions, with functions and inclusive days (BAF 101, lines 86-109). */
export function suspension(program: Command, cli: Cli): void {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const command = program
    .command('suspension')
    .description(words.about_suspension)
    .argument('<event>', words.argument_event)
    .argument('[person]', words.argument_person)
    .option('--from <date>', words.option_from)
    .option('--until <date>', words.option_until)
    .option('--months <n>', words.option_months)
    .option('--as <functions>', words.option_as, 'player')
    .option('--sentence <kind>', words.option_sentence, 'inForce')
    .option('--licence-number <number>', words.option_licenceNumber)
    .option('--strike', words.option_strike);
  withDeedOptions(command, cli).action(
    async (ref: string, person: string | undefined, options: Options) => {
      if (person === undefined) {
        const state = await openState(cli, ref);
        answer(cli, options.json === true, { suspensions: registerOf(state) }, asText(cli, state));
        return;
      }
      const line = lineOf(cli, person, options);
      await doDeed(cli, 'suspension', ref, options, () => [
        { type: 'registerSuspension', ...line },
      ]);
    },
  );
}

const registerOf = ({ administration }: Tournament): readonly Suspension[] =>
  administration?.suspensions ?? [];

/** Longer than anybody was ever suspended. */
const MONTHS = { least: 1, most: 1200 };

function lineOf(cli: Cli, person: string, options: Options): Suspension {
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

function asText(cli: Cli, state: Tournament): string {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const said = SUSPENSION_WORDS[cli.language];
  const rows = registerOf(state).map((line) => [
    ...[line.person, line.nationalId ?? ''],
    line.functions.map((one) => said.functions[one]).join(', '),
    ...[line.from, line.until ?? '…', said.sentences[line.sentence]],
  ]);
  return rows.length === 0 ? words.nobodySuspended : table([words.suspensionsHeader, ...rows]);
}
