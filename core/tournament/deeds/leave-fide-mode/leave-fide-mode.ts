import { allow, inFideMode, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHIEF } from '../../roles.ts';
import { aLine } from '../../schema/words.ts';
import { nextRoundToPair, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface LeaveFideMode {
  readonly type: 'leaveFideMode';
  readonly reason: string;
}

export const leaveFideMode: Deed<LeaveFideMode> = {
  fields: { reason: aLine },
  roles: CHIEF,
  touches: () => ['fideMode'],
  judge,
};

/** For ever: no later command, undo or restore brings FIDE mode back. */
function judge(state: Tournament, command: LeaveFideMode): Judgement {
  if (!inFideMode(state)) return refuse('fideModeAlreadyLeft', HOUSE_RULES.fideMode);
  return allow(
    [{ type: 'fideModeLeft', reason: command.reason }],
    [warn('leavesFideMode', HOUSE_RULES.fideMode, { round: nextRoundToPair(state) })],
  );
}
