import { fundOf, type PrizeList } from '../../../standings/prizes/scheme.ts';
import { centsOf } from '../clauses.ts';
import { found, type Check, type Finding } from '../finding.ts';

/** Where the bulletin asks half the fee of youths: UV2, answer VI. */
const YOUTHS = 'BAF 101 UV2-VI';
/** Where a prize may be too small to be awarded (LA line 10327). */
const SMALL_PRIZES = 'LA 5.3';

/** What playing costs. */
export const fees: Check = ({ clauses }) => {
  const [adults, youths] = [centsOf(clauses.feeAdults), centsOf(clauses.feeYouths)];
  return [
    ...found('noFees', adults === null),
    ...found('noYouthFee', adults !== null && adults > 0 && youths === null),
    ...found(
      'youthFeeOverHalf',
      adults !== null && youths !== null && youths * 2 > adults,
      { youths: clauses.feeYouths ?? '', half: (adults ?? 0) / 200 },
      YOUTHS,
    ),
  ];
};

const isMain = ({ criteria }: PrizeList): boolean => Object.keys(criteria).length === 0;

/** The list's own name, in the language of whoever reads. */
const named = (list: PrizeList | undefined): Finding['params'] => ({
  list_en: list?.name.en ?? '',
  list_fr: list?.name.fr ?? '',
});

/** What can be won, by whom, and how it is shared. */
export const prizes: Check = ({ prizes: scheme, clauses }) => {
  const total = centsOf(clauses.prizesTotal);
  const lists = scheme?.lists ?? [];
  const fund = scheme === null ? 0 : fundOf(scheme);
  const fee = centsOf(clauses.feeAdults) ?? 0;
  const byLabel = lists.find(({ criteria }) => criteria.tag !== undefined);
  const byRating = lists.filter(({ criteria }) => criteria.rating !== undefined);
  const another = lists.filter(isMain)[1];
  const small = lists.find(({ prizes: won, minimum }) =>
    won.some(({ amount }) => amount > 0 && amount < fee && minimum < fee),
  );
  const { unratedPrizes } = clauses;
  const letsIn = (list: PrizeList): boolean => list.criteria.rating?.unrated === 'included';
  const forUnrated = lists.some(({ criteria }) => criteria.unrated !== undefined);
  const unlike = byRating.find((list) => letsIn(list) !== (unratedPrizes === 'included'));
  return [
    ...found('noPrizeRule', scheme === null && total !== null && total > 0),
    ...found('prizesUnlikeTotal', scheme !== null && total !== null && total !== fund, {
      total: (total ?? 0) / 100,
      fund: fund / 100,
    }),
    ...found('secondMainList', another !== undefined, named(another)),
    ...found('categoryByLabel', byLabel !== undefined, named(byLabel)),
    ...found(
      'prizeBelowFee',
      small !== undefined,
      { ...named(small), fee: fee / 100 },
      SMALL_PRIZES,
    ),
    ...found(
      'noUnrated',
      unratedPrizes === undefined && (byRating.length > 0 || (scheme === null && total !== null)),
    ),
    ...found(
      'unratedUnlikeLists',
      unratedPrizes !== undefined &&
        (unlike !== undefined || (unratedPrizes === 'ownPrize' && scheme !== null && !forUnrated)),
      named(unlike),
    ),
  ];
};
