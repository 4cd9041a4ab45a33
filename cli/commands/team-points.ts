import type { Command } from 'commander';
import { parsePoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import { TEAM_SCORES } from '@ronde/core/tournament/round.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  lastPublished,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions, RoundOption {
  readonly matchPoints?: string;
  readonly gamePoints?: string;
  readonly reason: string;
}

/** Penalties and bonuses of a team, in match or in game points. */
export function teamPoints(program: Command, cli: Cli): void {
  const words = MATCH_WORDS[cli.language];
  const command = deedCommand(program, cli, 'team-points', 'teamPoints')
    .argument('<team>', TEAM_WORDS[cli.language].argument_team)
    .option('--match-points <points>', words.option_matchPoints)
    .option('--game-points <points>', words.option_gamePoints)
    .requiredOption('--reason <text>', words.option_reason)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, named: string, options: Options) =>
    doDeed(cli, 'team-points', ref, options, (state) => decided(cli, state, named, options)),
  );
}

function decided(
  cli: Cli,
  state: Tournament,
  named: string,
  options: Options,
): CommandOf<'adjustTeamPoints'>[] {
  const words = MATCH_WORDS[cli.language];
  const round = roundAsked(cli, state, options, lastPublished);
  const team = teamOf(cli, state, named).id;
  const asked = TEAM_SCORES.flatMap((score): CommandOf<'adjustTeamPoints'>[] => {
    const value = options[score];
    if (value === undefined) return [];
    const points = parsePoints(value);
    if (points === null) throw new CliFailure(EXIT.badRequest, fill(words.notPoints, { value }));
    const { reason } = options;
    return [{ type: 'adjustTeamPoints', team, round, score, points, reason }];
  });
  if (asked.length === 0) throw new CliFailure(EXIT.badRequest, words.whichPoints);
  return asked;
}
