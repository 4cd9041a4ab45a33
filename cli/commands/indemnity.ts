import type { Command } from 'commander';
import {
  FIGURES_OF_KIND,
  allowanceOf,
  type Allowance,
  type AllowanceFigure,
  type AllowanceKind,
} from '@ronde/core/administration/money/allowance.ts';
import {
  ALLOWANCE_SCALES,
  YOUTH_CATEGORIES,
  type AllowanceScale,
  type YouthCategory,
} from '@ronde/core/administration/money/allowance-scales.ts';
import { MONEY_WORDS } from '@ronde/core/administration/money/money-words.ts';
import { sayEuros } from '@ronde/core/administration/money/say-step.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { TITLES, type Title } from '@ronde/core/rules/title.ts';
import { cents, type Cents } from '@ronde/core/standings/prizes/money.ts';
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

/** How the kinds are written on a command line; a Scheveningen is paid as a match (LA line 9355). */
const KINDS: Readonly<Record<string, AllowanceKind>> = {
  swiss: 'swiss',
  rapid: 'rapid',
  blitz: 'rapid',
  closed: 'closed',
  'closed-norms': 'closedNorms',
  match: 'match',
  scheveningen: 'match',
  championship: 'championship',
  'youth-championship': 'youthChampionship',
};

interface Options extends TariffOptions, Partial<Record<AllowanceFigure, string>> {
  readonly category?: string;
}

/** The allowance of chief arbiter, deputy and trainee by the federal scale. */
export function indemnity(program: Command, cli: Cli): void {
  const words = MONEY_CLI_WORDS[cli.language];
  program
    .command('indemnity')
    .description(words.about_indemnity)
    .argument('<kind>', words.argument_kind)
    .option('--rounds <n>', words.option_rounds)
    .option('--players <n>', words.option_players)
    .option('--titled <n>', words.option_titled)
    .option('--prizes <euros>', words.option_prizes)
    .option('--days <n>', words.option_days)
    .option('--category <name>', words.option_category)
    .option('--on <date>', words.option_on)
    .option('--edition <year>', words.option_edition)
    .option('--json', cli.words.json)
    .action((written: string, options: Options) => {
      const kind = kindOf(cli, written);
      const scale = tariffAsked(cli, ALLOWANCE_SCALES, options);
      const titled = titlesOf(cli, options.titled ?? '0', scale.figures);
      const question = { kind, ...figuresOf(cli, kind, options), titled: titled.counted };
      const category = categoryOf(cli, options.category);
      const allowance = allowanceOf({ ...question, category }, scale.figures);
      if (allowance === null) {
        const source = scale.sources.map(({ document }) => document).join(', ');
        const named = MONEY_WORDS[cli.language].kinds[kind];
        const params = { edition: scale.name[cli.language], kind: named, source };
        throw new CliFailure(EXIT.answerIsNo, fill(words.notInScale, params));
      }
      const text = [
        ...summary(cli, allowance, question.players),
        ...(titled.leftOut === 0 ? [] : [fill(words.leftOut, { left: titled.leftOut })]),
        ...workingLines(cli, allowance.working),
        sourceLine(cli, scale),
      ];
      answer(cli, options.json === true, asJson(cli, scale.id, allowance), text.join('\n'));
    });
}

function kindOf(cli: Cli, written: string): AllowanceKind {
  const kind = Object.hasOwn(KINDS, written) ? KINDS[written] : undefined;
  if (kind !== undefined) return kind;
  const params = { value: written, known: Object.keys(KINDS).join(', ') };
  throw new CliFailure(EXIT.badRequest, fill(MONEY_CLI_WORDS[cli.language].notAKind, params));
}

const BOUNDS = {
  rounds: { least: 1, most: 99 },
  players: { least: 1, most: 9999 },
  days: { least: 1, most: 366 },
} as const;

function figuresOf(
  cli: Cli,
  kind: AllowanceKind,
  options: Options,
): Readonly<Record<'rounds' | 'players' | 'days', number>> & { readonly prizes: Cents } {
  const missing = FIGURES_OF_KIND[kind].filter(
    // Nobody titled is what silence about titles means.
    (figure) => figure !== 'titled' && options[figure] === undefined,
  );
  if (missing.length > 0) {
    const params = {
      kind: MONEY_WORDS[cli.language].kinds[kind],
      options: missing.map((figure) => `--${figure}`).join(', '),
    };
    throw new CliFailure(EXIT.badRequest, fill(MONEY_CLI_WORDS[cli.language].missing, params));
  }
  const whole = (figure: keyof typeof BOUNDS): number => {
    const written = options[figure];
    return written === undefined ? 0 : wholeOption(cli, `--${figure}`, written, BOUNDS[figure]);
  };
  const { prizes } = options;
  return {
    ...{ rounds: whole('rounds'), players: whole('players'), days: whole('days') },
    prizes: prizes === undefined ? cents(0) : eurosOption(cli, '--prizes', prizes),
  };
}

/** A number, or titles with how many have them: those the scale does not name are not counted. */
function titlesOf(
  cli: Cli,
  written: string,
  { swiss }: AllowanceScale,
): { readonly counted: number; readonly leftOut: number } {
  if (/^\d{1,4}$/.test(written.trim())) return { counted: Number(written), leftOut: 0 };
  const groups = written.split(',').map((part) => /^\s*([A-Z]{2,3}):(\d{1,4})\s*$/.exec(part));
  let [counted, leftOut] = [0, 0];
  for (const group of groups) {
    const title = TITLES.find((one) => one === group?.[1]);
    if (group === null || title === undefined) {
      const sentence = MONEY_CLI_WORDS[cli.language].notTitles;
      throw new CliFailure(EXIT.badRequest, fill(sentence, { value: written }));
    }
    if (isCounted(swiss.titles, title)) counted += Number(group[2]);
    else leftOut += Number(group[2]);
  }
  return { counted, leftOut };
}

const isCounted = (counted: readonly Title[], title: Title): boolean => counted.includes(title);

function categoryOf(cli: Cli, written: string | undefined): YouthCategory | null {
  if (written === undefined) return null;
  const category = YOUTH_CATEGORIES.find((one) => one.toLowerCase() === written.toLowerCase());
  if (category !== undefined) return category;
  const params = { value: written, known: YOUTH_CATEGORIES.join(', ') };
  throw new CliFailure(EXIT.badRequest, fill(MONEY_CLI_WORDS[cli.language].notACategory, params));
}

function summary(cli: Cli, allowance: Allowance, players: number): string[] {
  const words = MONEY_CLI_WORDS[cli.language];
  const line = (sentence: string, amount: Cents | null): string => {
    const sum = amount === null ? words.nothing : sayEuros(amount, cli.language);
    return fill(sentence, { sum });
  };
  const { arbiters } = allowance;
  return [
    line(words.chief, allowance.chief),
    line(words.deputy, allowance.deputy),
    line(words.trainee, allowance.trainee),
    line(words.computer, allowance.computer),
    ...(arbiters === null ? [] : [fill(words.arbiters, { players, ...arbiters })]),
  ];
}

const asJson = (cli: Cli, edition: string, allowance: Allowance) => ({
  kind: allowance.kind,
  edition,
  currency: 'EUR',
  chief: inEuros(allowance.chief),
  deputy: inEuros(allowance.deputy),
  trainee: inEuros(allowance.trainee),
  computer: inEuros(allowance.computer),
  arbiters: allowance.arbiters,
  working: workingAsJson(cli, allowance.working),
});
