import type { Command } from 'commander';
import { fidLicenceEnds } from '@ronde/core/administration/deadlines/cases.ts';
import { FIDE_FEES, foaSurcharge } from '@ronde/core/administration/licences/fide-fees.ts';
import { HOMOLOGATION_KINDS } from '@ronde/core/administration/homologation/kinds.ts';
import { FEE_TARIFFS } from '@ronde/core/administration/money/fee-tariffs.ts';
import { feesOf, type EntryGroup } from '@ronde/core/administration/money/fees.ts';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { parseMoney } from '@ronde/core/standings/prizes/money.ts';
import { answer, type Cli } from '../cli.ts';
import { dayOption } from '../day-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import {
  inEuros,
  sourceLine,
  tariffAsked,
  wholeOption,
  workingAsJson,
  workingLines,
  type TariffOptions,
} from '../money-options.ts';
import { MONEY_CLI_WORDS } from '../words/money.ts';

interface Options extends TariffOptions {
  readonly adults?: readonly string[];
  readonly youths?: readonly string[];
  readonly late?: boolean;
  readonly qualifier?: boolean;
  readonly cancelled?: boolean;
  readonly daysLate?: string;
}

/** What FIDE's register asks for (6.13). */
const FIDE_FEE_KINDS = ['fid', 'foa', 'second-number', 'relisting'] as const;
type FideFeeKind = (typeof FIDE_FEE_KINDS)[number];

/** What the federation is paid for an event. */
export function fees(program: Command, cli: Cli): void {
  const words = MONEY_CLI_WORDS[cli.language];
  program
    .command('fees')
    .description(words.about_fees)
    .argument('<kind>', words.argument_feeKind)
    .option('--adults <players:fee...>', words.option_adults)
    .option('--youths <players:fee...>', words.option_youths)
    .option('--late', words.option_late)
    .option('--qualifier', words.option_qualifier)
    .option('--cancelled', words.option_cancelled)
    .option('--days-late <n>', words.option_daysLate)
    .option('--on <date>', words.option_on)
    .option('--edition <year>', words.option_edition)
    .option('--json', cli.words.json)
    .action((written: string, options: Options) => {
      const ofFide = FIDE_FEE_KINDS.find((one) => one === written);
      if (ofFide !== undefined) {
        fideFee(cli, ofFide, options);
        return;
      }
      const kind = HOMOLOGATION_KINDS.find((one) => one === written);
      if (kind === undefined) {
        const params = {
          value: written,
          known: [...HOMOLOGATION_KINDS, ...FIDE_FEE_KINDS].join(', '),
        };
        throw new CliFailure(EXIT.badRequest, fill(words.notAKind, params));
      }
      const { adults = [], youths = [], late, qualifier, cancelled } = options;
      const groups = [
        ...adults.map((group) => groupOf(cli, '--adults', group)),
        ...youths.map((group) => groupOf(cli, '--youths', group)),
      ];
      if (groups.length === 0 && cancelled !== true && qualifier !== true) {
        throw new CliFailure(EXIT.badRequest, words.noGroups);
      }
      const tariff = tariffAsked(cli, FEE_TARIFFS, options);
      const question = {
        ...{ kind, groups, late: late === true, qualifier: qualifier === true },
        cancelled: cancelled === true,
      };
      const { due, fixed, variable, working } = feesOf(question, tariff.figures);
      const days = tariff.figures.paidWithin;
      const text = [
        fill(words.feesDue, { sum: sayEuros(due, cli.language) }),
        ...workingLines(cli, working),
        ...(days === null ? [] : [fill(words.paidWithin, { days })]),
        sourceLine(cli, tariff),
      ];
      const value = {
        ...{ kind, edition: tariff.id, currency: 'EUR', due: inEuros(due) },
        ...{ fixed: inEuros(fixed), variable: inEuros(variable), paidWithinDays: days },
        working: workingAsJson(cli, working),
      };
      answer(cli, options.json === true, value, text.join('\n'));
    });
}

/** `60:40` for sixty at forty euros. */
function groupOf(cli: Cli, option: string, value: string): EntryGroup {
  const [, players, written] = /^(\d{1,5}):(.+)$/.exec(value.trim()) ?? [];
  const fee = parseMoney(written);
  if (players !== undefined && fee !== null) return { players: Number(players), fee };
  const sentence = fill(MONEY_CLI_WORDS[cli.language].notAGroup, { value, option });
  throw new CliFailure(EXIT.badRequest, sentence);
}

/** Longer than anybody lets a membership lapse. */
const DAYS_LATE = { least: 0, most: 9999 };

/** A sum of FIDE's register; of a FID licence also its last day, by the day it is paid. */
function fideFee(cli: Cli, kind: FideFeeKind, options: Options): void {
  const words = MONEY_CLI_WORDS[cli.language];
  const tariff = tariffAsked(cli, FIDE_FEES, options);
  const { fidLicence, secondNumber, relisting } = tariff.figures;
  const late = wholeOption(cli, '--days-late', options.daysLate ?? '0', DAYS_LATE);
  const due = {
    fid: fidLicence,
    foa: foaSurcharge(late, tariff.figures),
    'second-number': secondNumber,
    relisting,
  }[kind];
  const paidOn = dayOption(cli, options.on ?? cli.now().toISOString().slice(0, 10));
  const until = kind === 'fid' ? fidLicenceEnds(paidOn) : null;
  const text = [
    fill(words.fideFees[kind], {
      sum: sayEuros(due, cli.language),
      days: late,
      until: until ?? '',
    }),
    sourceLine(cli, tariff),
  ];
  const value = { kind, edition: tariff.id, currency: 'EUR', due: inEuros(due), until };
  answer(cli, options.json === true, value, text.join('\n'));
}
