import { unknownIncident } from '../../incidents/unknown-incident.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aFilledLine, anOrdinal } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** An incident that was none, or whose decision fell on appeal. */
export interface TakeBackIncident {
  readonly type: 'takeBackIncident';
  readonly number: number;
  readonly reason: string;
}

export const takeBackIncident: Deed<TakeBackIncident> = {
  fields: { number: anOrdinal, reason: aFilledLine },
  roles: ARBITERS,
  touches: ({ number }) => [`incident:${number}`],
  judge,
};

function judge({ incidents }: Tournament, { number, reason: said }: TakeBackIncident): Judgement {
  const incident = incidents?.get(number);
  if (incident === undefined || incident.takenBack !== null) return unknownIncident(number);
  const reason = said.trim();
  return reason === ''
    ? refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'reason', value: said })
    : allow([{ type: 'incidentTakenBack', number, reason }]);
}
