import { HALL_ITEMS, type HallItem } from '../../../decisions/needs/hall-checklist.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { CHIEF } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aTruth } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

/** A line of the hall's check-list was looked at, or is open again (LA 7). */
export interface CheckHall {
  readonly type: 'checkHall';
  readonly item: HallItem;
  readonly done: boolean;
}

export const checkHall: Deed<CheckHall> = {
  fields: { item: oneOf(HALL_ITEMS), done: aTruth },
  roles: CHIEF,
  touches: ({ item }) => [things.hall(item)],
  saysTheSame: ({ done }, event) => event.type === 'hallChecked' && event.done === done,
  judge,
};

function judge({ hallChecks }: Tournament, { item, done }: CheckHall): Judgement {
  const same = (hallChecks?.has(item) ?? false) === done;
  return allow(same ? [] : [{ type: 'hallChecked', item, done }]);
}
