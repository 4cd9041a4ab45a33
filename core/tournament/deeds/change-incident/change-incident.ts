import { toldFields, type ToldIncident } from '../../incidents/incident.ts';
import { unfitDecision } from '../../incidents/unfit-decision.ts';
import { unfitIncident } from '../../incidents/unfit-incident.ts';
import { unknownIncident } from '../../incidents/unknown-incident.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import { anOrdinal } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** What happened was written down wrongly: another board, another player, other words. */
export interface ChangeIncident extends ToldIncident {
  readonly type: 'changeIncident';
  readonly number: number;
}

export const changeIncident: Deed<ChangeIncident> = {
  fields: { number: anOrdinal, ...toldFields },
  roles: ARBITERS,
  touches: ({ number }) => [`incident:${number}`],
  judge,
};

/** What was decided stays: its penalties must fit the player and the game that are said now. */
function judge(state: Tournament, command: ChangeIncident): Judgement {
  const { type: _, number, ...said } = command;
  const incident = state.incidents?.get(number);
  if (incident === undefined || incident.takenBack !== null) return unknownIncident(number);
  const { player = null, round = null, board = null } = said;
  return (
    unfitIncident(state, said) ??
    (incident.decision === null
      ? null
      : unfitDecision(state, { player, round, board }, incident.decision)) ??
    allow([{ type: 'incidentChanged', number, ...said, text: said.text.trim() }])
  );
}
