import type { Command } from 'commander';
import { clockSettings, displayed } from '@ronde/core/decisions/time-control/clock-setting.ts';
import {
  longestGame,
  readTimeControl,
  type TimeControlSheet,
} from '@ronde/core/decisions/time-control/time-control.ts';
import type { LawsProperties } from '@ronde/core/rules/editions/laws.ts';
import type { RatingProperties } from '@ronde/core/rules/editions/rating-properties.ts';
import { inForceOn } from '@ronde/core/rules/editions/registry.ts';
import { readHour } from '@ronde/core/rules/hour-of-day.ts';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { lawsEdition } from '../laws-edition-option.ts';
import { table } from '../table.ts';
import { CLOCK_WORDS } from '../words/clock.ts';
import { DEED_WORDS } from '../words/deeds.ts';

interface Options extends JsonOption {
  readonly start?: string;
  readonly moves?: string;
  readonly rounds?: string;
  readonly edition?: string;
}

const MOST_MOVES = 500;
const MOST_ROUNDS = 50;

/** Everything about a time control. */
export function clock(program: Command, cli: Cli): void {
  const words = CLOCK_WORDS[cli.language];
  program
    .command('clock')
    .description(words.about)
    .argument('<control>', words.argument_control)
    .option('--start <hour>', words.option_start)
    .option('--moves <n>', words.option_moves)
    .option('--rounds <n>', words.option_rounds)
    .option('--edition <id>', words.option_edition)
    .option('--json', cli.words.json)
    .action((text: string, options: Options) => {
      const laws = lawsEdition(cli, options.edition);
      const ratings = inForceOn('ratings', cli.now().toISOString().slice(0, 10)).edition;
      const control = readTimeControl(text, laws.properties, ratings.properties);
      if (control === null) throw bad(words.notAControl, { value: text });
      const moves = wholeOf(cli, '--moves', options.moves ?? '60', MOST_MOVES);
      const rounds =
        options.rounds === undefined ? null : wholeOf(cli, '--rounds', options.rounds, MOST_ROUNDS);
      const minutes = Math.ceil(longestGame(control, moves));
      const end = options.start === undefined ? null : endOf(cli, options.start, minutes);
      const day = rounds === null ? null : { rounds, minutes: rounds * minutes };
      const settings = clockSettings(control);
      const value = {
        edition: laws.id,
        ratingEdition: ratings.id,
        ...control,
        longest: { moves, minutes },
        latestEnd: end,
        day,
        settings,
      };
      const properties = { laws: laws.properties, ratings: ratings.properties };
      answer(cli, options.json === true, value, clockText(cli, value, properties));
    });
}

interface Shown extends TimeControlSheet {
  readonly longest: { readonly moves: number; readonly minutes: number };
  readonly latestEnd: LatestEnd | null;
  readonly day: { readonly rounds: number; readonly minutes: number } | null;
  readonly settings: ReturnType<typeof clockSettings>;
}

interface LatestEnd {
  readonly start: string;
  readonly end: string;
  readonly daysLater: number;
}

const bad = (sentence: string, params: Readonly<Record<string, string | number>>): CliFailure =>
  new CliFailure(EXIT.badRequest, fill(sentence, params));

function wholeOf(cli: Cli, option: string, value: string, most: number): number {
  const figure = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (figure >= 1 && figure <= most) return figure;
  throw bad(CLOCK_WORDS[cli.language].notAWhole, { value, option, most });
}

const MINUTES_A_DAY = 24 * 60;

function endOf(cli: Cli, start: string, minutes: number): LatestEnd {
  const hour = readHour(start);
  if (hour === null) throw bad(DEED_WORDS[cli.language].notAnHour, { value: start });
  const begins = 60 * hour.hours + hour.minutes;
  const ends = begins + minutes;
  const daysLater = Math.floor(ends / MINUTES_A_DAY);
  return { start: hourOf(begins), end: hourOf(ends % MINUTES_A_DAY), daysLater };
}

const hourOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const lasting = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

function clockText(
  cli: Cli,
  shown: Shown,
  { laws, ratings }: { readonly laws: LawsProperties; readonly ratings: RatingProperties },
): string {
  const words = CLOCK_WORDS[cli.language];
  const { class: found, rated, recording, hoursPerDay, longest, latestEnd, day } = shown;
  const figures = {
    ...laws.incrementSeconds,
    moves: ratings.rateOfPlay.standard.firstControl.moves,
    rating: rated.ratedBelow ?? '',
    article: ratings.rateOfPlay.standard.firstControl.article,
  };
  const minutes = sayDecimal(String(shown.sixtyMoves), cli.language);
  const hours = day === null ? '' : lasting(day.minutes);
  const tooLong = day !== null && day.minutes > 60 * hoursPerDay.atMost;
  return [
    periodsTable(cli, shown),
    fill(words.sixty, { minutes, play: words.plays[found.play], article: found.article }),
    fill(words.rated[rated.class], { article: rated.article }),
    fill(words.recording, { article: recording.article }),
    fill(words.longest, { moves: longest.moves, time: lasting(longest.minutes) }),
    ...(latestEnd === null
      ? []
      : [
          fill(words.latestEnd, {
            ...{ start: latestEnd.start, end: latestEnd.end },
            day: latestEnd.daysLater > 0 ? words.nextDay : '',
          }),
        ]),
    ...(day === null
      ? []
      : [
          fill(tooLong ? words.dayTooLong : words.day, {
            ...{ rounds: day.rounds, hours, limit: hoursPerDay.atMost },
            article: hoursPerDay.article,
          }),
        ]),
    ...shown.notes.map((note) => fill(words.notes[note], figures)),
    '',
    fill(words.settings, { mode: words.modes[shown.mode] }),
    settingsTable(cli, shown),
  ].join('\n');
}

function periodsTable(cli: Cli, { periods, recording }: Shown): string {
  const words = CLOCK_WORDS[cli.language];
  const rows = periods.map(
    ({ from, moves, minutes, seconds, secondsFrom, recording: duty }, index) => [
      String(index + 1),
      from === null ? words.none : String(from),
      moves === null ? words.restOfGame : String(moves),
      sayDecimal(String(minutes), cli.language),
      secondsFrom === null ? String(seconds) : fill(words.fromMove, { seconds, move: secondsFrom }),
      fill(words.duties[duty], { minutes: recording.exemptBelowMinutes }),
    ],
  );
  return table([words.header, ...rows]);
}

function settingsTable(cli: Cli, { settings }: Shown): string {
  const words = CLOCK_WORDS[cli.language];
  const rows = settings.map(({ period, time, shown, seconds, untilMove }) => [
    String(period),
    displayed(time),
    shown === null ? words.none : displayed(shown),
    String(seconds),
    untilMove === null ? words.none : String(untilMove),
  ]);
  return table([words.settingsHeader, ...rows]);
}
