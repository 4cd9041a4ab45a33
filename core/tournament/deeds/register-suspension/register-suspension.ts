import type { Suspension } from '../../../administration/licences/suspensions.ts';
import { allow, refuse, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { SUSPENSION_FIELDS } from '../../schema/suspension.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

/** A line of the register; no function strikes it out. */
export interface RegisterSuspension extends Suspension {
  readonly type: 'registerSuspension';
}

export const registerSuspension: Deed<RegisterSuspension> = {
  fields: SUSPENSION_FIELDS,
  roles: ARBITERS,
  touches: ({ person, from }) => [`suspension:${person}:${from}`],
  judge,
};

function judge({ administration }: Tournament, command: RegisterSuspension): Judgement {
  const { type: _, ...line } = command;
  const { person, from, until, functions } = line;
  if (until !== null && until < from) {
    return refuse('suspensionEndsBefore', HOUSE_RULES.wellFormed, { person, from, until });
  }
  const before = administration?.suspensions.find(
    (one) => one.person === person && one.from === from,
  );
  const same =
    before === undefined
      ? functions.length === 0
      : JSON.stringify([before.functions, before.until, before.sentence, before.nationalId]) ===
        JSON.stringify([functions, until, line.sentence, line.nationalId]);
  return allow(same ? [] : [{ type: 'suspensionRegistered', ...line }]);
}
