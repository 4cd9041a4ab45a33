import { faultOfFormFact, FORM_FACTS, type FormFact } from '../../form-facts.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aFilledText } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { formFaultSentences } from '../../words/form-fact-words.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

/** What a paper asks for and the event does not hold is filled in by hand. */
export interface FillInForm {
  readonly type: 'fillInForm';
  readonly fact: FormFact;
  /** Null takes out what was filled in. */
  readonly value: string | null;
}

export const fillInForm: Deed<FillInForm> = {
  fields: { fact: oneOf(FORM_FACTS), value: orNull(aFilledText) },
  roles: ARBITERS,
  touches: ({ fact }) => [things.formFact(fact)],
  saysTheSame: ({ fact, value }, event) =>
    event.type === 'formFilledIn' && event.fact === fact && event.value === value,
  judge,
};

function judge(state: Tournament, { fact, value: given }: FillInForm): Judgement {
  const value = given?.trim() ?? null;
  const fault = value === null ? null : faultOfFormFact(fact, value);
  if (value !== null && fault !== null) {
    const params = { fact, value, ...formFaultSentences(fact, fault) };
    return refuse('badFormFact', HOUSE_RULES.wellFormed, params);
  }
  const before = state.formFacts?.get(fact) ?? null;
  return allow(before === value ? [] : [{ type: 'formFilledIn', fact, value }]);
}
