import {
  decisionFields,
  toldFields,
  type GivenDecision,
  type ToldIncident,
} from '../../incidents/incident.ts';
import { decisionWritten, unfitDecision } from '../../incidents/unfit-decision.ts';
import { unfitIncident } from '../../incidents/unfit-incident.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import { object, optional } from '../../schema/schema.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** Something happened at a board or in the hall. */
export interface EnterIncident extends ToldIncident {
  readonly type: 'enterIncident';
  /** What was decided at once: one request, which a phone without a network sends once. */
  readonly decision?: GivenDecision;
}

export const enterIncident: Deed<EnterIncident> = {
  fields: { ...toldFields, decision: optional(object(decisionFields)) },
  roles: ARBITERS,
  touches: () => [],
  judge,
};

function judge(state: Tournament, command: EnterIncident): Judgement {
  const { type: _, decision, ...said } = command;
  const unfit = unfitIncident(state, said);
  if (unfit !== null) return unfit;
  const number = (state.incidents?.size ?? 0) + 1;
  const entered = { type: 'incidentEntered', number, ...said, text: said.text.trim() } as const;
  if (decision === undefined) return allow([entered]);
  const { player = null, round = null, board = null } = said;
  return (
    unfitDecision(state, { player, round, board }, decision) ??
    allow([entered, { type: 'incidentDecided', number, ...decisionWritten(decision) }])
  );
}
