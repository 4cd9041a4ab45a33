import { fill } from '@ronde/core/rules/sentence.ts';
import type { PlayOffGame } from '@ronde/core/standings/play-off/play-off-match.ts';
import type { PlayOffRun } from '@ronde/core/standings/play-off/play-off-run.ts';
import type { PlannedStage } from '@ronde/core/standings/play-off/schedule.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';
import { PLAY_OFF_WORDS } from './words/play-off.ts';

export interface ShownPlayOff {
  readonly run: PlayOffRun;
  readonly schedule: readonly PlannedStage[];
  readonly seed: string;
  /** Minutes of the day at which the last game ended. */
  readonly ended: number | null;
  readonly nameOf: (id: string) => string;
}

/** A play-off as it stands: who, when, what was played, what comes now. */
export function playOffText(cli: Cli, shown: ShownPlayOff): string {
  const words = PLAY_OFF_WORDS[cli.language];
  const { run, schedule, seed, ended, nameOf } = shown;
  const names = (ids: readonly string[]): string => ids.map(nameOf).join(', ');
  let place = 1;
  const places = (run.steps ?? []).map((step) => {
    const line = `${fill(words.step, { place, players: names(step) })}\n`;
    place += step.length;
    return line;
  });
  return [
    `${fill(words.seed, { seed })}\n`,
    `${fill(words.players, { players: names(run.players) })}\n`,
    ...(run.leftOut.length === 0
      ? []
      : [`${fill(words.leftOut, { players: names(run.leftOut) })}\n`]),
    ...schedule.map((one) => `${plannedStage(cli, one, ended)}\n`),
    ...run.stages.map(
      ({ stage, games }) =>
        `\n${words.stages[stage]}\n${table(games.map((game) => gameCells(cli, game, nameOf)))}`,
    ),
    ...(run.next.length === 0
      ? []
      : [
          `\n${words.next}\n`,
          table(run.next.map(({ white, black }) => [`${nameOf(white)} – ${nameOf(black)}`])),
        ]),
    ...(places.length === 0 ? [] : [`\n${words.decided}\n`, ...places]),
  ].join('');
}

function plannedStage(cli: Cli, one: PlannedStage, ended: number | null): string {
  const words = PLAY_OFF_WORDS[cli.language];
  const stage = words.stages[one.stage];
  const { from, minutes } = one;
  if (ended === null) return fill(words.planned, { stage, from, minutes });
  const at = (ended + from) % (24 * 60);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const hour = `${two(Math.floor(at / 60))}:${two(at % 60)}`;
  return fill(words.plannedAt, { stage, hour, minutes });
}

function gameCells(cli: Cli, game: PlayOffGame, nameOf: (id: string) => string): string[] {
  const words = PLAY_OFF_WORDS[cli.language];
  const { kind, white, black, clock, result } = game;
  const time = fill(clock.from > 1 ? words.clockFrom : words.clock, { ...clock });
  return [
    `${nameOf(white)} – ${nameOf(black)}`,
    result ?? words.toPlay,
    words.kinds[kind],
    kind === 'armageddon' ? `${time}, ${words.drawOdds}` : time,
  ];
}
