import { inBoth } from '../../../rules/in-both.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { optional } from '../../schema/schema.ts';
import { aFilledLine, aPlayer, listOf } from '../../schema/words.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';
import { toldPeople } from '../told.ts';

/** Let into round 1 though the licence was not seen or the fee not paid. */
export interface PlayersAdmitted {
  readonly type: 'playersAdmitted';
  readonly players: readonly PlayerId[];
  readonly reason?: string;
}

export const playersAdmitted: Fact<PlayersAdmitted> = {
  fields: { players: listOf(aPlayer), reason: optional(aFilledLine) },
  fold: (state, { players }) => ({
    ...state,
    admitted: new Set([...state.admitted, ...players]),
  }),
  outdatesDraft: true,
  touches: ({ players }) => players.map(things.licence),
  heard: heard.nothing,
  erased: ({ reason: _, ...event }) => event,
  words: inBoth(
    'Let into round 1 by the arbiter: {players}',
    'Admis à la ronde 1 par l’arbitre : {players}',
  ),
  tell: ({ players }, context) => toldPeople(players.map(context.nameOf), context),
  audit: (state, { players }) => audited({ players: namesIn(state, players) }, false, true),
};
