import type { TournamentEvent } from '../../event.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import type { Hand } from '../../round.ts';
import { anOptionalDetail, playerChanges, playerDetails } from '../../schema/players.ts';
import { object, optional } from '../../schema/schema.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import { correctPlayer, type CorrectPlayer } from '../correct-player/correct-player.ts';
import type { Deed } from '../deed.ts';
import { enterPlayers, type EnterPlayers } from '../enter-players/enter-players.ts';
import { things } from '../things.ts';

/** A table of entries: new people, and what it says of those entered already; one undo takes all back. */
export interface ImportEntries {
  readonly type: 'importEntries';
  readonly players: EnterPlayers['players'];
  readonly corrections: readonly Omit<CorrectPlayer, 'type'>[];
}

export const importEntries: Deed<ImportEntries> = {
  fields: {
    players: listOf(playerDetails),
    corrections: listOf(
      object<Omit<CorrectPlayer, 'type'>>({
        player: aPlayer,
        changes: playerChanges,
        removes: optional(listOf(anOptionalDetail, 50)),
      }),
    ),
  },
  roles: ARBITERS,
  touches: ({ players, corrections }) => [
    ...players.map(({ id }) => things.player(id)),
    ...corrections.map(({ player }) => things.player(player)),
  ],
  judge,
};

function judge(state: Tournament, { players, corrections }: ImportEntries, hand: Hand): Judgement {
  const judged = [
    enterPlayers.judge(state, { type: 'enterPlayers', players }, hand),
    ...corrections.map((one) =>
      correctPlayer.judge(state, { type: 'correctPlayer', ...one }, hand),
    ),
  ];
  const events: TournamentEvent[] = [];
  const warnings: Warning[] = [];
  for (const one of judged) {
    if ('refusal' in one) return one;
    events.push(...one.events);
    warnings.push(...one.warnings);
  }
  return allow(events, warnings);
}
