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

export interface IncidentChanged extends ToldIncident {
  readonly type: 'incidentChanged';
  readonly number: number;
}

export const incidentChanged: Fact<IncidentChanged> = {
  fields: { number: anOrdinal, ...toldFields },
  fold: (state, { type: _, round = null, board = null, player = null, ...said }) => {
    const known = state.incidents?.get(said.number);
    if (known === undefined) return state;
    const { texts: _said, ...before } = known;
    return withIncident(state, { ...before, ...said, round, board, player });
  },
  outdatesDraft: false,
  touches: ({ number }) => [`incident:${number}`],
  heard: heard.nothing,
  readBy: ARBITERS,
  erased: ({ texts: _, score: __, ...event }) => ({ ...event, text: ERASED }),
  words: inBoth(
    'Incident {number} changed, {place}{kind}: {text}',
    'Incident {number} modifié, {place}{kind} : {text}',
  ),
  tell: ({ number, ...said }, { language, nameOf }) => ({
    params: { number, kind: said.kind, text: saidIn(said, language) },
    said: sayTold(said, language, nameOf),
  }),
  audit: (state, { number, kind }) =>
    audited({ incident: number }, state?.incidents?.get(number)?.kind ?? null, kind),
};
