import type { Cents } from '../../standings/prizes/money.ts';
import type { StepName } from './step-names.ts';

/** One line of a calculation: enough to show it, to print it and to do it again by hand. */
export interface MoneyStep {
  readonly step: StepName;
  /** Numbers that are no money. */
  readonly figures: Readonly<Record<string, number>>;
  readonly money: Readonly<Record<string, Cents>>;
  /** The article of the scale. */
  readonly article: string;
}

/** Steps under one article, as a function that makes them. */
export const stepsUnder =
  (article: string) =>
  (
    step: StepName,
    figures: MoneyStep['figures'] = {},
    money: MoneyStep['money'] = {},
  ): MoneyStep => ({
    ...{ step, figures, money, article },
  });
