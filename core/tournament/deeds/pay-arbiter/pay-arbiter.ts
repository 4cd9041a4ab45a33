import type { IsoDate } from '../../../rules/identity.ts';
import { eventAllowance } from '../../event-money.ts';
import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { MONEY } from '../../roles.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aCount, aDay, aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
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

const PER_EURO = 100;

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

function judge(state: Tournament, command: PayArbiter, at: string): Judgement {
  const { arbiter, amount, donated = 0, on = at.slice(0, 10) } = command;
  const before = state.administration?.payments.get(arbiter);
  if (amount === null) {
    return allow(before === undefined ? [] : [{ type: 'arbiterPaid', arbiter, amount, on }]);
  }
  if (donated > amount) return refuse('donatedTooMuch', HOUSE_RULES.wellFormed, { arbiter });
  const same = before?.amount === amount && before.donated === donated && before.on === on;
  const given = donated === 0 ? {} : { donated };
  if (same) return allow([]);
  return allow(
    [{ type: 'arbiterPaid', arbiter, amount, ...given, on }],
    aboveScale(state, arbiter, amount),
  );
}

/** The organiser refuses what is more than the scale, and reports it (RIDNA 22.2). */
function aboveScale(state: Tournament, arbiter: string, amount: number): Warning[] {
  const allowance = eventAllowance(state);
  if (!allowance.ok) return [];
  const { chief, deputy } = allowance.value;
  const due = arbiter === state.settings.chiefArbiter ? chief : deputy;
  if (due === null || amount <= due) return [];
  const params = { arbiter, paid: amount / PER_EURO, due: due / PER_EURO };
  return [warn('paidAboveScale', 'RIDNA 22.2, line 979', params)];
}
