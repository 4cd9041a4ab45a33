import type { PlayerId } from '../../../rules/identity.ts';
import {
  allow,
  handlingRules,
  hasRounds,
  nameOf,
  refuse,
  unknownPlayer,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer } from '../../schema/words.ts';
import { draftOf, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface RemovePlayer {
  readonly type: 'removePlayer';
  readonly player: PlayerId;
}

export const removePlayer: Deed<RemovePlayer> = {
  fields: { player: aPlayer },
  roles: ARBITERS,
  touches: ({ player }) => [things.player(player)],
  judge,
};

/** Only before the first pairing: later, players withdraw and their games stay. */
function judge(state: Tournament, command: RemovePlayer): Judgement {
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (draftOf(state)) return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  if (hasRounds(state, player)) {
    return refuse('playerHasPlayed', handlingRules(state).articles.withdrawal, {
      player: nameOf(state, player.id),
    });
  }
  return allow([{ type: 'playerRemoved', player: player.id }]);
}
