import type { TeamId } from '../../../rules/identity.ts';
import {
  handlingRules,
  refuse,
  unknownRound,
  unknownTeam,
  type Judgement,
} from '../../judgement.ts';
import { firstOpenRound, type Tournament } from '../../state.ts';

/** What stands in the way of a bye for this team in this round. */
export function faultOfBye(
  state: Tournament,
  command: { readonly team: TeamId; readonly round: number },
): Judgement | null {
  const { round } = command;
  if (!state.teams.has(command.team)) return unknownTeam(command.team);
  if (!Number.isInteger(round) || round < 1 || round > state.settings.rounds) {
    return unknownRound(round);
  }
  const { announcedAbsence } = handlingRules(state).articles;
  return round < firstOpenRound(state)
    ? refuse('roundAlreadyPaired', announcedAbsence, { round })
    : null;
}

export const nameOfTeam = (state: Tournament, team: TeamId): string =>
  state.teams.get(team)?.name ?? team;
