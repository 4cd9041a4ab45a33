import type { Command } from 'commander';
import { csvOfRows } from '@ronde/core/documents/lists/plain-list.ts';
import { sayHalves, saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { scoreDifference, type PerformanceTable } from '@ronde/core/rules/performance-tables.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  allPerformances,
  type PlayerPerformances,
} from '@ronde/core/tournament/views/all-performances.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openState } from '../open-state.ts';
import { table } from '../table.ts';
import { RATING_COMMAND_WORDS } from '../words/ratings-words.ts';

interface Options extends JsonOption {
  readonly score?: string;
  readonly games?: string;
  readonly average?: string;
  readonly table?: string;
  readonly csv?: boolean;
}

/** Performances of an event, or of a score against an average. */
export function performance(program: Command, cli: Cli): void {
  const words = RATING_COMMAND_WORDS[cli.language];
  program
    .command('performance')
    .description(words.about_performance)
    .argument('[file]', words.argument_performanceFile)
    .option('--score <points>', words.option_score)
    .option('--games <n>', words.option_games)
    .option('--average <rating>', words.option_average)
    .option('--table <table>', words.option_table)
    .option('--csv', cli.words.option_csv)
    .option('--json', cli.words.json)
    .action(async (file: string | undefined, options: Options) => {
      if (file === undefined) {
        ofScore(cli, options);
        return;
      }
      const players = allPerformances(await openState(cli, file));
      const rows = [[...words.performanceHeader], ...players.map((player) => row(cli, player))];
      if (options.csv === true) cli.out(csvOfRows(rows, cli.language));
      else answer(cli, options.json === true, { players: players.map(asJson) }, table(rows));
    });
}

const asJson = ({ halfPoints, ...player }: PlayerPerformances) => ({
  ...player,
  score: halfPoints / 2,
});

function row(cli: Cli, player: PlayerPerformances): string[] {
  const { rating, fide, book, ffe, perfect, estimate } = player;
  const shown = (figure: number | null): string => (figure === null ? '–' : String(figure));
  return [
    ...[String(player.tpn), player.name, shown(rating), String(player.games)],
    sayHalves(player.halfPoints, cli.language),
    ...[fide, book, ffe, perfect, estimate].map(shown),
  ];
}

/** Tables by the names of the command line. */
const TABLES: Readonly<Record<string, PerformanceTable>> = {
  fide: 'fide-dp',
  book: 'la-2010s',
  2003: 'baf101-2003',
};

function tableOf(cli: Cli, named = 'fide'): PerformanceTable {
  const found = TABLES[named];
  if (found !== undefined) return found;
  throw refused(RATING_COMMAND_WORDS[cli.language].notATable, { value: named });
}

/** The average plus what a table gives for the score (B.02 8.1.1, C.07 10.2, B.01 1.4.8; LA 5.2; BAF 101 2.5). */
function ofScore(cli: Cli, { score, games, average, table: named, json }: Options): void {
  const words = RATING_COMMAND_WORDS[cli.language];
  if (score === undefined || games === undefined || average === undefined) {
    throw new CliFailure(EXIT.badRequest, words.noFileNoScore);
  }
  const count = wholeFrom(1, games);
  if (count === null) throw refused(words.notACount, { value: games });
  const halves = 2 * Number(score.trim() === '' ? NaN : score.replace(',', '.'));
  if (!Number.isInteger(halves) || halves < 0 || halves > 2 * count) {
    throw refused(words.notAScore, { value: score, games: count });
  }
  const mean = wholeFrom(0, average);
  if (mean === null) throw refused(words.notARating, { value: average });
  const difference = scoreDifference(tableOf(cli, named), halves, count);
  if (difference === null) throw refused(words.notInTable, { games: count });
  const found = { average: mean, difference, performance: mean + difference };
  const said = { ...found, difference: saySigned(100 * difference, cli.language, 0) };
  answer(cli, json === true, found, fill(words.performanceOf, said));
}

const refused = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function wholeFrom(least: number, text: string): number | null {
  const value = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(value) && value >= least ? value : null;
}
