import { HALL_ITEMS, type HallItem } from '../../../decisions/needs/hall-checklist.ts';
import { hallItemName, NEEDS_WORDS } from '../../../decisions/needs/needs-words.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { CHIEF } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aTruth } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** A line of the hall's check-list for players with disabilities. */
export interface HallChecked {
  readonly type: 'hallChecked';
  readonly item: HallItem;
  readonly done: boolean;
}

export const hallChecked: Fact<HallChecked> = {
  fields: { item: oneOf(HALL_ITEMS), done: aTruth },
  fold: (state, { item, done }, { by, at }) => {
    const hallChecks = new Map(state.hallChecks);
    if (done) hallChecks.set(item, { by, at });
    else hallChecks.delete(item);
    return { ...state, hallChecks };
  },
  outdatesDraft: false,
  touches: ({ item }) => [things.hall(item)],
  heard: heard.nothing,
  // What lies ready tells what somebody needs.
  readBy: CHIEF,
  // It names nobody.
  erased: (event) => event,
  words: inBoth('In the hall, {item}: {state}', 'Dans la salle, {item} : {state}'),
  tell: ({ item, done }, { language }) => ({
    params: { done: done ? 1 : 0 },
    said: {
      item: hallItemName(item, NEEDS_WORDS[language]),
      state: NEEDS_WORDS[language].checked[done ? 'done' : 'toDo'],
    },
  }),
  audit: (_, { done }) => audited({}, null, done ? 'done' : 'toDo'),
};
