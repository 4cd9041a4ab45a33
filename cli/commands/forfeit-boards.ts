import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { doesInRound } from '../deeds/team-in-round.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options {
  readonly irregular?: string;
}

/** A team that is not there, or whose line-up is irregular from a board on. */
export function forfeitBoards(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'forfeit-boards', 'forfeitBoards')
    .argument('<team>', TEAM_WORDS[cli.language].argument_team)
    .option('--irregular <board>', MATCH_WORDS[cli.language].option_irregular);
  doesInRound(cli, command, ({ state, round, named = '' }) => {
    const { irregular } = command.opts<Options>();
    return [
      {
        type: 'forfeitBoards',
        round,
        team: teamOf(cli, state, named).id,
        board: boardOf(cli, irregular),
        reason: irregular === undefined ? 'absent' : 'irregularLineUp',
      },
    ];
  });
}

function boardOf(cli: Cli, asked: string | undefined): number {
  if (asked === undefined) return 1;
  if (/^[1-9]\d{0,2}$/.test(asked)) return Number(asked);
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: asked }));
}
