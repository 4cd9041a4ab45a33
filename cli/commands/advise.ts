import type { Command } from 'commander';
import { ADVICE_WORDS } from '@ronde/core/pairing/advice/advice-words.ts';
import { advise as adviseOn, drawnRatings } from '@ronde/core/pairing/advice/advise.ts';
import type { Advice, SystemAdvice } from '@ronde/core/pairing/advice/advise.ts';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { inForceOn } from '@ronde/core/rules/editions/registry.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { advicePicture } from '@ronde/site/advice-picture.ts';
import { readInput } from '../input-file.ts';
import { writeOutput } from '../output-file.ts';
import { table } from '../table.ts';
import { ADVISE_WORDS } from '../words/advise.ts';

interface Options extends JsonOption {
  readonly players: string;
  readonly rounds: string;
  readonly days?: string;
  readonly ratings?: string;
  readonly ratingList?: string;
  readonly events: string;
  readonly seed: string;
  readonly picture?: string;
  readonly force?: boolean;
}

/** Of a field that nobody has described. */
const USUAL_RATINGS = '1200-2200';

/** Draws among a hundred games of equals: what opens show. */
const DRAWS = 30;

export function advise(program: Command, cli: Cli): void {
  const words = ADVISE_WORDS[cli.language];
  program
    .command('advise')
    .description(words.about)
    .requiredOption('--players <n>', words.option_players)
    .requiredOption('--rounds <n>', words.option_rounds)
    .option('--days <n>', words.option_days)
    .option('--ratings <range>', words.option_ratings)
    .option('--rating-list <file>', words.option_ratingList)
    .option('--events <n>', words.option_events, '20')
    .option('--seed <n>', words.option_seed, '1')
    .option('--picture <file>', words.option_picture)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action((options: Options) => {
      const players = count(cli, '--players', options.players, 2, 1000);
      const rounds = count(cli, '--rounds', options.rounds, 1, 30);
      const { days } = options;
      const seed = count(cli, '--seed', options.seed, 0, 2 ** 31);
      const [dutch, berger] = [engineOf('dutch'), engineOf('berger')];
      if (dutch === null || berger === null) throw new Error('an engine is missing');
      const today = cli.now().toISOString().slice(0, 10);
      const question = {
        ...{ players, rounds, seed, drawPercentage: DRAWS },
        days: days === undefined ? null : count(cli, '--days', days, 1, 366),
        ratings: ratingsOf(cli, players, seed, options),
        areRatingsKnown: areRatingsKnown(options),
        events: count(cli, '--events', options.events, 1, 1000),
        edition: inForceOn('swiss', today).edition.properties,
        titles: inForceOn('titles', today).edition.properties,
        scoring: SCORING_PRESETS['1-½-0'],
      };
      const advice = adviseOn(question, { swiss: dutch, roundRobin: berger });
      if (options.picture !== undefined) {
        const title = fill(ADVICE_WORDS[cli.language].pictured, {
          players,
          rounds,
          events: question.events,
        });
        const drawn = advicePicture(advice, { title, language: cli.language });
        writeOutput(cli, options.picture, drawn, options.force === true);
      }
      const value = { players, rounds, seed, events: question.events, ...advice };
      const text = adviceText(cli, { players, rounds, seed, options }, advice);
      answer(cli, options.json === true, value, text);
    });
}

function count(cli: Cli, option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  const sentence = fill(ADVISE_WORDS[cli.language].notACount, { value, option, least, most });
  throw new CliFailure(number > most ? EXIT.tooLarge : EXIT.badRequest, sentence);
}

