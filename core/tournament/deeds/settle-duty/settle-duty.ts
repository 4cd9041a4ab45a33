import { DUTY_NAMES, type DutyName } from '../../../administration/deadlines/duties.ts';
import { DUTY_SETTLED_AS, type DutySettledAs } from '../../../administration/record.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { MONEY } from '../../roles.ts';
import { oneOf, optional } from '../../schema/schema.ts';
import { aDay, aFilledLine, anOrdinal } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { dutyId } from './duty-settled.ts';

export interface SettleDuty {
  readonly type: 'settleDuty';
  readonly duty: DutyName;
  /** The round or the month, of what comes several times. */
  readonly mark?: number;
  readonly as: DutySettledAs | 'open';
  /** The day it was done; today where nothing is said. */
  readonly on?: IsoDate;
  readonly proof?: string;
}

export const settleDuty: Deed<SettleDuty> = {
  fields: {
    duty: oneOf(DUTY_NAMES),
    mark: optional(anOrdinal),
    as: oneOf([...DUTY_SETTLED_AS, 'open']),
    on: optional(aDay),
    proof: optional(aFilledLine),
  },
  roles: MONEY,
  touches: (command) => [`duty:${dutyId(command)}`],
  saysTheSame: ({ as, proof }, event) =>
    event.type === 'dutySettled' && event.as === as && event.proof === proof,
  judge: (state, command, { at }) => judge(state, command, at),
};

function judge({ administration }: Tournament, command: SettleDuty, at: string): Judgement {
  const { type: _, as, on, ...said } = command;
  const before = administration?.duties.get(dutyId(command));
  if (as === 'open') {
    const { duty, mark } = command;
    const reopened = { duty, ...(mark === undefined ? {} : { mark }), as };
    return allow(before === undefined ? [] : [{ type: 'dutySettled', ...reopened }]);
  }
  const done = as === 'done' ? (on ?? at.slice(0, 10)) : on;
  const same = before?.as === as && before.on === done && before.proof === said.proof;
  if (same) return allow([]);
  const day = done === undefined ? {} : { on: done };
  return allow([{ type: 'dutySettled', ...said, as, ...day }]);
}
