import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import { lineUpsView } from '@ronde/core/tournament/views/line-ups.ts';
import { firstOpenRound, type Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import {
  deedCommand,
  doDeed,
  roundAsked,
  withDeedOptions,
  type CommonOptions,
  type RoundOption,
} from '../deeds/deed-command.ts';
import { playerOf } from '../deeds/player-of-event.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { partsOf } from '../deeds/team-options.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options extends CommonOptions, RoundOption {
  readonly boards?: string;
  readonly last?: boolean;
  readonly late?: boolean;
}

/** Who plays for a team in a round, board by board. */
export function lineUp(program: Command, cli: Cli): void {
  const words = MATCH_WORDS[cli.language];
  const command = deedCommand(program, cli, 'line-up', 'lineUp')
    .argument('<team>', TEAM_WORDS[cli.language].argument_team)
    .option('--boards <players>', words.option_boards)
    .option('--last', words.option_last)
    .option('--late', words.option_late)
    .option('--round <n>', DEED_WORDS[cli.language].option_round);
  withDeedOptions(command, cli).action((ref: string, named: string, options: Options) =>
    doDeed(
      cli,
      'line-up',
      ref,
      options,
      (state) => [handedIn(cli, state, named, options)],
      ({ state }) => seated(cli, state, named, options),
    ),
  );
}

/** The line-up of the team, with what else may be handed in. */
function lineOf(cli: Cli, state: Tournament, named: string, options: Options) {
  const round = roundAsked(cli, state, options, firstOpenRound);
  const team = teamOf(cli, state, named);
  const line = lineUpsView(state, round)?.teams.find((one) => one.team.id === team.id);
  if (line !== undefined) return { round, team, line };
  const sentence = fill(MATCH_WORDS[cli.language].noMatch, { team: team.name, round });
  throw new CliFailure(EXIT.badRequest, sentence);
}

function handedIn(
  cli: Cli,
  state: Tournament,
  named: string,
  options: Options,
): CommandOf<'setLineUp'> {
  const words = MATCH_WORDS[cli.language];
  const { round, team, line } = lineOf(cli, state, named, options);
  const ways = [options.boards, options.last, options.late].filter((way) => way !== undefined);
  if (ways.length !== 1) throw new CliFailure(EXIT.badRequest, words.oneLineUp);
  const set = (boards: Boards): CommandOf<'setLineUp'> => ({
    type: 'setLineUp',
    round,
    team: team.id,
    boards,
  });
  if (options.late === true) return { ...set(line.firstOfList), late: true };
  if (options.last === true) {
    if (line.last === null) {
      throw new CliFailure(EXIT.badRequest, fill(words.noLast, { team: team.name }));
    }
    return set(line.last);
  }
  const players = partsOf(options.boards ?? '');
  const boards = line.boards.length;
  if (players.length > boards) {
    throw new CliFailure(EXIT.badRequest, fill(words.tooMany, { players: players.length, boards }));
  }
  return set(
    line.boards.map((_, index) => {
      const player = players[index];
      return player === undefined || player === '-' ? null : playerOf(cli, state, player);
    }),
  );
}

function seated(cli: Cli, state: Tournament, named: string, options: Options) {
  const { line } = lineOf(cli, state, named, options);
  const boards = line.boards.map((player, index) => ({
    board: index + 1,
    player: line.roster.find(({ id }) => id === player)?.name ?? null,
  }));
  const rows = boards.map(({ board, player }) => [String(board), player ?? '–']);
  return { json: { boards }, text: table(rows) };
}
