import { isOfTwoSides } from '../../../pairing/systems.ts';
import { alphabetical } from '../../../rules/alphabetical.ts';
import { refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { TWO_SIDES } from '../../empty-side.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { isStarted, type Tournament } from '../../state.ts';
import { sameValue } from '../same-value.ts';

export function faultOfTeam(state: Tournament, team: Team): Judgement | null {
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  if (team.name.trim() === '') {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.id, field: 'name' });
  }
  const stands = isOfTwoSides(state.settings.system) && isStarted(state);
  if (stands && !sameValue(state.teams.get(team.id)?.roster, team.roster)) {
    return refuse('sidesHaveBegun', TWO_SIDES, { player: team.name });
  }
  const called = alphabetical(team.name.trim());
  const namesake = [...state.teams.values()].find(
    (other) => other.id !== team.id && alphabetical(other.name) === called,
  );
  if (namesake) return refuse('duplicateTeam', HOUSE_RULES.knownNames, { team: namesake.name });
  const roster = new Set(team.roster);
  if (roster.size !== team.roster.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'roster' });
  }
  for (const id of roster) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    for (const other of state.teams.values()) {
      if (other.id !== team.id && other.roster.includes(id)) {
        const params = { player: player.name, team: other.name };
        return refuse('playerOfOtherTeam', HOUSE_RULES.oneAtATime, params);
      }
    }
  }
  return null;
}
