import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withCheckIn } from '../../changes/check-in.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

export interface PlayersCheckedIn {
  readonly type: 'playersCheckedIn';
  readonly players: readonly PlayerId[];
}

export const playersCheckedIn: Fact<PlayersCheckedIn> = {
  fields: { players: listOf(aPlayer) },
  fold: (state, { players }) =>
    withCheckIn(state, (checkIn) => ({
      ...checkIn,
      present: new Set([...checkIn.present, ...players]),
    })),
  outdatesDraft: false,
  touches: ({ players }) => players.map(things.seen),
  heard: heard.checkIn,
  concerns: (_, { players }) => players,
  words: inBoth('Checked in: {players}', 'Pointés : {players}'),
  tell: ({ players }, context) => toldPeople(players.map(context.nameOf), context),
  audit: (state, { players }) => audited({ players: namesIn(state, players) }, false, true),
};
