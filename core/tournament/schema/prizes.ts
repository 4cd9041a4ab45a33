import { TITLES } from '../../rules/title.ts';
import type { Cents } from '../../standings/prizes/money.ts';
import {
  PRIZE_RULES,
  type Prize,
  type PrizeList,
  type PrizeScheme,
  type Thing,
} from '../../standings/prizes/scheme.ts';
import type { Band, Criteria, RatingBand } from '../../standings/ranking/criteria.ts';
import { RATING_ORIGINS } from '../../rules/rating-origin.ts';
import { object, oneOf, optional, orNull, type FieldsOf, type Schema } from './schema.ts';
import { aFilledLine, aLine, aTruth, aWhole, inTwoLanguages, listOf, matching } from './words.ts';

const amount = { kind: 'whole', least: 0 } as Schema<Cents>;
const ratingOrigins = listOf(oneOf(RATING_ORIGINS), RATING_ORIGINS.length);
const names = listOf(aLine);

const band: FieldsOf<Band> = { from: optional(aWhole), to: optional(aWhole) };

const criteria = object<Criteria>({
  rating: optional(
    object<RatingBand>({
      ...band,
      of: optional(ratingOrigins),
      unrated: optional(oneOf(['excluded', 'included'])),
    }),
  ),
  unrated: optional(object<NonNullable<Criteria['unrated']>>({ of: optional(ratingOrigins) })),
  age: optional(object<NonNullable<Criteria['age']>>({ system: aLine, categories: names })),
  birthYear: optional(object<Band>(band)),
  sex: optional(oneOf(['m', 'w'])),
  title: optional(listOf(oneOf(TITLES), TITLES.length)),
  club: optional(names),
  league: optional(names),
  federation: optional(names),
  tag: optional(names),
});

const thing = object<Thing>({ name: inTwoLanguages, value: orNull(amount) });

const list = object<PrizeList>({
  id: aFilledLine,
  name: inTwoLanguages,
  rule: oneOf(PRIZE_RULES),
  criteria,
  prizes: listOf(object<Prize>({ amount, thing: orNull(thing) })),
  minimum: amount,
  cumulative: aTruth,
});

/** The prizes of an event. */
export const aPrizeScheme = object<PrizeScheme>({
  name: orNull(inTwoLanguages),
  currency: matching(/^[A-Z]{3}$/),
  unit: amount,
  cumulative: aTruth,
  lists: listOf(list),
});
