import { inBoth } from '../../../rules/in-both.ts';
import { withCheckIn } from '../../changes/check-in.ts';
import { aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import { everyPlayer } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldRound } from '../told.ts';

export interface CheckInClosed {
  readonly type: 'checkInClosed';
  readonly round: number;
}

export const checkInClosed: Fact<CheckInClosed> = {
  fields: { round: aRound },
  fold: (state) => withCheckIn(state, (checkIn) => ({ ...checkIn, open: false })),
  outdatesDraft: false,
  touches: () => ['checkIn'],
  heard: heard.checkIn,
  concerns: everyPlayer,
  words: inBoth('Round {round}: check-in closed', 'Ronde {round} : pointage clos'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, 'open', 'closed'),
};
