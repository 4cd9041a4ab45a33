import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { withIncident } from '../../incidents/incidents-of.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine, anOrdinal } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface IncidentTakenBack {
  readonly type: 'incidentTakenBack';
  readonly number: number;
  readonly reason: string;
}

export const incidentTakenBack: Fact<IncidentTakenBack> = {
  fields: { number: anOrdinal, reason: aFilledLine },
  fold: (state, { number, reason }, { by, at }) => {
    const before = state.incidents?.get(number);
    return before === undefined
      ? state
      : withIncident(state, { ...before, takenBack: { reason, by, at } });
  },
  outdatesDraft: false,
  touches: ({ number }) => [`incident:${number}`],
  heard: heard.nothing,
  readBy: ARBITERS,
  erased: (event) => ({ ...event, reason: ERASED }),
  words: inBoth('Incident {number} taken back: {reason}', 'Incident {number} retiré : {reason}'),
  tell: ({ number, reason }) => ({ params: { number, reason } }),
  audit: (_, { number }) => audited({ incident: number }, 'inForce', 'takenBack'),
};
