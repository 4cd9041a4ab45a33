import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { toldFields, type ToldIncident } from '../../incidents/incident.ts';
import { withIncident } from '../../incidents/incidents-of.ts';
import { saidIn } from '../../incidents/said-in.ts';
import { sayTold } from '../../incidents/say-told.ts';
import { ARBITERS } from '../../roles.ts';
import { anOrdinal } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface IncidentEntered extends ToldIncident {
  readonly type: 'incidentEntered';
  readonly number: number;
}

export const incidentEntered: Fact<IncidentEntered> = {
  fields: { number: anOrdinal, ...toldFields },
  fold: (state, { type: _, round = null, board = null, player = null, ...said }, { by, at }) =>
    withIncident(state, {
      ...said,
      ...{ round, board, player, by, at },
      ...{ decision: null, takenBack: null },
    }),
  outdatesDraft: false,
  touches: ({ number }) => [`incident:${number}`],
  heard: heard.nothing,
  readBy: ARBITERS,
  erased: ({ texts: _, score: __, ...event }) => ({ ...event, text: ERASED }),
  words: inBoth(
    'Incident {number}, {place}{kind}: {text}',
    'Incident {number}, {place}{kind} : {text}',
  ),
  tell: ({ number, ...said }, { language, nameOf }) => ({
    params: { number, kind: said.kind, text: saidIn(said, language) },
    said: sayTold(said, language, nameOf),
  }),
  audit: (_, { number, kind }) => audited({ incident: number }, null, kind),
};
