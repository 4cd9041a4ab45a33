import { RATING_ORIGINS } from '../../rules/rating-origin.ts';
import { PRIZE_RULES } from '../../standings/prizes/scheme.ts';
import { TITLES } from '../../rules/title.ts';
import { listOf, object, oneOf, orNull, text, truth, whole } from './shape.ts';

const bilingual = object({ en: text, fr: text });
const ratings = listOf(oneOf(RATING_ORIGINS));
const names = listOf(text);

const criteria = object({
  'rating?': object({
    'from?': whole,
    'to?': whole,
    'of?': ratings,
    'unrated?': oneOf(['excluded', 'included']),
  }),
  'unrated?': object({ 'of?': ratings }),
  'age?': object({ system: text, categories: names }),
  'birthYear?': object({ 'from?': whole, 'to?': whole }),
  'sex?': oneOf(['m', 'w']),
  'title?': listOf(oneOf(TITLES)),
  'club?': names,
  'league?': names,
  'federation?': names,
  'tag?': names,
});

const prize = object({
  amount: whole,
  thing: orNull(object({ name: bilingual, value: orNull(whole) })),
});

/** The prizes of an event (core/standings/prizes/scheme.ts). */
export const prizeScheme = object({
  name: orNull(bilingual),
  currency: text,
  unit: whole,
  cumulative: truth,
  lists: listOf(
    object({
      id: text,
      name: bilingual,
      rule: oneOf(PRIZE_RULES),
      criteria,
      prizes: listOf(prize),
      minimum: whole,
      cumulative: truth,
    }),
  ),
});
