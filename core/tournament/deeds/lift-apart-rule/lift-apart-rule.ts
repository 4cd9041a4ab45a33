import { APART_BY, type ApartBy } from '../../apart-rule.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { lockedForPairs } from '../prohibit-pairs/locked-for-pairs.ts';

export interface LiftApartRule {
  readonly type: 'liftApartRule';
  readonly by: ApartBy;
}

export const liftApartRule: Deed<LiftApartRule> = {
  fields: { by: oneOf(APART_BY) },
  roles: ARBITERS,
  touches: ({ by }) => [`apart:${by}`],
  saysTheSame: ({ by }, event) => event.type === 'apartRuleLifted' && event.by === by,
  judge,
};

function judge(state: Tournament, { by }: LiftApartRule): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  return state.apartRules.some((rule) => rule.by === by)
    ? allow([{ type: 'apartRuleLifted', by }])
    : refuse('noSuchProhibition', HOUSE_RULES.knownNames);
}
