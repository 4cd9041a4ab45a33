import { apply } from '../../apply.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, type Judgement } from '../../judgement.ts';
import type { Team } from '../../player.ts';
import { ARBITERS } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import { playerDetails, teamDetails } from '../../schema/players.ts';
import { listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import { correctTeam } from '../correct-team/correct-team.ts';
import type { Deed } from '../deed.ts';
import { enterPlayers, type EnterPlayers } from '../enter-players/enter-players.ts';
import { enterTeam } from '../enter-team/enter-team.ts';
import { things } from '../things.ts';

/** Teams with their players, new ones and known ones; one undo takes all of it back. */
export interface ImportTeams {
  readonly type: 'importTeams';
  /** Who is not entered yet. */
  readonly players: EnterPlayers['players'];
  /** A team that is entered already is corrected. */
  readonly teams: readonly Team[];
}

export const importTeams: Deed<ImportTeams> = {
  fields: { players: listOf(playerDetails), teams: listOf(teamDetails) },
  roles: ARBITERS,
  touches: ({ players, teams }) => [
    ...players.map(({ id }) => things.player(id)),
    ...teams.map(({ id }) => `team:${id}`),
  ],
  judge,
};

/** Each part is judged after the ones before it: the players of a team are entered by then. */
function judge(state: Tournament, { players, teams }: ImportTeams, hand: Hand): Judgement {
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  let now = state;
  const takes = (judged: Judgement): Judgement | null => {
    if ('refusal' in judged) return judged;
    for (const event of judged.events) now = apply(now, event, hand.at, hand.by) ?? now;
    events.push(...judged.events);
    warnings.push(...judged.warnings);
    return null;
  };
  const refused =
    players.length === 0
      ? null
      : takes(enterPlayers.judge(now, { type: 'enterPlayers', players }, hand));
  if (refused) return refused;
  for (const team of teams) {
    const known = now.teams.has(team.id);
    const fault = takes(
      known
        ? correctTeam.judge(now, { type: 'correctTeam', team }, hand)
        : enterTeam.judge(now, { type: 'enterTeam', team }, hand),
    );
    if (fault) return fault;
  }
  return allow(events, warnings);
}
