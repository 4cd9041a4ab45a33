import type { Command } from 'commander';
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
import { DEED_WORDS } from '../words/deeds.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions, RoundOption {
  readonly late?: true;
}

/** Sealed line-ups of captains, opened for one team or for all. */
export function openLineUps(program: Command, cli: Cli): void {
  const words = MATCH_WORDS[cli.language];
  const command = deedCommand(program, cli, 'open-line-ups', 'openLineUps')
    .argument('[team]', TEAM_WORDS[cli.language].argument_team)
    .option('--late', words.option_allLate)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, named: string | undefined, options: Options) =>
    doDeed(cli, 'open-line-ups', ref, options, (state) => [
      {
        type: 'openLineUps',
        round: roundAsked(cli, state, options, lastPublished),
        ...(named === undefined ? {} : { team: teamOf(cli, state, named).id }),
        ...(options.late === true ? { late: true } : {}),
      },
    ]),
  );
}
