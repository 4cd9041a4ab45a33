import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { SeasonRules, TeamMovement } from '@ronde/core/tournament/season-rules.ts';
import { TEAM_MOVEMENTS } from '@ronde/core/tournament/season-rules.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { SEASON_WORDS } from './words/season-words.ts';

export interface SeasonOptions {
  readonly series?: string;
  readonly promoted?: string;
  readonly promotionPlayOff?: string;
  readonly relegationPlayOff?: string;
  readonly relegated?: string;
  readonly division?: string;
  readonly fixedAfter?: string;
}

export function withSeasonOptions(command: Command, cli: Cli): Command {
  const words = SEASON_WORDS[cli.language];
  return command
    .option('--series <name>', words.option_series)
    .option('--promoted <n>', words.option_promoted)
    .option('--promotion-play-off <n>', words.option_promotionPlayOff)
    .option('--relegation-play-off <n>', words.option_relegationPlayOff)
    .option('--relegated <n>', words.option_relegated)
    .option('--division <n>', words.option_division)
    .option('--fixed-after <n>', words.option_fixedAfter);
}

/** The season with what the options say; nothing where they say nothing. */
export function seasonAsked(
  cli: Cli,
  { season }: Settings,
  options: SeasonOptions,
): { readonly season?: SeasonRules } {
  const said: Readonly<Record<TeamMovement, string | undefined>> = {
    up: options.promoted,
    upPlayOff: options.promotionPlayOff,
    downPlayOff: options.relegationPlayOff,
    down: options.relegated,
  };
  const named = TEAM_MOVEMENTS.filter((movement) => said[movement] !== undefined);
  const asked = [options.series, options.division, options.fixedAfter];
  if (asked.every((one) => one === undefined) && named.length === 0) return {};
  const before = season.movements ?? { up: 0, upPlayOff: 0, downPlayOff: 0, down: 0 };
  const after = { ...before };
  for (const movement of named) after[movement] = teamsOf(cli, said[movement] ?? '');
  const nobody = TEAM_MOVEMENTS.every((movement) => after[movement] === 0);
  const { series = season.series } = options;
  const { division, fixedAfter, ...rest } = season;
  return {
    season: {
      ...rest,
      series: series === 'none' ? null : series,
      movements: nobody ? null : after,
      ...countAsked(cli, 'division', options.division, division),
      ...countAsked(cli, 'fixedAfter', options.fixedAfter, fixedAfter),
    },
  };
}

/** A figure of the season: as asked, as it was, or none. */
function countAsked(
  cli: Cli,
  name: 'division' | 'fixedAfter',
  asked: string | undefined,
  before: number | undefined,
): Pick<SeasonRules, 'division' | 'fixedAfter'> {
  if (asked === 'none') return {};
  if (asked === undefined) return before === undefined ? {} : { [name]: before };
  if (/^[1-9]\d?$/.test(asked)) return { [name]: Number(asked) };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: asked }));
}

function teamsOf(cli: Cli, value: string): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}
