import type { Tariff } from '@ronde/core/administration/tariff.ts';
import { sayStep } from '@ronde/core/administration/money/say-step.ts';
import type { MoneyStep } from '@ronde/core/administration/money/working.ts';
import { datedOn } from '@ronde/core/rules/editions/in-force.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { parseMoney, type Cents } from '@ronde/core/standings/prizes/money.ts';
import type { Cli, JsonOption } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { MONEY_CLI_WORDS } from './words/money.ts';

/** Which figures of a federation: of a day, or by name. */
export interface TariffOptions extends JsonOption {
  readonly on?: string;
  readonly edition?: string;
}

/** A whole number between two bounds. */
export function wholeOption(
  cli: Cli,
  option: string,
  value: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const number = /^\d{1,10}$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  const sentence = MONEY_CLI_WORDS[cli.language].notWhole;
  throw new CliFailure(EXIT.badRequest, fill(sentence, { value, option, least, most }));
}

/** An amount in euros, `6500` or `12,40`. */
export function eurosOption(cli: Cli, option: string, value: string): Cents {
  const amount = parseMoney(value);
  if (amount !== null) return amount;
  const sentence = MONEY_CLI_WORDS[cli.language].notEuros;
  throw new CliFailure(EXIT.badRequest, fill(sentence, { value, option }));
}

/** The tariff asked for by its name or its year, else the one of the day, else that of today. */
export function tariffAsked<F>(
  cli: Cli,
  tariffs: readonly Tariff<F>[],
  { on, edition }: TariffOptions,
): Tariff<F> {
  const words = MONEY_CLI_WORDS[cli.language];
  if (edition !== undefined) {
    const named = tariffs.find(({ id }) => id === edition || id.endsWith(`-${edition}`));
    if (named !== undefined) return named;
    const known = tariffs.map(({ id }) => id).join(', ');
    throw new CliFailure(EXIT.badRequest, fill(words.noEdition, { value: edition, known }));
  }
  const day = on ?? cli.now().toISOString().slice(0, 10);
  if (!isIsoDate(day)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value: day }));
  }
  const { found, certainty } = datedOn(tariffs, day);
  if (certainty !== 'inForce') {
    cli.err(`${fill(words.notOfThatDay, { day, name: found.name[cli.language] })}\n`);
  }
  return found;
}

/** Where the figures come from, below the answer. */
export const sourceLine = <F>(cli: Cli, { name, sources }: Tariff<F>): string => {
  const source = sources.map(({ document, articles }) => `${document}, ${articles}`).join('; ');
  return fill(MONEY_CLI_WORDS[cli.language].source, { name: name[cli.language], source });
};

export const workingLines = (cli: Cli, working: readonly MoneyStep[]): string[] =>
  working.map((step) => `  ${sayStep(step, cli.language)}`);

const PER_EURO = 100;

/** Money leaves as euros. */
export const inEuros = (amount: Cents | null): number | null =>
  amount === null ? null : amount / PER_EURO;

export const workingAsJson = (cli: Cli, working: readonly MoneyStep[]) =>
  working.map(({ money, ...step }) => ({
    ...step,
    money: Object.fromEntries(Object.entries(money).map(([name, sum]) => [name, inEuros(sum)])),
    text: sayStep({ money, ...step }, cli.language),
  }));
