import { isOfTwoSides, systemNamed } from '../../pairing/systems.ts';
import { isByLetters } from '../by-letters.ts';
import { nameOf } from '../judgement.ts';
import { molterAsked, molterTable } from '../lettered-teams.ts';
import { orderFaults } from '../order-of-players.ts';
import { isStarted, type Tournament } from '../state.ts';
import { teamsByRating } from '../team-rating.ts';
import type { Params } from '../warning-ladder.ts';
import { playersWithoutTeam, rosterLack } from './teams.ts';

export interface DueOfTeams {
  readonly code:
    | 'noTeams'
    | 'notTwoTeams'
    | 'teamsIncomplete'
    | 'playersWithoutTeam'
    | 'orderOfPlayers'
    | 'teamNumbersMissing'
    | 'noMolterTable'
    | 'lettersNotDrawn';
  readonly params: Params;
}

const NAMED_AT_MOST = 3;

const namesOf = (names: readonly string[]): string =>
  [...names.slice(0, NAMED_AT_MOST), ...(names.length > NAMED_AT_MOST ? ['…'] : [])].join(', ');

/** What an arbiter sees to among the teams, before the start and after it. */
export function dueOfTeams(state: Tournament): DueOfTeams[] {
  if (state.teams.size === 0) return [{ code: 'noTeams', params: {} }];
  const playing = [...state.teams.values()].filter(({ id }) => !state.teamsLeft.has(id));
  const started = isStarted(state);
  // Once it runs, an event may have teams that come with fewer.
  const lacking = playing.filter((team) => {
    const lack = rosterLack(state, team);
    return lack === 'nobody' || (lack === 'tooFew' && !started);
  });
  const alone = playersWithoutTeam(state);
  const faults = playing.flatMap((team) =>
    orderFaults(state, team, team.roster).map((fault) => ({ team: team.name, ...fault })),
  );
  const due: DueOfTeams[] = [];
  if (isOfTwoSides(state.settings.system) && state.teams.size !== 2) {
    due.push({ code: 'notTwoTeams', params: { teams: state.teams.size } });
  }
  if (lacking.length > 0) {
    const params = {
      teams: lacking.length,
      names: namesOf(lacking.map(({ name }) => name)),
      boards: state.settings.team?.boards ?? 0,
    };
    due.push({ code: 'teamsIncomplete', params });
  }
  if (alone.length > 0) {
    const names = namesOf(alone.map((id) => nameOf(state, id)));
    due.push({ code: 'playersWithoutTeam', params: { players: alone.length, names } });
  }
  for (const { team, board, above, by } of faults.slice(0, NAMED_AT_MOST)) {
    due.push({ code: 'orderOfPlayers', params: { team, board, above, by } });
  }
  if (isWithoutNumbers(state)) {
    due.push({ code: 'teamNumbersMissing', params: {} });
  }
  return [...due, ...dueOfMolter(state)];
}

/** A table the book has, and letters drawn, before round 1 (LA 3.2). */
function dueOfMolter(state: Tournament): DueOfTeams[] {
  if (!isByLetters(state.settings) || isStarted(state)) return [];
  const params = molterAsked(state);
  return [
    ...(molterTable(state).ok ? [] : [{ code: 'noMolterTable', params } as const]),
    ...(state.teamsNumbered ? [] : [{ code: 'lettersNotDrawn', params: {} } as const]),
  ];
}

/** A Swiss pairs by the initial order (C.04.6), a cup seats by it (LA 3.3): teams stand as they were entered, and nobody decided so. */
function isWithoutNumbers(state: Tournament): boolean {
  if (state.teamsNumbered || isStarted(state)) return false;
  if (!['swiss', 'knockout'].includes(systemNamed(state.settings.system).kind)) return false;
  const order = teamsByRating(state);
  return [...state.teams.keys()].some((id, index) => order[index] !== id);
}
