import { allow, handlingRules, refuse, unknownRound, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHECK_IN } from '../../roles.ts';
import { aRound } from '../../schema/words.ts';
import { publishedRounds, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface OpenCheckIn {
  readonly type: 'openCheckIn';
  readonly round: number;
}

export const openCheckIn: Deed<OpenCheckIn> = {
  fields: { round: aRound },
  roles: CHECK_IN,
  touches: () => ['checkIn'],
  judge,
};

/** Opens the check-in of the round to come: those not seen when it closes are absent. */
function judge(state: Tournament, { round }: OpenCheckIn): Judgement {
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const next = publishedRounds(state).length + 1;
  if (!Number.isInteger(round) || round < 1 || round > state.settings.rounds) {
    return unknownRound(round);
  }
  if (round < next) {
    return refuse('roundAlreadyPaired', handlingRules(state).articles.announcedAbsence, { round });
  }
  if (round > next) return refuse('roundNotNext', HOUSE_RULES.oneAtATime, { round, next });
  if (state.checkIn?.open) {
    const params = { round: state.checkIn.round };
    return refuse('checkInAlreadyOpen', HOUSE_RULES.oneAtATime, params);
  }
  return allow([{ type: 'checkInOpened', round }]);
}
