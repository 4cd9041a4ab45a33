import { teamsOfEntries, type TeamOfLine } from '../formats/entries/teams-of-entries.ts';
import { foldedName } from '../formats/player-list/folded-name.ts';
import { teamId, type PlayerId, type TeamId } from '../rules/identity.ts';
import type { Problem } from '../rules/problem.ts';
import type { Team } from './player.ts';

/** A line of a table, and who it is in the event. */
export interface TeamMember extends TeamOfLine {
  readonly player: PlayerId;
}

/**
 * The teams a table brings: new ones, and known ones with the table's players first and in its
 * order, whoever else they had after them.
 */
export function teamsOfTable(
  known: readonly Team[],
  members: readonly TeamMember[],
): { readonly teams: readonly Team[]; readonly problems: readonly Problem[] } {
  const { teams, problems } = teamsOfEntries(members);
  const nextId = freeTeamIds(known.map(({ id }) => id));
  return {
    problems,
    teams: teams.map(({ name, members: listed, details }): Team => {
      const folded = foldedName(name);
      const before = known.find((team) => foldedName(team.name) === folded);
      const roster = [
        ...new Set([...listed.map(({ player }) => player), ...(before?.roster ?? [])]),
      ];
      const { phone, email, ...told } = details;
      const contact = { ...before?.private, ...(phone && { phone }), ...(email && { email }) };
      return {
        ...(before ?? { id: nextId(), name }),
        ...told,
        roster,
        ...(Object.keys(contact).length === 0 ? {} : { private: contact }),
      };
    }),
  };
}

/** Identities no team of the tournament has, one a call. */
export function freeTeamIds(taken: readonly TeamId[]): () => TeamId {
  const used = new Set<string>(taken);
  let number = used.size;
  return () => {
    do number += 1;
    while (used.has(`t${number}`));
    return teamId(`t${number}`);
  };
}
