import { inBoth } from '../../../rules/in-both.ts';
import type { ProhibitedGroup } from '../../round.ts';
import { aProhibitedGroup } from '../../schema/rounds.ts';
import { audited, namesIn } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING, things } from '../things.ts';
import { toldPeople } from '../told.ts';

export interface PairsAllowed {
  readonly type: 'pairsAllowed';
  readonly group: ProhibitedGroup;
}

export const pairsAllowed: Fact<PairsAllowed> = {
  fields: { group: aProhibitedGroup },
  fold: (state, event) => ({
    ...state,
    prohibited: state.prohibited.filter(
      (group) => JSON.stringify(group) !== JSON.stringify(event.group),
    ),
  }),
  outdatesDraft: true,
  touches: ({ group }) => [things.pairs(group.players), FACTS_OF_PAIRING],
  heard: heard.nothing,
  words: inBoth('May be paired again: {players}', 'Peuvent de nouveau se rencontrer : {players}'),
  tell: ({ group }, context) => toldPeople(group.players.map(context.nameOf), context),
  audit: (state, { group }) => audited({ players: namesIn(state, group.players) }, true, false),
};
