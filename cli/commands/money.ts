import type { Command } from 'commander';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { parseMoney } from '@ronde/core/standings/prizes/money.ts';
import type { ArbiterToPay } from '@ronde/core/tournament/arbiters-to-pay.ts';
import type { Command as TournamentCommand } from '@ronde/core/tournament/command.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import {
  administrationView,
  type AdministrationView,
} from '@ronde/core/tournament/views/administration.ts';
import { answer, type Cli } from '../cli.ts';
import { dayOption } from '../day-option.ts';
import { collect, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { inEuros, workingAsJson, workingLines } from '../money-options.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { wallClock } from '../wall-clock.ts';
import { ADMINISTRATION_CLI_WORDS } from '../words/administration.ts';

interface Options extends CommonOptions {
  readonly pay: readonly string[];
  readonly on?: string;
  readonly unpay: readonly string[];
}

/** What an event costs and brings, with the working, and who was paid. */
export function money(program: Command, cli: Cli): void {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const command = program
    .command('money')
    .description(words.about_money)
    .argument('<event>', words.argument_event)
    .option('--pay <payment>', words.option_pay, collect, [])
    .option('--on <date>', words.option_payDay)
    .option('--unpay <name>', words.option_unpay, collect, []);
  withDeedOptions(command, cli).action(async (ref: string, options: Options) => {
    const commands = [
      ...options.unpay.map((arbiter): TournamentCommand => ({
        type: 'payArbiter',
        arbiter,
        amount: null,
      })),
      ...options.pay.map((payment) => paymentOf(cli, payment, options)),
    ];
    if (commands.length > 0) {
      await doDeed(
        cli,
        'money',
        ref,
        options,
        () => commands,
        ({ state }) => ({
          json: asJson(cli, state),
          text: asText(cli, state),
        }),
      );
      return;
    }
    const state = await openState(cli, ref);
    answer(cli, options.json === true, asJson(cli, state), asText(cli, state));
  });
}

/** `Last, First=425`, or `=425:40` where forty were given back. */
function paymentOf(cli: Cli, payment: string, { on }: Options): TournamentCommand {
  const [, arbiter = '', paid, given] = /^(.+)=([^:]+)(?::(.+))?$/.exec(payment) ?? [];
  const amount = parseMoney(paid);
  const donated = given === undefined ? 0 : parseMoney(given);
  if (amount === null || donated === null) {
    const sentence = ADMINISTRATION_CLI_WORDS[cli.language].notAPayment;
    throw new CliFailure(EXIT.badRequest, fill(sentence, { value: payment }));
  }
  const day = on === undefined ? {} : { on: dayOption(cli, on) };
  return { type: 'payArbiter', arbiter: arbiter.trim(), amount, donated, ...day };
}

const viewOf = (cli: Cli, state: Tournament): AdministrationView =>
  administrationView(state, wallClock(cli, state));

function asJson(cli: Cli, state: Tournament) {
  const { allowance, noAllowance, arbiters, fees, entries, prizes, budget } = viewOf(cli, state);
  return {
    currency: 'EUR',
    allowance:
      allowance === null
        ? null
        : {
            ...{ kind: allowance.kind, days: allowance.days, arbiters: allowance.arbiters },
            ...{ chief: inEuros(allowance.chief), deputy: inEuros(allowance.deputy) },
            working: workingAsJson(cli, allowance.working),
          },
    noAllowance,
    arbiters: arbiters.map(({ name, post, due, paid }) => ({
      ...{ name, post, due: inEuros(due) },
      paid:
        paid === null
          ? null
          : { on: paid.on, amount: paid.amount / 100, donated: paid.donated / 100 },
    })),
    fees:
      fees === null ? null : { due: inEuros(fees.due), working: workingAsJson(cli, fees.working) },
    entries: {
      ...{ due: inEuros(entries.due), paid: inEuros(entries.paid) },
      owing: entries.owing.map(({ id, name, owes }) => ({ id, name, owes: owes / 100 })),
    },
    prizes: inEuros(prizes),
    budget: {
      lines: budget.lines.map(({ line, side, planned, actual }) => ({
        ...{ line, side, planned: inEuros(planned), actual: inEuros(actual) },
      })),
      ...{ planned: inEuros(budget.planned), actual: inEuros(budget.actual) },
    },
  };
}

function asText(cli: Cli, state: Tournament): string {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const euros = (amount: number): string => sayEuros(amount, cli.language);
  const { allowance, noAllowance, arbiters, fees, entries, budget } = viewOf(cli, state);
  const sums = budget.lines.map(({ line, planned, actual }) => [
    ...[words.budgetLines[line], euros(planned), euros(actual)],
  ]);
  return [
    table(arbiters.map((one) => arbiterCells(cli, one))),
    allowance === null
      ? `${noAllowance === 'days' ? words.daysUnknown : words.noScale}\n`
      : `${workingLines(cli, allowance.working).join('\n')}\n`,
    fees === null
      ? `${words.feesUnknown}\n`
      : `${fill(words.fees, { sum: euros(fees.due) })}\n${workingLines(cli, fees.working).join('\n')}\n`,
    `${fill(words.entries, { paid: euros(entries.paid), due: euros(entries.due) })}\n`,
    ...entries.owing.map(({ name, owes }) => `  ${fill(words.owes, { name, sum: euros(owes) })}\n`),
    table([
      words.budgetHeader,
      ...sums,
      [words.balance, euros(budget.planned), euros(budget.actual)],
    ]),
  ].join('');
}

function arbiterCells(cli: Cli, { name, post, due, paid }: ArbiterToPay): string[] {
  const words = ADMINISTRATION_CLI_WORDS[cli.language];
  const euros = (amount: number): string => sayEuros(amount, cli.language);
  const payment =
    paid === null
      ? words.unpaid
      : [
          fill(words.paid, { sum: euros(paid.amount), day: paid.on }),
          ...(paid.donated === 0 ? [] : [fill(words.donated, { sum: euros(paid.donated) })]),
        ].join(', ');
  return [name, words[post], due === null ? '' : fill(words.owed, { sum: euros(due) }), payment];
}
