import type { PlayerId } from '../../../rules/identity.ts';
import { isByLetters } from '../../by-letters.ts';
import { allow, nameOf, refuse, unknownTeam, type Judgement } from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { orderOfPlayers } from '../../rules-of-teams.ts';
import { teamDetails } from '../../schema/players.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { faultOfTeam } from '../enter-team/fault-of-team.ts';
import { sameValue } from '../same-value.ts';

export interface CorrectTeam {
  readonly type: 'correctTeam';
  readonly team: Team;
}

export const correctTeam: Deed<CorrectTeam> = {
  fields: { team: teamDetails },
  roles: ARBITERS,
  touches: ({ team }) => [`team:${team.id}`],
  saysTheSame: ({ team }, event) => event.type === 'teamCorrected' && sameValue(event.team, team),
  judge,
};

/** Livre de l'Arbitre 6.9 VII: what is said of teams and their lists. */
const TEAM_LISTS = 'LA 6.9 VII';

/** Once the event runs a roster may grow, never lose who may have played; a fixed one keeps its order. */
function judge(state: Tournament, { team }: CorrectTeam): Judgement {
  const before = state.teams.get(team.id);
  if (!before) return unknownTeam(team.id);
  const fault = faultOfTeam(state, team);
  if (fault) return fault;
  const dropped = before.roster.find((player) => !team.roster.includes(player));
  if (isStarted(state) && dropped !== undefined) {
    const params = { player: nameOf(state, dropped), team: before.name };
    return refuse('playerStaysInTeam', HOUSE_RULES.wayBack, params);
  }
  const isFixed =
    isByLetters(state.settings) || orderOfPlayers(state.settings.team).rule === 'fixed';
  if (isStarted(state) && isFixed && !beginsWith(team.roster, before.roster)) {
    return refuse('rosterOrderFixed', TEAM_LISTS, { team: before.name });
  }
  return JSON.stringify(before) === JSON.stringify(team)
    ? allow([])
    : allow([{ type: 'teamCorrected', team }]);
}

const beginsWith = (roster: readonly PlayerId[], listed: readonly PlayerId[]): boolean =>
  listed.every((player, index) => roster[index] === player);
