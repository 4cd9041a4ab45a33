import type { Command } from 'commander';
import { matchSheetsView } from '@ronde/core/tournament/views/match-sheets.ts';
import type { Cli } from '../cli.ts';
import { deedCommand } from '../deeds/deed-command.ts';
import { doesInRound } from '../deeds/team-in-round.ts';
import { teamOf } from '../deeds/team-of-event.ts';
import { MATCH_WORDS } from '../words/match-words.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

interface Options {
  readonly contested?: string;
}

/** The sheet of a match signed for its captain from the paper, or contested. */
export function signSheet(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'sign-sheet', 'signSheet')
    .argument('<team>', TEAM_WORDS[cli.language].argument_team)
    .option('--contested <reason>', MATCH_WORDS[cli.language].option_contested);
  doesInRound(cli, command, ({ state, round, named = '' }) => {
    const team = teamOf(cli, state, named).id;
    const sheet = matchSheetsView(state)?.sheets.find(
      ({ round: of, first, second }) =>
        of === round && [first.team.id, second.team.id].includes(team),
    );
    const read = { round, team, results: sheet?.results ?? [], onBehalf: true } as const;
    const { contested: reason } = command.opts<Options>();
    return reason === undefined
      ? [{ type: 'signMatchSheet', ...read }]
      : [{ type: 'contestMatchSheet', ...read, reason }];
  });
}
