import { refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

export function faultOfTeam(state: Tournament, team: Team): Judgement | null {
  if (state.settings.kind !== 'team') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'team' });
  }
  if (team.name.trim() === '') {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.id, field: 'name' });
  }
  const roster = new Set(team.roster);
  if (roster.size !== team.roster.length) {
    return refuse('badTeam', HOUSE_RULES.wellFormed, { team: team.name, field: 'roster' });
  }
  for (const id of roster) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    for (const other of state.teams.values()) {
      if (other.id !== team.id && other.roster.includes(id)) {
        return refuse('duplicatePlayer', HOUSE_RULES.oneAtATime, { player: player.name });
      }
    }
  }
  return null;
}
