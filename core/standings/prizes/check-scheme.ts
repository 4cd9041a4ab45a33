import type { Problem, Severity } from '../../rules/problem.ts';
import { cents, formatCents, type Cents } from './money.ts';
import type { Prize, PrizeList, PrizeScheme } from './scheme.ts';
import { leastPaid } from './share-out.ts';
import { schemeProblem } from './scheme-problem.ts';

/** What makes a scheme contradict itself, and what an arbiter should look at before it is posted. */
export function checkScheme(scheme: PrizeScheme): Problem[] {
  const { lists, unit } = scheme;
  if (!(unit > 0)) return [problem('error', 'unit', 'unitNotPositive', UNIT)];
  if (lists.length === 0) return [problem('error', 'lists', 'noLists', NO_LISTS)];
  const open = lists.some(({ criteria }) => Object.keys(criteria).length === 0);
  return [
    ...lists.flatMap((list, index) => checkList(list, index, scheme)),
    ...(open ? [] : [problem('note', 'lists', 'noMainList', NO_MAIN_LIST)]),
  ];
}

const problem = schemeProblem;

const UNIT =
  'shares cannot be rounded to nothing. Write 0.01 for the cent, 1 or 5 for whole amounts.';
const NO_LISTS = 'there are no prizes. Add a list.';
const NO_MAIN_LIST =
  'every list has criteria: no prizes for the general standings. Add a list without.';

function checkList(list: PrizeList, index: number, scheme: PrizeScheme): Problem[] {
  const path = `lists[${index}]`;
  const found: Problem[] = [];
  const say = (severity: Severity, at: string, code: string, message: string): void => {
    found.push(problem(severity, `${path}${at}`, code, message));
  };
  if (scheme.lists.findIndex(({ id }) => id === list.id) !== index) {
    say(
      'error',
      '.id',
      'repeatedList',
      `"${list.id}" is the name of another list. Choose another.`,
    );
  }
  if (list.prizes.length === 0)
    say('error', '.prizes', 'noPrizes', 'add a prize or remove the list.');
  if (list.minimum % scheme.unit !== 0) {
    const message =
      `the minimum ${formatCents(list.minimum)} is not a multiple of the unit ` +
      `${formatCents(scheme.unit)}, so rounding could go below it. Change one of them.`;
    say('error', '.minimum', 'minimumBetweenUnits', message);
  }
  const least = leastPaid(list, scheme.unit);
  list.prizes.forEach((prize, place) => {
    const at = `.prizes[${place}]`;
    const before = list.prizes[place - 1];
    if (prize.amount === 0 && prize.thing === null) {
      say('error', at, 'emptyPrize', 'the prize is nothing. Give an amount or a thing.');
    }
    if (prize.amount > 0 && prize.amount < least) {
      const message =
        `${formatCents(prize.amount)} is below the least that is paid, ${formatCents(least)}. ` +
        'Raise the prize, or lower the minimum of this list or the unit.';
      say('error', at, 'belowMinimum', message);
    }
    if (before && (prize.amount > before.amount || worth(prize) > worth(before))) {
      const message = 'the prize is larger than the one before it. Put the largest first.';
      say('warning', at, 'increasing', message);
    }
  });
  if (list.rule !== 'place' && Object.keys(list.criteria).length > 0) {
    const message =
      'prizes of a category are seldom shared: many tie, and shares are small (LA 5.3).';
    say('note', '.rule', 'sharedCategory', message);
  }
  return found;
}

const worth = ({ amount, thing }: Prize): Cents => cents(amount + (thing?.value ?? 0));
