import type { Command } from 'commander';
import { sayLeftOut } from '@ronde/core/documents/problems/left-out-words.ts';
import { leftOutOf, type LeftOut } from '@ronde/core/formats/trf/left-out.ts';
import { writeTrf, type TrfEdition } from '@ronde/core/formats/trf/write.ts';
import type { Acceleration } from '@ronde/core/pairing/acceleration/acceleration.ts';
import { USUAL_LIMITS } from '@ronde/core/pairing/acceleration/degressive.ts';
import { HALEY_VARIANTS, type HaleyVariant } from '@ronde/core/pairing/acceleration/haley.ts';
import { generateEvent, type GeneratedEvent } from '@ronde/core/pairing/generate/generate-event.ts';
import type { GeneratorRates, GeneratorSettings } from '@ronde/core/pairing/generate/settings.ts';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import { editionIn, inForceOn, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { generatedReport } from '@ronde/core/tournament/report-file/generated-report.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { DIALECTS, trfEditionOf } from '../dialect-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { writeOutput } from '../output-file.ts';
import { PAIRED_SWISS, type PairedSwiss } from '../paired-swiss.ts';
import { readInput } from '../input-file.ts';
import { colourOf } from '../colour-option.ts';
import { scoringOf } from '../scoring-option.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** What is asked for, still as text. */
interface Options extends JsonOption {
  readonly players: string;
  readonly rounds: string;
  readonly seed?: string;
  readonly count?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly system: string;
  readonly edition?: string;
  readonly dialect?: string;
  readonly scoring?: string;
  readonly acceleration?: string;
  readonly initialColour?: string;
  readonly ratings: string;
  readonly ratingList?: string;
  readonly draws: string;
  readonly halfPointByes: string;
  readonly fullPointByes: string;
  readonly zeroPointByes: string;
  readonly forfeits: string;
  readonly doubleForfeits: string;
  readonly withdrawals: string;
  readonly lateEntries: string;
  readonly unusual: string;
}

export function generate(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('generate')
    .description(words.about_generate)
    .requiredOption('--players <n>', words.option_players)
    .requiredOption('--rounds <n>', words.option_rounds)
    .option('--seed <n>', words.option_seed)
    .option('--count <n>', words.option_count)
    .option('--system <system>', words.option_system, 'dutch')
    .option('--edition <id>', words.option_swissEdition)
    .option('--dialect <form>', fill(words.option_dialect, { dialects: DIALECTS.join(', ') }))
    .option('--scoring <points>', words.option_scoring)
    .option('--acceleration <method>', words.option_acceleration)
    .option('--initial-colour <colour>', words.option_initialColour)
    .option('--ratings <range>', words.option_ratings, '1400-2500')
    .option('--rating-list <file>', words.option_ratingList)
    .option('--draws <n>', words.option_draws, '30')
    .option('--half-point-byes <rate>', words.option_halfByes, '0')
    .option('--full-point-byes <rate>', words.option_fullByes, '0')
    .option('--zero-point-byes <rate>', words.option_zeroByes, '0')
    .option('--forfeits <rate>', words.option_forfeits, '0')
    .option('--double-forfeits <rate>', words.option_doubleForfeits, '0')
    .option('--withdrawals <rate>', words.option_withdrawals, '0')
    .option('--late-entries <rate>', words.option_lateEntries, '0')
    .option('--unusual <rate>', words.option_unusual, '0')
    .option('--out <file>', words.option_out)
    .option('--force', words.option_force)
    .option('--json', words.json)
    .action((options: Options) => {
      const edition = editionOf(cli, options.edition);
      const swiss = swissOf(cli, options.system);
      const form = trfEditionOf(cli, options.dialect, edition);
      const { gamesPerMatch: games } = systemNamed(swiss.name);
      const gamesPerMatch = typeof games === 'number' ? games : 1;
      const settings = { ...settingsOf(cli, options, edition), gamesPerMatch };
      const many = options.count !== undefined || options.json === true;
      const lines: string[] = [];
      const notes = new Set<string>();
      for (let index = 0; index < count(cli, options.count ?? '1'); index += 1) {
        const event = { ...settings, seed: settings.seed + index };
        const { seed, trf, leftOut } = generated(cli, event, { edition, swiss, form });
        const said = sayLeftOut(leftOut, cli.language);
        if (said !== null) notes.add(said);
        lines.push(many ? `${JSON.stringify({ id: `generated-${seed}`, seed, trf })}\n` : trf);
      }
      writeOutput(cli, options.out ?? '-', lines.join(''), options.force === true);
      for (const note of notes) cli.err(`${note}\n`);
      if (options.out !== undefined) {
        const said = fill(words.converted, { out: options.out });
        answer({ ...cli, out: cli.err }, false, null, said);
      }
    });
}

/** By which rules an event is paired, and in which form it is written. */
interface GeneratedForm {
  readonly edition: EditionOf<'swiss'>;
  readonly swiss: PairedSwiss;
  readonly form: TrfEdition;
}

/** One event as a report file; a field too small for its rounds ends early, and that is said. */
export function generated(
  cli: Cli,
  settings: GeneratorSettings,
  { edition, swiss, form }: GeneratedForm,
): { seed: number; trf: string; leftOut: readonly LeftOut[] } {
  const { seed } = settings;
  const event = eventOf(cli, settings, swiss);
  const document = generatedReport(event, swiss.name, edition.id.replace('swiss-', ''));
  const { text, problems } = writeTrf(document, { edition: form, lineEnd: '\n' });
  return { seed, trf: text, leftOut: leftOutOf(problems) };
}

function eventOf(cli: Cli, settings: GeneratorSettings, { engine }: PairedSwiss): GeneratedEvent {
  const outcome = generateEvent(settings, engine);
  if (outcome.ok) return outcome.value;
  const { error } = outcome;
  switch (error.code) {
    case 'settings': {
      const lines = error.faults.map((fault) => fill(cli.words.generatorFault, { ...fault }));
      throw new CliFailure(EXIT.badRequest, lines.join('\n'), error);
    }
    case 'acceleration': {
      const { code, article } = error.refusal;
      const sentence = fill(cli.words.accelerationUnfit, { code, article });
      throw new CliFailure(EXIT.badRequest, sentence, error);
    }
    case 'noLegalPairing': {
      const { event, round } = error;
      const said = fill(cli.words.generatedShort, { seed: settings.seed, round: round - 1 });
      cli.err(`${said}\n`);
      return event;
    }
  }
}

export function editionOf(cli: Cli, id: string | undefined): EditionOf<'swiss'> {
  if (id === undefined) return inForceOn('swiss', cli.now().toISOString().slice(0, 10)).edition;
  const edition = editionIn('swiss', id);
  if (edition !== null) return edition;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notASwissEdition, { value: id }));
}

