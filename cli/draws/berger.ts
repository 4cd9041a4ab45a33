import type { Command } from 'commander';
import {
  tableProperties,
  type TableProperties,
} from '@ronde/core/pairing/calendar/table-properties.ts';
import { engineOf } from '@ronde/core/pairing/engines.ts';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import { lotFigure } from '@ronde/core/rules/drawn-lot.ts';
import { randomFrom } from '@ronde/core/rules/random.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { bergerText } from '../berger-text.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DRAW_WORDS } from '../words/draws.ts';
import { namesOfFile } from './names-of-file.ts';
import { playersAsked } from './players-asked.ts';

interface Options extends JsonOption {
  readonly double?: boolean;
  readonly cycles?: string;
  readonly reverseLastTwo?: boolean;
  readonly lots?: string | true;
  readonly names?: string;
  readonly properties?: boolean;
}

/** More than any event has: nobody could play, print or read a longer table. */
const MOST_ROUNDS = 1000;
/** More columns than this nobody reads. */
const MOST_SHOWN = 100;

export function berger(program: Command, cli: Cli): Command {
  const words = DRAW_WORDS[cli.language];
  return program
    .createCommand('berger')
    .description(words.about_berger)
    .argument('<players>', cli.words.argument_players)
    .option('--double', cli.words.option_double)
    .option('--cycles <n>', words.option_cycles)
    .option('--reverse-last-two', cli.words.option_reverseLastTwo)
    .option('--lots [seed]', words.option_lots)
    .option('--names <file>', words.option_names)
    .option('--properties', words.option_properties)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const players = playersAsked(cli, text);
      const cycles = cyclesAsked(cli, options);
      const rounds = cycles * (systemNamed('berger').roundsFor(players)?.[0] ?? 0);
      if (rounds > MOST_ROUNDS) {
        const sentence = fill(cli.words.tooManyRounds, { players, rounds, most: MOST_ROUNDS });
        throw new CliFailure(EXIT.tooLarge, sentence);
      }
      const drawn = numbersAsked(cli, players, options);
      const properties = propertiesAsked(cli, players, options);
      const name = options.reverseLastTwo === true ? 'berger-reversed' : 'berger';
      const schedule = engineOf(name)?.schedule?.(players, cycles) ?? [];
      const value = {
        rounds: schedule.map((round) => round.games),
        ...drawn,
        ...(properties === null ? {} : { properties }),
      };
      const shown = [
        ...(drawn === null ? [] : [numbersText(cli, drawn)]),
        bergerText(cli, players, schedule),
        ...(properties === null ? [] : [propertiesText(cli, properties)]),
      ];
      answer(cli, options.json === true, value, shown.join('\n'));
    });
}

function cyclesAsked(cli: Cli, { double, cycles }: Options): number {
  if (cycles === undefined) return double === true ? 2 : 1;
  if (double !== true && /^[1-9]\d{0,2}$/.test(cycles)) return Number(cycles);
  const sentence = fill(DRAW_WORDS[cli.language].notCycles, { value: cycles });
  throw new CliFailure(EXIT.badRequest, sentence);
}

interface DrawnNumbers {
  readonly seed?: string;
  /** Number 1 first. */
  readonly numbers: readonly { readonly number: number; readonly name: string }[];
}

/** Who has which number: by lot, or in the order of the names. */
function numbersAsked(cli: Cli, players: number, { lots, names }: Options): DrawnNumbers | null {
  if (lots === undefined && names === undefined) return null;
  const word = DRAW_WORDS[cli.language].entry;
  const listed =
    names === undefined
      ? Array.from({ length: players }, (_, index) => fill(word, { entry: index + 1 }))
      : namesOfFile(cli, names, players);
  const numbered = (order: readonly string[]) =>
    order.map((name, index) => ({ number: index + 1, name }));
  if (lots === undefined) return { numbers: numbered(listed) };
  const seed = drawnSeed(lots);
  return { seed, numbers: numbered(randomFrom(lotFigure(seed)).shuffled(listed)) };
}

function propertiesAsked(cli: Cli, players: number, { properties }: Options) {
  if (properties !== true) return null;
  if (players <= MOST_SHOWN) return tableProperties(players);
  const params = { players, most: MOST_SHOWN };
  throw new CliFailure(EXIT.tooLarge, fill(DRAW_WORDS[cli.language].tooManyToShow, params));
}

function numbersText(cli: Cli, { seed, numbers }: DrawnNumbers): string {
  const said = fill(DRAW_WORDS[cli.language].seed, { seed: seed ?? '' });
  const rows = table(numbers.map(({ number, name }) => [String(number), name]));
  return seed === undefined ? rows : `${said}\n${rows}`;
}

function propertiesText(cli: Cli, { rounds, numbers }: TableProperties): string {
  const words = DRAW_WORDS[cli.language];
  return [
    table([
      words.roundProperties,
      ...rounds.map(({ round, sums, pivotMeets }) => [
        String(round),
        sums.join(words.or),
        String(pivotMeets),
      ]),
    ]),
    table([
      words.numberProperties,
      ...numbers.map(({ number, whites, complementary }) => [
        ...[number, whites].map(String),
        complementary === null ? '–' : String(complementary),
      ]),
    ]),
    `${words.whenTheyMeet}\n${table([
      ['', ...numbers.map(({ number }) => String(number))],
      ...numbers.map(({ number, meets }) => [
        String(number),
        ...meets.map((round) => (round === null ? '·' : String(round))),
      ]),
    ])}`,
  ].join('\n');
}
