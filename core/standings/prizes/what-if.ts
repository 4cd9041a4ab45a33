import type { Tpn } from '../../rules/identity.ts';
import type { RankedRow } from '../ranking/ranked-row.ts';
import { allocatePrizes, type PrizeQuestion } from './allocate.ts';
import type { Award, PrizeAllocation } from './allocation.ts';
import { cents, sumCents, type Cents } from './money.ts';

/** How one player's prizes differ. */
export interface PrizeChange {
  readonly tpn: Tpn;
  readonly before: readonly Award[];
  readonly after: readonly Award[];
  /** Money gained; negative when lost. */
  readonly difference: Cents;
}

/** Everybody whose prizes differ between two allocations, the largest gain first. */
export function prizeChanges(before: PrizeAllocation, after: PrizeAllocation): PrizeChange[] {
  const players = new Set([...before.awards, ...after.awards].map(({ tpn }) => tpn));
  return [...players]
    .map((tpn) => {
      const [was, is] = [awardsOf(before, tpn), awardsOf(after, tpn)];
      return { tpn, before: was, after: is, difference: cents(total(is) - total(was)) };
    })
    .filter((change) => !sameAwards(change.before, change.after))
    .sort((a, b) => b.difference - a.difference || a.tpn - b.tpn);
}

/** What changes if the standings were these: another result on board 3, a forfeit, a play-off. */
export function whatIf(
  question: PrizeQuestion,
  standings: readonly RankedRow[],
): {
  readonly before: PrizeAllocation;
  readonly after: PrizeAllocation;
  readonly changes: readonly PrizeChange[];
} {
  const before = allocatePrizes(question);
  const after = allocatePrizes({ ...question, standings });
  return { before, after, changes: prizeChanges(before, after) };
}

const awardsOf = ({ awards }: PrizeAllocation, tpn: Tpn): Award[] =>
  awards.filter((award) => award.tpn === tpn);

const total = (awards: readonly Award[]): Cents => sumCents(awards.map(({ amount }) => amount));

/** The same money and things from the same lists; a place alone changes nothing. */
function sameAwards(a: readonly Award[], b: readonly Award[]): boolean {
  const text = (awards: readonly Award[]): string =>
    awards
      .map(({ list, amount, thing }) => JSON.stringify([list, amount, thing?.name.en ?? null]))
      .sort()
      .join();
  return text(a) === text(b);
}
