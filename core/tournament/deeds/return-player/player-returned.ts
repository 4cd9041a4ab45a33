import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withPlayer } from '../../changes/players.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface PlayerReturned {
  readonly type: 'playerReturned';
  readonly player: PlayerId;
  readonly fromRound: number;
}

export const playerReturned: Fact<PlayerReturned> = {
  fields: { player: aPlayer, fromRound: aRound },
  fold: (state, event) =>
    withPlayer(state, event.player, (player) => ({
      ...player,
      left: null,
      fromRound: Math.max(player.fromRound, event.fromRound),
    })),
  outdatesDraft: true,
  touches: ({ player }) => [things.presence(player), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    '{player} back from round {round} on',
    '{player} de retour à partir de la ronde {round}',
  ),
  tell: ({ player, fromRound }, { nameOf }) => ({
    params: { player: nameOf(player), round: fromRound },
  }),
  audit: (state, { player, fromRound }) =>
    audited(
      { player: nameIn(state, player), fromRound },
      state?.players.get(player)?.left?.reason ?? 'present',
      'present',
    ),
};
