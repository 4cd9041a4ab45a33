import { CLAUSES, faultOfClause } from '../../../administration/regulations/clauses.ts';
import { clauseFaultSentences } from '../../../administration/regulations/term-words.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { MONEY } from '../../roles.ts';
import { isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { someClauses, type StatedClauses } from './clauses-stated.ts';

/** Says in the regulations what no setting says. */
export interface StateClauses {
  readonly type: 'stateClauses';
  /** Null takes a clause out. */
  readonly clauses: StatedClauses;
}

export const stateClauses: Deed<StateClauses> = {
  fields: { clauses: someClauses },
  roles: MONEY,
  touches: ({ clauses }) => Object.keys(clauses).map(things.clause),
  saysTheSame: ({ clauses }, event, thing) =>
    event.type === 'clausesStated' &&
    CLAUSES.some(
      (clause) => things.clause(clause) === thing && event.clauses[clause] === clauses[clause],
    ),
  judge,
};

function judge(state: Tournament, { clauses }: StateClauses): Judgement {
  const before = state.administration?.regulations?.clauses ?? {};
  const changed: [string, string | null][] = [];
  for (const clause of CLAUSES) {
    const given = clauses[clause];
    if (given === undefined) continue;
    const value = given?.trim() ?? null;
    const fault = value === null ? null : faultOfClause(clause, value);
    if (value !== null && fault !== null) {
      const params = { value, ...clauseFaultSentences(clause, fault) };
      return refuse('badClause', HOUSE_RULES.wellFormed, params);
    }
    if ((before[clause] ?? null) !== value) changed.push([clause, value]);
  }
  if (changed.length === 0) return allow([]);
  const warnings = isStarted(state)
    ? [
        warn('regulationsChangedAfterStart', handlingRules(state).articles.settingsAfterStart, {
          ...{ setting: 'regulations', rounds: publishedRounds(state).length },
        }),
      ]
    : [];
  return allow([{ type: 'clausesStated', clauses: Object.fromEntries(changed) }], warnings);
}
