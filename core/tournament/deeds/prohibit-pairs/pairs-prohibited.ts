import { inBoth } from '../../../rules/in-both.ts';
import type { ProhibitedGroup } from '../../round.ts';
import { aProhibitedGroup } from '../../schema/rounds.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldPeople } from '../told.ts';

export interface PairsProhibited {
  readonly type: 'pairsProhibited';
  readonly group: ProhibitedGroup;
}

export const pairsProhibited: Fact<PairsProhibited> = {
  fields: { group: aProhibitedGroup },
  fold: (state, { group }) => ({ ...state, prohibited: [...state.prohibited, group] }),
  outdatesDraft: true,
  touches: ({ group }) => [things.pairs(group.players), FACTS_OF_PAIRING],
  heard: heard.nothing,
  words: inBoth('Not to be paired: {players}', 'À ne pas apparier : {players}'),
  tell: ({ group }, context) => toldPeople(group.players.map(context.nameOf), context),
  audit: (state, { group }) => audited({ players: namesIn(state, group.players) }, false, true),
};
