import type { Fees } from '../administration/money/fees.ts';
import { cents, sumCents, type Cents } from '../standings/prizes/money.ts';
import type { ArbiterToPay } from './arbiters-to-pay.ts';
import type { EntryFees } from './event-money.ts';

/** Lines of the budget sheet, in the order of the sheet. */
export const BUDGET_LINES = [
  'entryFees',
  'donations',
  'arbiters',
  'homologationFees',
  'prizes',
] as const;
export type BudgetLineName = (typeof BUDGET_LINES)[number];

export interface BudgetLine {
  readonly line: BudgetLineName;
  readonly side: 'income' | 'expense';
  /** What is foreseen, and what was received or paid so far. */
  readonly planned: Cents;
  readonly actual: Cents;
}

export interface Budget {
  readonly lines: readonly BudgetLine[];
  /** Income less expenses. */
  readonly planned: Cents;
  readonly actual: Cents;
}

interface Sums {
  readonly arbiters: readonly ArbiterToPay[];
  readonly fees: Fees | null;
  readonly areFeesPaid: boolean;
  readonly entries: EntryFees;
  readonly prizes: Cents;
}

/**
 * The budget as the program knows it. An allowance given back is a donation: it stands among the
 * expenses in full and among the income (LA line 9197).
 */
export function budgetOf({ arbiters, fees, areFeesPaid, entries, prizes }: Sums): Budget {
  const none = cents(0);
  const due = fees?.due ?? none;
  const donated = sumCents(arbiters.map(({ paid }) => cents(paid?.donated ?? 0)));
  const lines: readonly BudgetLine[] = [
    { line: 'entryFees', side: 'income', planned: entries.due, actual: entries.paid },
    { line: 'donations', side: 'income', planned: donated, actual: donated },
    {
      ...{ line: 'arbiters', side: 'expense' },
      planned: sumCents(arbiters.map(({ due, paid }) => cents(paid?.amount ?? due ?? 0))),
      actual: sumCents(arbiters.map(({ paid }) => cents(paid?.amount ?? 0))),
    },
    {
      ...{ line: 'homologationFees', side: 'expense', planned: due },
      actual: areFeesPaid ? due : none,
    },
    { line: 'prizes', side: 'expense', planned: prizes, actual: none },
  ];
  const balance = (of: 'planned' | 'actual'): Cents =>
    cents(lines.reduce((sum, line) => sum + (line.side === 'income' ? 1 : -1) * line[of], 0));
  return { lines, planned: balance('planned'), actual: balance('actual') };
}
