import { fill } from '@ronde/core/rules/sentence.ts';
import type { Grouping } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { Criteria } from '@ronde/core/standings/ranking/criteria.ts';
import { AGE_CATEGORY_NAMES, readCategory } from '@ronde/core/standings/ranking/read-category.ts';
import {
  USUAL_TEAM_RANKING,
  type TeamRankingRule,
} from '@ronde/core/standings/ranking/team-ranking.ts';
import {
  groupingOf as groupingMeant,
  STANDINGS_GROUPINGS,
} from '@ronde/core/tournament/views/standings-categories.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { presetNamed, splitTieBreaks } from './own-presets.ts';

export interface PresetOptions {
  readonly preset?: string;
  readonly edition?: string;
  /** The list of the preset, once it has been looked up. */
  readonly list?: readonly string[];
}

/** What was asked with the preset looked up: its list, and its edition where none was asked for. */
export async function withPreset<Options extends PresetOptions>(
  cli: Cli,
  options: Options,
): Promise<Options> {
  if (options.preset === undefined) return options;
  const { tieBreaks: list, edition } = await presetNamed(cli, options.preset);
  if (edition === undefined || options.edition !== undefined) return { ...options, list };
  cli.err(`${fill(cli.words.editionOfPreset, { preset: options.preset, edition })}\n`);
  return { ...options, list, edition };
}

/** The tie-breaks asked for by a preset or by their codes, else those of the event. */
export function tieBreaksOf(
  own: readonly string[],
  { tiebreaks, list }: PresetOptions & { readonly tiebreaks?: string },
): readonly string[] {
  return list ?? (tiebreaks === undefined ? own : splitTieBreaks(tiebreaks));
}

export function groupingOf(cli: Cli, value: string): Grouping {
  const grouping = STANDINGS_GROUPINGS.find((one) => one === value);
  if (grouping !== undefined) return groupingMeant(grouping);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAGrouping, { value }));
}

export function categoryOf(cli: Cli, value: string): Criteria {
  const read = readCategory(value);
  if (read.ok) return read.value;
  const params = { value: read.error.text, ages: AGE_CATEGORY_NAMES.join(', ') };
  const sentence = fill(cli.words.categoryFaults[read.error.code], params);
  throw new CliFailure(EXIT.badRequest, sentence, read.error);
}

export interface TeamRankingOptions {
  readonly teamRanking?: string;
  readonly best?: string;
  readonly atLeast?: string;
  readonly sum?: string;
}

/** Clubs, leagues or federations by their best players. */
export function teamRankingOf(cli: Cli, by: string, options: TeamRankingOptions): TeamRankingRule {
  const { words } = cli;
  if (by !== 'club' && by !== 'league' && by !== 'federation') {
    throw new CliFailure(EXIT.badRequest, fill(words.notATeamRanking, { value: by }));
  }
  const sum = options.sum ?? USUAL_TEAM_RANKING.sum;
  if (sum !== 'points' && sum !== 'ranks') {
    throw new CliFailure(EXIT.badRequest, fill(words.notASum, { value: sum }));
  }
  return {
    by,
    sum,
    best: countOf(cli, options.best, USUAL_TEAM_RANKING.best),
    atLeast: countOf(cli, options.atLeast, USUAL_TEAM_RANKING.atLeast),
  };
}

function countOf(cli: Cli, value: string | undefined, usual: number): number {
  const count = value === undefined ? usual : Number(value);
  if (value !== '' && Number.isInteger(count) && count >= 1) return count;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: value ?? '' }));
}
