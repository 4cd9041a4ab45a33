import type { PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import { aRound } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import { everyPlayer } from '../concerned.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { toldRound } from '../told.ts';

export interface CheckInOpened {
  readonly type: 'checkInOpened';
  readonly round: number;
}

export const checkInOpened: Fact<CheckInOpened> = {
  fields: { round: aRound },
  fold: (state, { round }) => {
    const before = state.checkIn;
    // Opened again for the same round: whoever was seen stays seen.
    const present = before?.round === round ? before.present : new Set<PlayerId>();
    return { ...state, checkIn: { round, open: true, present } };
  },
  outdatesDraft: false,
  touches: () => ['checkIn'],
  heard: heard.checkIn,
  concerns: everyPlayer,
  words: inBoth('Round {round}: check-in opened', 'Ronde {round} : pointage ouvert'),
  tell: toldRound,
  audit: (_, { round }) => audited({ round }, null, 'open'),
};
