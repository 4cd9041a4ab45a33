import type { TournamentEvent } from '../../event.ts';
import { allow, handlingRules, warn, type Judgement } from '../../judgement.ts';
import { notCheckedIn } from '../../present-players.ts';
import { expected } from '../../proposal.ts';
import { PAIRING } from '../../roles.ts';
import { aRound } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import { checkInNotOpen } from '../check-in/check-in-not-open.ts';
import type { Deed } from '../deed.ts';

export interface CloseCheckIn {
  readonly type: 'closeCheckIn';
  readonly round: number;
}

export const closeCheckIn: Deed<CloseCheckIn> = {
  fields: { round: aRound },
  roles: PAIRING,
  touches: () => ['checkIn'],
  judge,
};

/** One in so many may be missing before it looks like a check-in that was forgotten. */
const MOST_ABSENT = 3;

/** Those not seen do not play the round and score zero (C.04.2 D.4, 2026: 3.3). */
function judge(state: Tournament, { round }: CloseCheckIn): Judgement {
  if (!state.checkIn?.open || state.checkIn.round !== round) return checkInNotOpen();
  const absent = notCheckedIn(state);
  const players = expected(state, round).length;
  const byes = absent.map((player): TournamentEvent => {
    return { type: 'byeGranted', player, round, bye: 'zeroPointBye' };
  });
  const warnings =
    absent.length * MOST_ABSENT > players
      ? [
          warn('manyNotCheckedIn', handlingRules(state).articles.announcedAbsence, {
            absent: absent.length,
            players,
            round,
          }),
        ]
      : [];
  return allow([...byes, { type: 'checkInClosed', round }], warnings);
}
