import { CLAUSES, type Clause, type Clauses } from '../../../administration/regulations/clauses.ts';
import { NOTHING_STATED } from '../../../administration/regulations/regulations-record.ts';
import { TERM_NAMES } from '../../../administration/regulations/term-words.ts';
import { NOTHING_ADMINISTERED } from '../../../administration/record.ts';
import { sayClause } from '../../../administration/regulations/say-clause.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { fill } from '../../../rules/sentence.ts';
import { anyOf, object, orNull, type FieldsOf } from '../../schema/schema.ts';
import { someText } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** Clauses as they are now; null for one that is taken out. */
export type StatedClauses = Readonly<Partial<Record<Clause, string | null>>>;

/** What the regulations say where no setting says it. */
export interface ClausesStated {
  readonly type: 'clausesStated';
  readonly clauses: StatedClauses;
}

export const someClauses = object<StatedClauses>(
  anyOf<Readonly<Record<Clause, string | null>>>(
    Object.fromEntries(CLAUSES.map((clause) => [clause, orNull(someText)])) as FieldsOf<
      Readonly<Record<Clause, string | null>>
    >,
  ),
);

const STATED = inBoth('{clause}: {text}', '{clause} : {text}');

const namesOf = (clauses: StatedClauses): readonly Clause[] =>
  CLAUSES.filter((clause) => clauses[clause] !== undefined);

export const clausesStated: Fact<ClausesStated> = {
  fields: { clauses: someClauses },
  fold: (state, { clauses }) => {
    const administration = { ...NOTHING_ADMINISTERED, ...state.administration };
    const regulations = administration.regulations ?? NOTHING_STATED;
    const after = Object.fromEntries(
      Object.entries({ ...regulations.clauses, ...clauses }).filter(([, value]) => value !== null),
    ) as Clauses;
    return {
      ...state,
      administration: { ...administration, regulations: { ...regulations, clauses: after } },
    };
  },
  outdatesDraft: false,
  touches: ({ clauses }) => namesOf(clauses).map(things.clause),
  heard: heard.change,
  words: inBoth('Regulations, {clauses}', 'Règlement intérieur, {clauses}'),
  tell: ({ clauses }, { language }) => {
    const names = namesOf(clauses);
    const said = names.map((clause) => {
      const value = clauses[clause] ?? null;
      const text = value === null ? '–' : sayClause(clause, value, language);
      return fill(STATED[language], { clause: TERM_NAMES[language][clause], text });
    });
    return {
      params: { clauses: names.join(', ') },
      said: { clauses: said.join(language === 'fr' ? '\u00a0; ' : '; ') },
    };
  },
  audit: (state, { clauses }) => {
    const before = state?.administration?.regulations?.clauses ?? {};
    const names = namesOf(clauses);
    const was = Object.fromEntries(names.map((clause) => [clause, before[clause] ?? null]));
    return audited({ clauses: names.join(', ') }, was, clauses);
  },
};
