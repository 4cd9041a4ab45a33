import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withoutDueDetails } from '../../erasure/erased-words.ts';
import { withPlayer } from '../../changes/players.ts';
import { withoutPrivate, type PlayerDetails } from '../../player.ts';
import { playerDetails } from '../../schema/players.ts';
import { aPlayer } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface PlayerCorrected {
  readonly type: 'playerCorrected';
  readonly player: PlayerId;
  /** The details as they are from now on. */
  readonly details: PlayerDetails;
}

export const playerCorrected: Fact<PlayerCorrected> = {
  fields: { player: aPlayer, details: playerDetails },
  fold: (state, event) =>
    withPlayer(state, event.player, ({ left }) => ({ ...event.details, left })),
  outdatesDraft: true,
  touches: (event) => [things.player(event.player), FACTS_OF_PAIRING],
  heard: heard.change,
  erased: (event) => ({ ...event, details: withoutDueDetails(event.details) }),
  words: inBoth('Details of {player} corrected', 'Fiche de {player} corrigée'),
  tell: (event, { nameOf }) => ({ params: { player: nameOf(event.player) } }),
  audit: (state, event) => {
    const before = state?.players.get(event.player);
    return audited(
      { player: nameIn(state, event.player) },
      before ? withoutPrivate(before) : null,
      withoutPrivate(event.details),
    );
  },
};
