import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withBye } from '../../changes/byes.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface ByeRevoked {
  readonly type: 'byeRevoked';
  readonly player: PlayerId;
  readonly round: number;
}

export const byeRevoked: Fact<ByeRevoked> = {
  fields: { player: aPlayer, round: aRound },
  fold: (state, { round, player }) => ({
    ...state,
    byes: withBye(state.byes, round, player, null),
  }),
  outdatesDraft: true,
  touches: ({ round, player }) => [things.bye(round, player), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Round {round}: bye of {player} revoked', 'Ronde {round} : bye de {player} retiré'),
  tell: ({ round, player }, { nameOf }) => ({ params: { round, player: nameOf(player) } }),
  audit: (state, { round, player }) =>
    audited(
      { round, player: nameIn(state, player) },
      state?.byes.get(round)?.get(player) ?? null,
      null,
    ),
};
