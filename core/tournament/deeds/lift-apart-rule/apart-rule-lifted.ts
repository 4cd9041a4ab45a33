import { inBoth } from '../../../rules/in-both.ts';
import { APART_BY, type ApartBy } from '../../apart-rule.ts';
import { oneOf } from '../../schema/schema.ts';
import { logWords } from '../../words/log-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { FACTS_OF_PAIRING } from '../things.ts';

export interface ApartRuleLifted {
  readonly type: 'apartRuleLifted';
  readonly by: ApartBy;
}

export const apartRuleLifted: Fact<ApartRuleLifted> = {
  fields: { by: oneOf(APART_BY) },
  fold: (state, event) => ({
    ...state,
    apartRules: state.apartRules.filter(({ by }) => by !== event.by),
  }),
  outdatesDraft: true,
  touches: ({ by }) => [`apart:${by}`, FACTS_OF_PAIRING],
  heard: heard.nothing,
  words: inBoth('No longer kept apart by {by}', 'Ne sont plus séparés par {by}'),
  tell: ({ by }, { language }) => ({ params: { by }, said: { by: logWords(language).apart[by] } }),
  audit: (state, event) =>
    audited({ by: event.by }, state?.apartRules.find(({ by }) => by === event.by) ?? null, null),
};