function swissOf(cli: Cli, value: string): PairedSwiss {
  const named = PAIRED_SWISS.find(({ name }) => name === value);
  if (named !== undefined) return named;
  const systems = PAIRED_SWISS.map(({ name }) => name).join(', ');
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAPairedSwiss, { value, systems }));
}

function settingsOf(cli: Cli, options: Options, edition: EditionOf<'swiss'>): GeneratorSettings {
  const { scoring, initialColour } = options;
  return {
    seed: seedOf(cli, options.seed),
    players: count(cli, options.players),
    rounds: count(cli, options.rounds),
    edition: edition.properties,
    scoring: scoring === undefined ? SCORING_PRESETS['1-½-0'] : scoringOf(cli, scoring),
    acceleration: accelerationOf(cli, options.acceleration),
    ...(initialColour === undefined ? {} : { initialColour: colourOf(cli, initialColour) }),
    ratings: ratingsOf(cli, options),
    drawPercentage: Number(options.draws),
    rates: ratesOf(cli, options),
  };
}

function ratesOf(cli: Cli, options: Options): GeneratorRates {
  const rate = (value: string): number => {
    const share = Number(value);
    if (value !== '' && share >= 0 && share <= 1) return share;
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notARate, { value }));
  };
  return {
    halfPointBye: rate(options.halfPointByes),
    fullPointBye: rate(options.fullPointByes),
    zeroPointBye: rate(options.zeroPointByes),
    forfeit: rate(options.forfeits),
    doubleForfeit: rate(options.doubleForfeits),
    withdrawal: rate(options.withdrawals),
    lateEntry: rate(options.lateEntries),
    unusual: rate(options.unusual),
  };
}

function ratingsOf(cli: Cli, options: Options): GeneratorSettings['ratings'] {
  if (options.ratingList !== undefined) {
    const file = options.ratingList;
    const lines = new TextDecoder()
      .decode(readInput(cli, file))
      .split(/\s+/)
      .filter((line) => line !== '');
    return { kind: 'list', ratings: lines.map((line) => count(cli, line, 0)) };
  }
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(options.ratings);
  if (match) return { kind: 'range', lowest: Number(match[1]), highest: Number(match[2]) };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notARange, { value: options.ratings }));
}

function seedOf(cli: Cli, text: string | undefined): number {
  if (text !== undefined) return count(cli, text, 0);
  const seed = cli.now().getTime() % 2 ** 31;
  cli.err(`seed ${seed}\n`);
  return seed;
}

function accelerationOf(cli: Cli, value: string | undefined): Acceleration {
  if (value === undefined) return { method: 'none' };
  if (value === 'baku') return { method: 'baku' };
  if (value === 'degressive') return { method: 'degressive', limits: USUAL_LIMITS };
  if (Object.hasOwn(HALEY_VARIANTS, value)) {
    return { method: 'haley', variant: value as HaleyVariant };
  }
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnAcceleration, { value }));
}

function count(cli: Cli, value: string, least = 1): number {
  const number = Number(value);
  if (value !== '' && Number.isSafeInteger(number) && number >= least) return number;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}
