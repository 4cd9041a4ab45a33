import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
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
  readonly irregular?: string;
}

/** A team that is not there, or whose line-up is irregular from a board on. */
export function forfeitBoards(program: Command, cli: Cli): void {
  const words = MATCH_WORDS[cli.language];
  const command = deedCommand(program, cli, 'forfeit-boards', 'forfeitBoards')
    .argument('<team>', TEAM_WORDS[cli.language].argument_team)
    .option('--irregular <board>', words.option_irregular)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, named: string, options: Options) =>
    doDeed(cli, 'forfeit-boards', ref, options, (state) => [
      {
        type: 'forfeitBoards',
        round: roundAsked(cli, state, options, lastPublished),
        team: teamOf(cli, state, named).id,
        board: boardOf(cli, options.irregular),
        reason: options.irregular === undefined ? 'absent' : 'irregularLineUp',
      },
    ]),
  );
}

function boardOf(cli: Cli, asked: string | undefined): number {
  if (asked === undefined) return 1;
  if (/^[1-9]\d{0,2}$/.test(asked)) return Number(asked);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: asked }));
}
