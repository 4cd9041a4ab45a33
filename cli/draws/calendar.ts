import type { Command } from 'commander';
import { assignCalendarNumbers } from '@ronde/core/pairing/calendar/assign-numbers.ts';
import {
  calendarRounds,
  type CalendarOrder,
  type TeamCalendarRound,
} from '@ronde/core/pairing/calendar/calendar-rounds.ts';
import type { UnmetWish } from '@ronde/core/pairing/calendar/wishes.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { drawnSeed } from '../drawn-seed.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { CALENDAR_DRAW_WORDS } from '../words/calendar-draws.ts';
import { RESTRICTED_WORDS } from '../words/restricted-draws.ts';
import { teamsOfTable } from './teams-of-table.ts';

interface Options extends JsonOption {
  readonly reversed?: boolean;
  readonly gathering: boolean;
  readonly double?: boolean;
  readonly seed?: string;
}

interface DrawnPool {
  readonly pool: string;
  /** Number 1 first. */
  readonly teams: readonly {
    readonly number: number;
    readonly team: string;
    readonly club: string | null;
  }[];
  readonly calendar: readonly TeamCalendarRound[];
}

export function calendar(program: Command, cli: Cli): Command {
  const words = CALENDAR_DRAW_WORDS[cli.language];
  return program
    .createCommand('calendar')
    .description(words.about)
    .argument('<teams>', words.argument_teams)
    .option('--reversed', words.option_reversed)
    .option('--no-gathering', words.option_noGathering)
    .option('--double', words.option_double)
    .option('--seed <seed>', RESTRICTED_WORDS[cli.language].option_seed)
    .option('--json', cli.words.json)
    .action(async (file: string, options: Options) => {
      const question = await teamsOfTable(cli, file, orderOf(cli, options));
      const seed = drawnSeed(options.seed ?? true);
      const { numbers, unmet } = assignCalendarNumbers(question, seed);
      const pools = question.pools.map(({ name, teams }, index): DrawnPool => ({
        pool: name,
        teams: (numbers[index] ?? []).map((team, place) => ({
          ...{ number: place + 1, team: teams[team]?.name ?? '', club: teams[team]?.club ?? null },
        })),
        calendar: calendarRounds(teams.length, question.order),
      }));
      const value = {
        ...{ seed, order: question.order, unmet },
        pools: pools.map((pool) => ({ ...pool, rounds: pool.calendar.map(roundData) })),
      };
      answer(cli, options.json === true, value, calendarText(cli, seed, pools, unmet));
    });
}

const roundData = ({ matches }: TeamCalendarRound) =>
  matches.map(({ board, home, away }) => ({ board, white: home, black: away }));

function orderOf(cli: Cli, { reversed, gathering, double }: Options): CalendarOrder {
  const asked: readonly CalendarOrder[] = [
    ...(reversed === true ? (['gatheringReversed'] as const) : []),
    ...(gathering ? [] : (['printed'] as const)),
    ...(double === true ? (['double'] as const) : []),
  ];
  if (asked.length < 2) return asked[0] ?? 'gathering';
  throw new CliFailure(EXIT.badRequest, CALENDAR_DRAW_WORDS[cli.language].oneOrder);
}

function calendarText(
  cli: Cli,
  seed: string,
  pools: readonly DrawnPool[],
  unmet: readonly UnmetWish[],
): string {
  const words = CALENDAR_DRAW_WORDS[cli.language];
  const told =
    unmet.length === 0
      ? `${words.allMet}\n`
      : [
          fill(words.unmetTitle, { count: unmet.length }),
          ...unmet.map((wish) => `  ${sayUnmet(cli, wish)}`),
          '',
        ].join('\n');
  return [
    `${fill(words.seed, { seed })}\n`,
    ...pools.map((pool) => poolText(cli, pool)),
    told,
  ].join('\n');
}

function poolText(cli: Cli, { pool, teams, calendar: rounds }: DrawnPool): string {
  const words = CALENDAR_DRAW_WORDS[cli.language];
  const named = (number: number): string => teams[number - 1]?.team ?? '';
  const days = rounds.map(({ round, isGathering, matches, free }) =>
    [
      fill(isGathering ? words.gathering : words.round, { round }),
      ...matches.map(({ home, away }) => `  ${named(home)} – ${named(away)}`),
      ...(free === null ? [] : [`  ${fill(words.freeDate, { team: named(free) })}`]),
      '',
    ].join('\n'),
  );
  const numbers = table(teams.map(({ number, team, club }) => [String(number), team, club ?? '']));
  const title = pool === '' ? words.onlyPool : fill(words.pool, { pool });
  return [`${title}\n${numbers}`, ...days].join('\n');
}

function sayUnmet(cli: Cli, wish: UnmetWish): string {
  const template = CALENDAR_DRAW_WORDS[cli.language].unmet[wish.kind];
  if (wish.kind !== 'hall') return fill(template, { ...wish });
  const { club, room, round, atHome } = wish;
  return fill(template, { club, room, round, count: atHome.length, teams: atHome.join(', ') });
}
