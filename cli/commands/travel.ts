import type { Command } from 'commander';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import {
  longestByRail,
  travelOf,
  type TravelQuestion,
} from '@ronde/core/administration/money/travel.ts';
import { TRAVEL_TARIFFS } from '@ronde/core/administration/money/travel-tariffs.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { cents } from '@ronde/core/standings/prizes/money.ts';
import { answer, type Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import {
  eurosOption,
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
  readonly km?: string;
  readonly tolls?: string;
  readonly train?: string;
  readonly realCosts?: string;
}

/** What a journey of an arbiter is paid. */
export function travel(program: Command, cli: Cli): void {
  const words = MONEY_CLI_WORDS[cli.language];
  program
    .command('travel')
    .description(words.about_travel)
    .option('--km <n>', words.option_km)
    .option('--tolls <euros>', words.option_tolls)
    .option('--train <km>', words.option_train)
    .option('--real-costs <euros>', words.option_realCosts)
    .option('--on <date>', words.option_on)
    .option('--edition <year>', words.option_edition)
    .option('--json', cli.words.json)
    .action((options: Options) => {
      const question = questionOf(cli, options);
      const tariff = tariffAsked(cli, TRAVEL_TARIFFS, options);
      const found = travelOf(question, tariff.figures);
      if (found === null) {
        const params = { km: options.train ?? '', longest: longestByRail(tariff.figures) };
        throw new CliFailure(EXIT.badRequest, fill(words.noBand, params));
      }
      const text = [
        fill(words.travelDue, { sum: sayEuros(found.due, cli.language) }),
        ...workingLines(cli, found.working),
        sourceLine(cli, tariff),
      ];
      const value = {
        ...{ by: question.by, edition: tariff.id, currency: 'EUR', due: inEuros(found.due) },
        working: workingAsJson(cli, found.working),
      };
      answer(cli, options.json === true, value, text.join('\n'));
    });
}

/** Further than anybody drives to an event. */
const MOST_KM = 20_000;

function questionOf(cli: Cli, { km, tolls, train, realCosts }: Options): TravelQuestion {
  const ways = [km, train, realCosts].filter((way) => way !== undefined).length;
  if (ways !== 1 || (tolls !== undefined && km === undefined)) {
    throw new CliFailure(EXIT.badRequest, MONEY_CLI_WORDS[cli.language].oneWayOfTravel);
  }
  const whole = (option: string, value: string, least: number): number =>
    wholeOption(cli, option, value, { least, most: MOST_KM });
  if (km !== undefined) {
    const paid = tolls === undefined ? cents(0) : eurosOption(cli, '--tolls', tolls);
    return { by: 'car', km: whole('--km', km, 1), tolls: paid };
  }
  if (train !== undefined) return { by: 'rail', km: whole('--train', train, 1) };
  return { by: 'realCosts', costs: eurosOption(cli, '--real-costs', realCosts ?? '') };
}
