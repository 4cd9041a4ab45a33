import { APART_BY, type ApartBy } from '../../apart-rule.ts';
import { isHomologated, NO_PROTECTION } from '../../apart.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aRound } from '../../schema/words.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { lockedForPairs } from '../prohibit-pairs/locked-for-pairs.ts';

export interface KeepApart {
  readonly type: 'keepApart';
  readonly by: ApartBy;
  /** The last round it holds in; null for every round. */
  readonly toRound: number | null;
}

export const keepApart: Deed<KeepApart> = {
  fields: { by: oneOf(APART_BY), toRound: orNull(aRound) },
  roles: ARBITERS,
  touches: ({ by }) => [`apart:${by}`],
  saysTheSame: ({ by, toRound }, event) =>
    event.type === 'apartRuleSet' && event.rule.by === by && event.rule.toRound === toRound,
  judge,
};

function judge(state: Tournament, { by, toRound }: KeepApart): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  const before = state.apartRules.find((rule) => rule.by === by);
  if (before?.toRound === toRound) return allow([]);
  if (toRound !== null && toRound > state.settings.rounds) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, {
      setting: 'prohibited',
      value: String(toRound),
    });
  }
  return allow(
    [{ type: 'apartRuleSet', rule: { by, toRound } }],
    [
      ...(isHomologated(state) ? [warn('protectsInRatedEvent', NO_PROTECTION)] : []),
      ...(isStarted(state)
        ? [warn('prohibitsAfterStart', handlingRules(state).articles.restrictedPairing)]
        : []),
    ],
  );
}
