import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { GRANTED_BYES, type GrantedBye } from '../../../rules/outcome.ts';
import { withBye } from '../../changes/byes.ts';
import { oneOf } from '../../schema/schema.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { logWords } from '../../words/log-words.ts';
import { audited, nameIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';

export interface ByeGranted {
  readonly type: 'byeGranted';
  readonly player: PlayerId;
  readonly round: number;
  readonly bye: GrantedBye;
}

export const byeGranted: Fact<ByeGranted> = {
  fields: { player: aPlayer, round: aRound, bye: oneOf(GRANTED_BYES) },
  fold: (state, { round, player, bye }) => ({
    ...state,
    byes: withBye(state.byes, round, player, bye),
  }),
  outdatesDraft: true,
  touches: ({ round, player }) => [things.bye(round, player), FACTS_OF_PAIRING],
  heard: heard.change,
  words: inBoth('Round {round}: {bye} for {player}', 'Ronde {round} : {bye} pour {player}'),
  tell: ({ round, player, bye }, { nameOf, language }) => ({
    params: { round, bye, player: nameOf(player) },
    said: { bye: logWords(language).byes[bye] },
  }),
  audit: (state, { round, player, bye }) =>
    audited(
      { round, player: nameIn(state, player) },
      state?.byes.get(round)?.get(player) ?? null,
      bye,
    ),
};
