import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { FORM_FACTS, type FormFact } from '../../form-facts.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf, orNull } from '../../schema/schema.ts';
import { aFilledText } from '../../schema/words.ts';
import { FORM_FACT_NAMES } from '../../words/form-fact-words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

export interface FormFilledIn {
  readonly type: 'formFilledIn';
  readonly fact: FormFact;
  /** Null takes out what was filled in. */
  readonly value: string | null;
}

/** Addresses and numbers of persons, and words about them; the event's own facts stay. */
const OF_PEOPLE: ReadonlySet<FormFact> = new Set([
  'address',
  'arbiterNumber',
  'trainee',
  'minutes',
]);

export const formFilledIn: Fact<FormFilledIn> = {
  fields: { fact: oneOf(FORM_FACTS), value: orNull(aFilledText) },
  fold: (state, { fact, value }) => {
    const formFacts = new Map(state.formFacts);
    if (value === null) formFacts.delete(fact);
    else formFacts.set(fact, value);
    return { ...state, formFacts };
  },
  outdatesDraft: false,
  touches: ({ fact }) => [things.formFact(fact)],
  heard: heard.nothing,
  // Numbers of arbiters, what they are paid and whether a case is open are theirs.
  readBy: ARBITERS,
  erased: (event) =>
    event.value !== null && OF_PEOPLE.has(event.fact) ? { ...event, value: ERASED } : event,
  words: inBoth('For the papers, {fact}: {value}', 'Pour les documents, {fact} : {value}'),
  tell: ({ fact, value }, { language }) => ({
    params: { fact, value: value ?? '' },
    said: { fact: FORM_FACT_NAMES[language][fact], value: value === null ? '–' : inOneLine(value) },
  }),
  audit: (state, { fact, value }) => audited({ fact }, state?.formFacts?.get(fact) ?? null, value),
};

/** So much of a text of several lines is told in the log. */
const TOLD = 80;

function inOneLine(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > TOLD ? `${line.slice(0, TOLD)}…` : line;
}
