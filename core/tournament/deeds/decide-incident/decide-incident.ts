import { decisionFields, type GivenDecision } from '../../incidents/incident.ts';
import { decisionWritten, unfitDecision } from '../../incidents/unfit-decision.ts';
import { unknownIncident } from '../../incidents/unknown-incident.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import { anOrdinal } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** What an arbiter decides on an incident; a later decision takes the place of an earlier one. */
export interface DecideIncident extends GivenDecision {
  readonly type: 'decideIncident';
  readonly number: number;
}

export const decideIncident: Deed<DecideIncident> = {
  fields: { number: anOrdinal, ...decisionFields },
  roles: ARBITERS,
  touches: ({ number }) => [`incident:${number}`],
  judge,
};

function judge(state: Tournament, command: DecideIncident): Judgement {
  const { number } = command;
  const incident = state.incidents?.get(number);
  if (incident === undefined || incident.takenBack !== null) return unknownIncident(number);
  return (
    unfitDecision(state, incident, command) ??
    allow([{ type: 'incidentDecided', number, ...decisionWritten(command) }])
  );
}
