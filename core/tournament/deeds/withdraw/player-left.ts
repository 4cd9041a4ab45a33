import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { notPresent, withPlayer } from '../../changes/players.ts';
import { LEAVING_REASONS, type LeavingReason } from '../../player.ts';
import { oneOf } from '../../schema/schema.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface PlayerLeft {
  readonly type: 'playerLeft';
  readonly player: PlayerId;
  readonly reason: LeavingReason;
  readonly fromRound: number;
}

export const playerLeft: Fact<PlayerLeft> = {
  fields: { player: aPlayer, reason: oneOf(LEAVING_REASONS), fromRound: aRound },
  fold: (state, event) =>
    withPlayer(notPresent(state, event.player), event.player, (player) => ({
      ...player,
      left: { reason: event.reason, fromRound: event.fromRound },
    })),
  outdatesDraft: true,
  touches: ({ player }) => [things.presence(player), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth(
    '{player} {reason}, from round {round} on',
    '{player} {reason}, à partir de la ronde {round}',
  ),
  tell: ({ player, reason, fromRound }, { nameOf, language }) => ({
    params: { player: nameOf(player), reason, round: fromRound },
    said: { reason: logWords(language).leaving[reason] },
  }),
  audit: (state, { player, reason, fromRound }) =>
    audited(
      { player: nameIn(state, player), fromRound },
      state?.players.get(player)?.left?.reason ?? 'present',
      reason,
    ),
};
