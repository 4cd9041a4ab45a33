import type { IsoDate } from '../../../rules/identity.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { MONEY } from '../../roles.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aCount, aDay, aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface PayArbiter {
  readonly type: 'payArbiter';
  readonly arbiter: string;
  /** In cents; null strikes out what was noted before. */
  readonly amount: number | null;
  readonly donated?: number;
  /** Today where nothing is said. */
  readonly on?: IsoDate;
}

export const payArbiter: Deed<PayArbiter> = {
  fields: {
    arbiter: aFilledLine,
    amount: orNull(aCount),
    donated: optional(aCount),
    on: optional(aDay),
  },
  roles: MONEY,
  touches: ({ arbiter }) => [`payment:${arbiter}`],
  saysTheSame: ({ amount }, event) => event.type === 'arbiterPaid' && event.amount === amount,
  judge: (state, command, { at }) => judge(state, command, at),
};

function judge({ administration }: Tournament, command: PayArbiter, at: string): Judgement {
  const { arbiter, amount, donated = 0, on = at.slice(0, 10) } = command;
  const before = administration?.payments.get(arbiter);
  if (amount === null) {
    return allow(before === undefined ? [] : [{ type: 'arbiterPaid', arbiter, amount, on }]);
  }
  if (donated > amount) return refuse('donatedTooMuch', HOUSE_RULES.wellFormed, { arbiter });
  const same = before?.amount === amount && before.donated === donated && before.on === on;
  const given = donated === 0 ? {} : { donated };
  return allow(same ? [] : [{ type: 'arbiterPaid', arbiter, amount, ...given, on }]);
}
