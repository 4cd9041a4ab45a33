import { SITUATION_TITLES } from '../../../decisions/situations/situation-titles.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { INCIDENT_KINDS, type IncidentKind } from '../../incidents/incident.ts';
import { withIncident } from '../../incidents/incidents-of.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aFilledLine, anOrdinal, aPlayer, aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface IncidentEntered {
  readonly type: 'incidentEntered';
  readonly number: number;
  readonly kind: IncidentKind;
  readonly round?: number;
  readonly board?: number;
  readonly player?: PlayerId;
  readonly text: string;
}

const OTHER = inBoth('Incident', 'Incident');

export const incidentEntered: Fact<IncidentEntered> = {
  fields: {
    number: anOrdinal,
    kind: oneOf(INCIDENT_KINDS),
    round: optional(aRound),
    board: optional(anOrdinal),
    player: optional(aPlayer),
    text: aFilledLine,
  },
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
  words: inBoth(
    'Incident {number}, {place}{kind}: {text}',
    'Incident {number}, {place}{kind} : {text}',
  ),
  tell: ({ number, kind, round, board, player, text }, { language, nameOf }) => ({
    params: { number, kind, text },
    said: {
      kind: (kind === 'other' ? OTHER : SITUATION_TITLES[kind])[language],
      place: [
        ...(round === undefined ? [] : [board === undefined ? `R${round}` : `R${round}/${board}`]),
        ...(player === undefined ? [] : [nameOf(player)]),
      ]
        .map((one) => `${one}, `)
        .join(''),
    },
  }),
  audit: (_, { number, kind }) => audited({ incident: number }, null, kind),
};
