import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Command as Asked } from '@ronde/core/tournament/command.ts';
import type { Team } from '@ronde/core/tournament/player.ts';
import { firstOpenRound, type Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { byeOf } from './bye.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { teamWith, withTeamOptions, type TeamOptions } from '../deeds/team-options.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions, RoundOption, TeamOptions {
  readonly name?: string;
  readonly withdraw?: boolean;
  readonly return?: boolean;
  readonly bye?: string;
}

/** What is changed of a team that is entered: its list, its captain, its absences. */
export function team(program: Command, cli: Cli): void {
  const words = TEAM_WORDS[cli.language];
  const command = deedCommand(program, cli, 'team', 'team')
    .argument('<team>', words.argument_team)
    .option('--name <name>', words.option_name)
    .option('--withdraw', words.option_withdraw)
    .option('--return', words.option_return)
    .option('--bye <points>', words.option_bye)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(withTeamOptions(command, cli), cli).action(
    (ref: string, named: string, options: Options) =>
      doDeed(cli, 'team', ref, options, (state) =>
        asked(cli, state, teamOf(cli, state, named), options),
      ),
  );
}

function asked(cli: Cli, state: Tournament, before: Team, options: Options): Asked[] {
  const { name = before.name, bye } = options;
  const after = teamWith(cli, state, { ...before, name }, options);
  const round = roundAsked(cli, state, options, firstOpenRound);
  const commands: Asked[] = [
    ...(JSON.stringify(after) === JSON.stringify(before)
      ? []
      : [{ type: 'correctTeam', team: after } as const]),
    ...(options.withdraw === true ? [{ type: 'withdrawTeam', team: before.id } as const] : []),
    ...(options.return === true ? [{ type: 'returnTeam', team: before.id } as const] : []),
    ...(bye === undefined
      ? []
      : bye === 'none'
        ? [{ type: 'revokeTeamBye', team: before.id, round } as const]
        : [{ type: 'grantTeamBye', team: before.id, round, bye: byeOf(cli, bye) } as const]),
  ];
  if (commands.length > 0) return commands;
  const sentence = fill(DEED_WORDS[cli.language].nothingAsked, { command: 'team' });
  throw new CliFailure(EXIT.badRequest, sentence);
}
