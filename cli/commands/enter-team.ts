import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { ratingKindOf } from '@ronde/core/tournament/rating-lists/rating-kind.ts';
import { nextRoundToPair } from '@ronde/core/tournament/state.ts';
import { freeTeamIds, teamsOfTable } from '@ronde/core/tournament/teams-of-table.ts';
import { isEntryTable } from '@ronde/exchange/imports/read-entry-table.ts';
import { searchIn } from '@ronde/exchange/player-lists/list-search.ts';
import { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import type { Cli } from '../cli.ts';
import { tableChoiceOf, withTableOptions, type TableOptions } from '../column-option.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';
import { enteredPlayers } from '../deeds/entered-players.ts';
import { teamWith, withTeamOptions, type TeamOptions } from '../deeds/team-options.ts';
import { sayProblem } from '../defective.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput, STANDARD_INPUT } from '../input-file.ts';
import { listsFolder } from '../lists-folder.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions, TableOptions, TeamOptions {}

/** One team by its name, or all of a table with their players. */
export function enterTeam(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'enter-team', 'enterTeam').argument(
    '<team>',
    TEAM_WORDS[cli.language].argument_newTeam,
  );
  withDeedOptions(withTableOptions(withTeamOptions(command, cli), cli), cli).action(
    (ref: string, named: string, options: Options) =>
      named === STANDARD_INPUT || isEntryTable(named)
        ? enterTable(cli, ref, named, options)
        : doDeed(cli, 'enter-team', ref, options, (state) => {
            const id = freeTeamIds([...state.teams.keys()])();
            const team = teamWith(cli, state, { id, name: named, roster: [] }, options);
            return [{ type: 'enterTeam', team }];
          }),
  );
}

async function enterTable(cli: Cli, ref: string, file: string, options: Options): Promise<void> {
  const lists = new PlayerLists(listsFolder(cli));
  let notes: readonly string[] = [];
  try {
    await doDeed(
      cli,
      'enter-team',
      ref,
      options,
      async (state) => {
        const entered = await enteredPlayers(cli, state, {
          file,
          bytes: readInput(cli, file),
          leaveOutEntered: true,
          kind: ratingKindOf(state),
          table: tableChoiceOf(cli, options),
          fromRound: nextRoundToPair(state),
          search: searchIn(lists),
        });
        if (entered.members.every(({ team }) => team === '')) {
          const sentence = fill(TEAM_WORDS[cli.language].noTeamColumn, { file });
          throw new CliFailure(EXIT.badRequest, sentence);
        }
        const { teams, problems } = teamsOfTable([...state.teams.values()], entered.members);
        notes = [...entered.notes, ...problems.map((problem) => sayProblem(cli, problem))];
        return [{ type: 'importTeams', players: entered.players, teams }];
      },
      () => ({ json: { notes }, text: notes.join('\n') }),
    );
  } finally {
    lists.close();
  }
}
