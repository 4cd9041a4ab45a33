import type { Command } from 'commander';
import { systemNamed } from '@ronde/core/pairing/systems.ts';
import { parsePoints } from '@ronde/core/rules/points.ts';
import { MATCH_SCALES, type MatchScoring } from '@ronde/core/rules/scoring.ts';
import { TEAM_PREFERENCES, type TeamPreferences } from '@ronde/core/rules/team-swiss-rules.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import {
  ORDERS_OF_PLAYERS,
  type OrderOfPlayers,
  type Settings,
  type TeamSettings,
} from '@ronde/core/tournament/settings.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { oneOf } from './regulation-options.ts';
import { SEASON_WORDS } from './words/season-words.ts';

/** What is fixed for matches of teams, as options. */
export interface TeamRuleOptions {
  readonly boards?: string;
  readonly boardColours?: string;
  readonly matchPoints?: string;
  readonly primary?: string;
  readonly colourPreferences?: string;
  readonly secondaryScore?: string;
  readonly playerOrder?: string;
  readonly lineUpDeadline?: string;
}

export function withTeamRuleOptions(command: Command, cli: Cli): Command {
  const words = SEASON_WORDS[cli.language];
  return command
    .option('--boards <n>', words.option_boards)
    .option('--board-colours <letters>', words.option_boardColours)
    .option('--match-points <points>', words.option_matchPoints)
    .option('--primary <score>', words.option_primary)
    .option('--colour-preferences <type>', words.option_colourPreferences)
    .option('--secondary-score <yes|no>', words.option_secondaryScore)
    .option('--player-order <rule>', words.option_order)
    .option('--line-up-deadline <minutes>', words.option_lineUpDeadline);
}

const isAsked = (options: TeamRuleOptions): boolean =>
  [
    options.boards,
    options.boardColours,
    options.matchPoints,
    options.primary,
    options.colourPreferences,
    options.secondaryScore,
    options.playerOrder,
    options.lineUpDeadline,
  ].some((option) => option !== undefined);

/** The rules of teams with what the options say; nothing where they say nothing. */
export function teamRulesAsked(
  cli: Cli,
  { team, system }: Settings,
  options: TeamRuleOptions,
): { readonly team?: TeamSettings } {
  if (!isAsked(options)) return {};
  if (team === null) {
    throw new CliFailure(EXIT.badRequest, SEASON_WORDS[cli.language].notOfTeams);
  }
  const { colourPreferences, secondaryScore } = options;
  const ofSwiss = systemNamed(system).choosesColourPreferences === true;
  if (!ofSwiss && (colourPreferences !== undefined || secondaryScore !== undefined)) {
    throw new CliFailure(EXIT.badRequest, SEASON_WORDS[cli.language].notASwissOfTeams);
  }
  const { lineUpDeadline: before, lineUpHour, ...rules } = team;
  // One of the two says the hour, never both.
  const keepsHour = options.lineUpDeadline === undefined && lineUpHour !== undefined;
  const rest = keepsHour ? { ...rules, lineUpHour } : rules;
  const boards = options.boards === undefined ? team.boards : countOf(cli, options.boards);
  const deadline =
    options.lineUpDeadline === undefined ? before : deadlineOf(cli, options.lineUpDeadline);
  return {
    team: {
      ...rest,
      boards,
      boardColours: coloursOf(cli, boards, options.boardColours, team.boardColours),
      ...(options.matchPoints === undefined
        ? {}
        : { matchScoring: scaleOf(cli, options.matchPoints, team.matchScoring) }),
      ...(options.primary === undefined ? {} : { primaryScore: primaryOf(cli, options.primary) }),
      ...(colourPreferences === undefined
        ? {}
        : { colourPreferences: preferencesOf(cli, colourPreferences) }),
      ...(secondaryScore === undefined
        ? {}
        : { secondaryForColours: oneOf(cli, secondaryScore, ['yes', 'no']) === 'yes' }),
      ...(options.playerOrder === undefined ? {} : { order: orderOf(cli, options.playerOrder) }),
      ...(deadline === undefined ? {} : { lineUpDeadline: deadline }),
    },
  };
}

function countOf(cli: Cli, value: string): number {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}

/** Where the boards become more or fewer, the colours go on in turn. */
function coloursOf(cli: Cli, boards: number, asked: string | undefined, before: string): string {
  if (asked === undefined) {
    const last = before.at(-1) ?? 'B';
    const more = Array.from({ length: boards }, (_, index) =>
      (index % 2 === 0) === (last === 'B') ? 'W' : 'B',
    ).join('');
    return `${before}${more}`.slice(0, boards);
  }
  const value = asked.toUpperCase();
  if (value.length === boards && /^[WB]+$/.test(value)) return value;
  const sentence = fill(SEASON_WORDS[cli.language].notColours, { boards, value: asked });
  throw new CliFailure(EXIT.badRequest, sentence);
}

/** `3-2-1`, or any figures of the event's own, `4-2-0`; the bye has a draw's points, as in the scales. */
function scaleOf(cli: Cli, value: string, before: MatchScoring): MatchScoring {
  const scales: Readonly<Record<string, MatchScoring>> = MATCH_SCALES;
  const scale = scales[value];
  if (scale !== undefined) return { ...before, ...scale };
  const [win, draw, loss, ...more] = value.split('-').map((part) => parsePoints(part));
  if (win != null && draw != null && loss != null && more.length === 0) {
    return { ...before, win, draw, loss, pairingAllocatedBye: draw };
  }
  throw new CliFailure(EXIT.badRequest, fill(SEASON_WORDS[cli.language].notMatchPoints, { value }));
}

function primaryOf(cli: Cli, value: string): TeamSettings['primaryScore'] {
  if (value === 'match') return 'matchPoints';
  if (value === 'game') return 'gamePoints';
  throw new CliFailure(EXIT.badRequest, fill(SEASON_WORDS[cli.language].notAPrimary, { value }));
}

function preferencesOf(cli: Cli, value: string): TeamPreferences {
  const found = TEAM_PREFERENCES.find((one) => one.toLowerCase() === value.toLowerCase());
  if (found !== undefined) return found;
  throw new CliFailure(EXIT.badRequest, fill(SEASON_WORDS[cli.language].notPreferences, { value }));
}

function orderOf(cli: Cli, value: string): OrderOfPlayers {
  const [name, tolerance = '0', ...more] = value.split(':');
  const rule = ORDERS_OF_PLAYERS.find((one) => one === name);
  const fits = /^\d{1,4}$/.test(tolerance) && more.length === 0;
  if (rule !== undefined && fits && (rule === 'rating' || Number(tolerance) === 0)) {
    return { rule, tolerance: Number(tolerance) };
  }
  throw new CliFailure(EXIT.badRequest, fill(SEASON_WORDS[cli.language].notAnOrder, { value }));
}

function deadlineOf(cli: Cli, value: string): number | undefined {
  if (value === 'none') return undefined;
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
}
