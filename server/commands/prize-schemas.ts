import { TITLES } from '@ronde/core/rules/title.ts';
import { cents } from '@ronde/core/standings/prizes/money.ts';
import {
  PRIZE_RULES,
  type Prize,
  type PrizeList,
  type PrizeScheme,
  type Thing,
} from '@ronde/core/standings/prizes/scheme.ts';
import type { Band, Criteria, RatingBand } from '@ronde/core/standings/ranking/criteria.ts';
import { RATING_ORIGINS } from '@ronde/core/rules/rating-origin.ts';
import { z } from 'zod';
import { exact } from './exact.ts';
import { bilingual, filledLine, line, listOf, whole } from './words.ts';

const amount = z.int().min(0).transform(cents);
const ratingOrigins = z.array(z.enum(RATING_ORIGINS)).max(RATING_ORIGINS.length);

const band = exact<Band>()({ from: whole.exactOptional(), to: whole.exactOptional() });

const criteria = exact<Criteria>()({
  rating: exact<RatingBand>()({
    ...band.shape,
    of: ratingOrigins.exactOptional(),
    unrated: z.enum(['excluded', 'included']).exactOptional(),
  }).exactOptional(),
  unrated: z.strictObject({ of: ratingOrigins.exactOptional() }).exactOptional(),
  age: z.strictObject({ system: line, categories: listOf(line) }).exactOptional(),
  birthYear: band.exactOptional(),
  sex: z.enum(['m', 'w']).exactOptional(),
  title: z.array(z.enum(TITLES)).max(TITLES.length).exactOptional(),
  club: listOf(line).exactOptional(),
  league: listOf(line).exactOptional(),
  federation: listOf(line).exactOptional(),
  tag: listOf(line).exactOptional(),
});

const thing = exact<Thing>()({ name: bilingual, value: amount.nullable() });

const list = exact<PrizeList>()({
  id: filledLine,
  name: bilingual,
  rule: z.enum(PRIZE_RULES),
  criteria,
  prizes: listOf(exact<Prize>()({ amount, thing: thing.nullable() })),
  minimum: amount,
  cumulative: z.boolean(),
});

export const prizeScheme = exact<PrizeScheme>()({
  name: bilingual.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  unit: amount,
  cumulative: z.boolean(),
  lists: listOf(list),
});