function ratingsOf(
  cli: Cli,
  players: number,
  seed: number,
  { ratings = USUAL_RATINGS, ratingList: file }: Options,
): readonly number[] {
  const words = ADVISE_WORDS[cli.language];
  if (file === undefined) return drawnRatings(players, rangeOf(cli, ratings), seed);
  const parts = new TextDecoder().decode(readInput(cli, file)).split(/\s+/);
  const listed = parts.filter((part) => part !== '');
  const value = listed.find((part) => !/^\d{1,4}$/.test(part));
  if (value !== undefined) {
    throw new CliFailure(EXIT.badRequest, fill(words.notRatings, { value, file }));
  }
  if (listed.length >= players) return listed.slice(0, players).map(Number);
  const params = { file, ratings: listed.length, players };
  throw new CliFailure(EXIT.badRequest, fill(words.fewRatings, params));
}

const areRatingsKnown = ({ ratings, ratingList }: Options): boolean =>
  ratings !== undefined || ratingList !== undefined;

function rangeOf(cli: Cli, value: string): readonly [number, number] {
  const [, lowest, highest] = /^(\d{1,4})-(\d{1,4})$/.exec(value) ?? [];
  if (lowest !== undefined && highest !== undefined && Number(lowest) <= Number(highest)) {
    return [Number(lowest), Number(highest)];
  }
  throw new CliFailure(EXIT.badRequest, fill(ADVISE_WORDS[cli.language].notARange, { value }));
}

interface Asked {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  readonly options: Options;
}

function adviceText(cli: Cli, asked: Asked, advice: Advice): string {
  const words = ADVISE_WORDS[cli.language];
  const { players, rounds, seed, options } = asked;
  const { acceleration, roundsADay, hoursARound } = advice;
  const { covered, spread, limits } = acceleration;
  const figures = { players, rounds, covered, spread };
  const reasons = acceleration.reasons.map((one) => fill(words.reasons[one], figures));
  const [lowest = '', highest = ''] = (options.ratings ?? USUAL_RATINGS).split('-');
  return [
    table([[...words.header], ...advice.systems.map((one) => cellsOf(cli, one))]),
    `${fill(words.norms, normRules(cli))}\n`,
    `${fill(words.simulated, { events: options.events, seed })}\n`,
    ...(options.ratingList === undefined ? [`${fill(words.assumed, { lowest, highest })}\n`] : []),
    '\n',
    acceleration.advised
      ? `${fill(words.accelerate, { reasons: reasons.join(', ') })}\n`
      : `${fill(areRatingsKnown(options) ? words.doNotAccelerate : words.fewEnough, figures)}\n`,
    `${limits === null ? words.noLimits : fill(words.limits, { ...limits })}\n`,
    `${words.announce}\n`,
    ...(roundsADay === null || hoursARound === null
      ? []
      : [`${fill(words.aDay, { perDay: roundsADay, hours: figure(cli, hoursARound) })}\n`]),
  ].join('');
}

/** What a norm needs, as far as it is looked at here. */
function normRules(cli: Cli): { games: number; articles: string } {
  const { properties } = inForceOn('titles', cli.now().toISOString().slice(0, 10)).edition;
  const { games, average } = properties.articles;
  return { games: properties.games.minimum, articles: `${games}, ${average}` };
}

function cellsOf(cli: Cli, { system, rounds, fits, games, outcome }: SystemAdvice): string[] {
  const words = ADVISE_WORDS[cli.language];
  const name = ADVICE_WORDS[cli.language].systems[system];
  if (!fits || outcome === null) {
    const why = system.endsWith('wiss') ? words.tooManyRounds : words.needs;
    return [name, String(rounds), '–', fill(why, { rounds })];
  }
  const share = (value: number): string => `${Math.round(100 * value)} %`;
  const mean = figure(cli, games.mean);
  const played = games.least === games.most ? mean : `${games.least}–${games.most} (${mean})`;
  const { norms } = outcome;
  return [
    ...[name, String(rounds), played, share(outcome.strongestWins), share(outcome.leadersMet)],
    norms === null || norms.length === 0 ? '–' : norms.join(' '),
  ];
}

const figure = (cli: Cli, value: number): string => {
  const text = String(Math.round(10 * value) / 10);
  return cli.language === 'fr' ? text.replace('.', ',') : text;
};
