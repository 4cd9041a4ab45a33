import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { withCheckIn } from '../../changes/check-in.ts';
import { withoutPresent } from '../../check-in.ts';
import { aPlayer, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

export interface CheckInUndone {
  readonly type: 'checkInUndone';
  readonly players: readonly PlayerId[];
}

export const checkInUndone: Fact<CheckInUndone> = {
  fields: { players: listOf(aPlayer) },
  fold: (state, { players }) => withCheckIn(state, (checkIn) => withoutPresent(checkIn, players)),
  outdatesDraft: false,
  touches: ({ players }) => players.map(things.seen),
  heard: heard.checkIn,
  concerns: (_, { players }) => players,
  words: inBoth('Check-in taken back: {players}', 'Pointage annulé : {players}'),
  tell: ({ players }, context) => toldPeople(players.map(context.nameOf), context),
  audit: (state, { players }) => audited({ players: namesIn(state, players) }, true, false),
};
