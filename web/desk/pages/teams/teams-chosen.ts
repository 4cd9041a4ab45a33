import { playerId } from '@ronde/core/rules/identity.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { Team } from '@ronde/core/tournament/player.ts';
import { teamsOfTable, type TeamMember } from '@ronde/core/tournament/teams-of-table.ts';
import type { TeamLine } from '@ronde/core/tournament/views/teams.ts';
import type { EntriesPreview } from '@ronde/server/api/imports.ts';
import { detailsChosen, playersToEnter, type EntryChoices } from '../players/entry-choices.ts';
import { draftOfTeam, teamCommand } from './team-draft.ts';

export interface TeamsChosen {
  readonly command: CommandOf<'importTeams'>;
  readonly problems: readonly Problem[];
}

/** A line of the page as the team it was made from. */
const teamOfLine = (line: TeamLine): readonly Team[] =>
  teamCommand(draftOfTeam(line), line.id).teams;

/**
 * The teams of a table with everybody who is entered by it or was before; whoever is left out or in
 * doubt is in no team.
 */
export function teamsChosen(
  { entries }: Pick<EntriesPreview, 'entries'>,
  choices: EntryChoices,
  known: readonly TeamLine[],
): TeamsChosen {
  let above = '';
  const members = entries.flatMap((entry): TeamMember[] => {
    // The team of a line goes on below it, also below one that is left out.
    above = entry.team === '' ? above : entry.team;
    const details = detailsChosen(entry, choices);
    const player = details?.id ?? (entry.already === null ? null : playerId(entry.already));
    if (player === null) return [];
    const { line, board, ofTeam } = entry;
    return [{ line, board, ofTeam, team: above, name: entry.details.name, player }];
  });
  const { teams, problems } = teamsOfTable(known.flatMap(teamOfLine), members);
  const players = playersToEnter({ entries }, choices);
  return { command: { type: 'importTeams', players, teams }, problems };
}
