import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { doesInRound } from '../deeds/team-in-round.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options {
  readonly late?: true;
}

/** Sealed line-ups of captains, opened for one team or for all. */
export function openLineUps(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'open-line-ups', 'openLineUps')
    .argument('[team]', TEAM_WORDS[cli.language].argument_team)
    .option('--late', MATCH_WORDS[cli.language].option_allLate);
  doesInRound(cli, command, ({ state, round, named }) => [
    {
      type: 'openLineUps',
      round,
      ...(named === undefined ? {} : { team: teamOf(cli, state, named).id }),
      ...(command.opts<Options>().late === true ? { late: true } : {}),
    },
  ]);
}
