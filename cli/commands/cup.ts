import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { firstRound, type FirstMatch } from '@ronde/core/pairing/cup/bracket.ts';
import { planCup, type CupPlan, type PlannedRound } from '@ronde/core/pairing/cup/cup-plan.ts';
import { placesByLot } from '@ronde/core/pairing/cup/seeding.ts';
import { tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { lotOf } from '@ronde/core/standings/ranking/lots.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { lateEntries } from '../late-entries.ts';
import { table } from '../table.ts';
import { CUP_WORDS } from '../words/cup.ts';

interface Options extends JsonOption {
  readonly exempt?: string;
  readonly bracket?: boolean;
  readonly protected?: string;
  readonly lots?: string;
}

/** More rounds than any cup has: who skips as many is told so. */
const MOST_SKIPPED = 999;

/** The largest bracket anybody reads. */
const MOST_DRAWN = 4096;

export function cup(program: Command, cli: Cli): void {
  const words = CUP_WORDS[cli.language];
  program
    .command('cup')
    .description(words.about)
    .argument('<entrants>', words.argument_entrants)
    .option('--exempt <list>', words.option_exempt)
    .option('--bracket', words.option_bracket)
    .option('--lots <seed>', words.option_lots)
    .option('--protected <n>', words.option_protected)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const plan = planAsked(cli, text, options);
      const bracket = bracketAsked(cli, plan, options);
      const value = bracket === null ? plan : { ...plan, bracket };
      const shown = [planText(cli, plan), ...(bracket === null ? [] : [bracketText(cli, bracket)])];
      answer(cli, options.json === true, value, shown.join('\n'));
    });
}

function planAsked(cli: Cli, text: string, { exempt }: Options): CupPlan {
  const { refusals } = CUP_WORDS[cli.language];
  if (!/^\d+$/.test(text)) {
    throw new CliFailure(EXIT.badRequest, fill(refusals.tooFewEntrants, { entrants: text }));
  }
  const planned = planCup(
    Number(text),
    exempt === undefined ? [] : lateEntries(cli, exempt, MOST_SKIPPED),
  );
  if (planned.ok) return planned.value;
  const { error } = planned;
  const params = error.code === 'noPlan' ? error.tried : error;
  const exit = error.code === 'tooManyEntrants' ? EXIT.tooLarge : EXIT.badRequest;
  throw new CliFailure(exit, fill(refusals[error.code], { ...params }), error);
}

function bracketAsked(
  cli: Cli,
  { entrants, late }: CupPlan,
  options: Options,
): FirstMatch[] | null {
  const words = CUP_WORDS[cli.language];
  const { bracket, lots, protected: seeds } = options;
  if (seeds !== undefined && lots === undefined) {
    throw new CliFailure(EXIT.badRequest, words.protectedWithoutLots);
  }
  if (bracket !== true && lots === undefined) return null;
  if (late.length > 0) throw new CliFailure(EXIT.badRequest, words.bracketWithLate);
  if (entrants > MOST_DRAWN) {
    const params = { entrants, most: MOST_DRAWN };
    throw new CliFailure(EXIT.tooLarge, fill(words.bracketTooLarge, params));
  }
  const kept = seeds === undefined ? 0 : /^\d+$/.test(seeds) ? Number(seeds) : -1;
  if (kept < 0 || kept > entrants) {
    const params = { value: seeds ?? '', entrants };
    throw new CliFailure(EXIT.badRequest, fill(words.notProtected, params));
  }
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const lot = (entrant: number): string => lotOf({ seed: lots ?? '', sha256 }, tpn(entrant));
  return firstRound(placesByLot(entrants, lots === undefined ? entrants : kept, lot));
}

function planText(cli: Cli, plan: CupPlan): string {
  const words = CUP_WORDS[cli.language];
  const rows = plan.plan.map((round) => [
    roundName(cli, plan, round),
    ...[round.entering, round.participants, round.qualified].map(String),
  ]);
  return [
    ...plan.givenUp.map((tried) => `${fill(words.givenUp, { ...tried })}\n`),
    `${fill(words.quantities, { ...figuresOf(plan) })}\n`,
    ...(plan.exempt === 0 ? [] : [`${fill(words.exemptFirst, { exempt: plan.exempt })}\n`]),
    '\n',
    table([[...words.header], ...rows]),
  ].join('');
}

const figuresOf = ({ available, fictitious, net, rounds, exempt }: CupPlan) => ({
  available,
  fictitious,
  net,
  rounds,
  exempt,
});

/** The rounds of the book are counted from the first that is not preliminary. */
function roundName(cli: Cli, plan: CupPlan, { round, isPreliminary, stage }: PlannedRound): string {
  const words = CUP_WORDS[cli.language];
  if (isPreliminary) return fill(words.preliminary, { round });
  if (stage === 1 || stage === 2 || stage === 4) return words.stages[stage];
  if (stage !== null) return fill(words.stage, { stage });
  return fill(words.round, { round: round - plan.preliminaryRounds });
}

function bracketText(cli: Cli, bracket: readonly FirstMatch[]): string {
  const words = CUP_WORDS[cli.language];
  return table(
    bracket.map(({ match, first, second }) => [
      fill(words.match, { match }),
      first === null || second === null
        ? fill(words.goesOn, { entrant: first ?? second ?? 0 })
        : `${first}-${second}`,
    ]),
  );
}
