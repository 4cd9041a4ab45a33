import { allow, refuse, type Judgement } from '../../judgement.ts';
import { sameSheet, sheetAnswer } from '../../match-sheets.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { SHEETS } from '../../roles.ts';
import { aFilledLine } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { sheetAtHand } from '../sign-match-sheet/sheet-at-hand.ts';
import { sheetFields, sheetRead, type SheetRead } from '../sign-match-sheet/sheet-read.ts';
import { things } from '../things.ts';

/** A captain does not sign: the sheet is contested, for a reason that is for those who run the event. */
export interface ContestMatchSheet extends SheetRead {
  readonly type: 'contestMatchSheet';
  readonly reason: string;
}

export const contestMatchSheet: Deed<ContestMatchSheet> = {
  fields: { ...sheetFields, reason: aFilledLine },
  roles: SHEETS,
  touches: (command) => [things.sheet(command)],
  saysTheSame: ({ results, reason }, event) =>
    event.type === 'matchSheetContested' &&
    event.reason === reason.trim() &&
    sameSheet(event.results, results),
  judge,
};

function judge(state: Tournament, command: ContestMatchSheet): Judgement {
  const reason = command.reason.trim();
  if (reason === '') {
    const params = { setting: 'reason', value: command.reason };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const round = sheetAtHand(state, command);
  if ('refusal' in round) return round;
  const before = sheetAnswer(round, command.team);
  if (before?.contested === reason && sameSheet(before.results, command.results)) return allow([]);
  return allow([{ type: 'matchSheetContested', ...sheetRead(command), reason }]);
}
