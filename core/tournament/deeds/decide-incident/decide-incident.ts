import { aPenalty, type GivenPenalty } from '../../incidents/incident.ts';
import { unfitPenalty } from '../../incidents/unfit-penalty.ts';
import { unknownIncident } from '../../incidents/unknown-incident.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine, aLine, anOrdinal, listOf } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** What an arbiter decides on an incident; a later decision takes the place of an earlier one. */
export interface DecideIncident {
  readonly type: 'decideIncident';
  readonly number: number;
  readonly article: string;
  readonly text: string;
  readonly penalties: readonly GivenPenalty[];
}

export const decideIncident: Deed<DecideIncident> = {
  fields: {
    number: anOrdinal,
    article: aLine,
    text: aFilledLine,
    penalties: listOf(aPenalty),
  },
  roles: ARBITERS,
  touches: ({ number }) => [`incident:${number}`],
  judge,
};

function judge(state: Tournament, command: DecideIncident): Judgement {
  const incident = state.incidents?.get(command.number);
  if (incident === undefined || incident.takenBack !== null) return unknownIncident(command.number);
  const text = command.text.trim();
  if (text === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'text', value: command.text });
  }
  for (const penalty of command.penalties) {
    const unfit = unfitPenalty(state, incident, penalty);
    if (unfit !== null) return unfit;
  }
  const { type: _, ...said } = command;
  return allow([{ type: 'incidentDecided', ...said, article: said.article.trim(), text }]);
}
