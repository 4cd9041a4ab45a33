import { sayEuros } from '../../../administration/money/say-step.ts';
import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { optional, orNull } from '../../schema/schema.ts';
import { aCount, aDay, aFilledLine } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

/** An arbiter's allowance was paid, in cents. */
export interface ArbiterPaid {
  readonly type: 'arbiterPaid';
  readonly arbiter: string;
  /** Null strikes out what was noted before. */
  readonly amount: number | null;
  /** Of it, what the arbiter gives back: an expense and an income at once (LA line 9197). */
  readonly donated?: number;
  readonly on: IsoDate;
}

export const arbiterPaid: Fact<ArbiterPaid> = {
  fields: {
    arbiter: aFilledLine,
    amount: orNull(aCount),
    donated: optional(aCount),
    on: aDay,
  },
  fold: (state, { arbiter, amount, donated = 0, on }) => {
    const payments = new Map(state.administration?.payments);
    if (amount === null) payments.delete(arbiter);
    else payments.set(arbiter, { amount, donated, on });
    return {
      ...state,
      administration: { ...NOTHING_ADMINISTERED, ...state.administration, payments },
    };
  },
  outdatesDraft: false,
  touches: ({ arbiter }) => [`payment:${arbiter}`],
  heard: heard.nothing,
  words: inBoth('Allowance of {arbiter}: {amount}', 'Indemnité de {arbiter} : {amount}'),
  tell: ({ arbiter, amount }, { language }) => ({
    params: { arbiter, amount: amount ?? 0 },
    said: { arbiter, amount: amount === null ? '–' : sayEuros(amount, language) },
  }),
  audit: (state, { arbiter, amount }) =>
    audited({ arbiter }, state?.administration?.payments.get(arbiter)?.amount ?? null, amount),
};
