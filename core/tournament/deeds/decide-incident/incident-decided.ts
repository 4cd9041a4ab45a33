import { PENALTY_WORDS } from '../../../decisions/penalties/penalty-words.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { decisionFields, type GivenDecision } from '../../incidents/incident.ts';
import { withIncident } from '../../incidents/incidents-of.ts';
import { saidIn } from '../../incidents/said-in.ts';
import { ARBITERS } from '../../roles.ts';
import { anOrdinal } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';

export interface IncidentDecided extends GivenDecision {
  readonly type: 'incidentDecided';
  readonly number: number;
}

export const incidentDecided: Fact<IncidentDecided> = {
  fields: { number: anOrdinal, ...decisionFields },
  fold: (state, { type: _, number, ...given }, { by, at }) => {
    const before = state.incidents?.get(number);
    const decision = { ...given, by, at };
    return before === undefined ? state : withIncident(state, { ...before, decision });
  },
  outdatesDraft: false,
  touches: ({ number }) => [`incident:${number}`],
  heard: heard.nothing,
  readBy: ARBITERS,
  erased: ({ texts: _, ...event }) => ({ ...event, text: ERASED }),
  words: inBoth(
    'Decision on incident {number}: {text}{penalties}{article}',
    'Décision sur l’incident {number} : {text}{penalties}{article}',
  ),
  tell: ({ number, article, penalties, ...given }, { language }) => {
    const text = saidIn(given, language);
    const named = penalties.map(({ kind }) => PENALTY_WORDS[language][kind]).join(', ');
    return {
      params: { number, article, text, penalties: penalties.map(({ kind }) => kind).join(', ') },
      said: {
        penalties: named === '' ? '' : `${language === 'fr' ? '\u00a0' : ''}; ${named}`,
        article: article === '' ? '' : ` (${article})`,
      },
    };
  },
  audit: (state, { number, penalties }) =>
    audited(
      { incident: number },
      state?.incidents?.get(number)?.decision?.penalties.map(({ kind }) => kind) ?? null,
      penalties.map(({ kind }) => kind),
    ),
};
