import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withoutPlayOff } from '../../ranking-decisions.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldPeople } from '../told.ts';

export interface PlayOffCancelled {
  readonly type: 'playOffCancelled';
  readonly players: readonly PlayerId[];
}

export const playOffCancelled: Fact<PlayOffCancelled> = {
  fields: { players: listOf(aPlayer) },
  fold: (state, { players }) => ({ ...state, ranking: withoutPlayOff(state.ranking, players) }),
  outdatesDraft: false,
  touches: () => ['ranking:playOffs'],
  heard: heard.change,
  words: inBoth('Play-off cancelled: {players}', 'Match de départage annulé : {players}'),
  tell: ({ players }, context) => toldPeople(players.map(context.nameOf), context),
  audit: (state, { players }) => audited({ players: namesIn(state, players) }, true, false),
};
