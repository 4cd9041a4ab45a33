import { allow, type Judgement } from '../../judgement.ts';
import { sameSheet, sheetAnswer } from '../../match-sheets.ts';
import { SHEETS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { sheetAtHand } from './sheet-at-hand.ts';
import { sheetFields, sheetRead, type SheetRead } from './sheet-read.ts';

/** A captain signs the sheet of a match for the results it was read with. */
export interface SignMatchSheet extends SheetRead {
  readonly type: 'signMatchSheet';
}

export const signMatchSheet: Deed<SignMatchSheet> = {
  fields: sheetFields,
  roles: SHEETS,
  touches: (command) => [things.sheet(command)],
  saysTheSame: ({ results }, event) =>
    event.type === 'matchSheetSigned' && sameSheet(event.results, results),
  judge,
};

function judge(state: Tournament, command: SignMatchSheet): Judgement {
  const round = sheetAtHand(state, command);
  if ('refusal' in round) return round;
  const before = sheetAnswer(round, command.team);
  const stands =
    before?.contested === undefined && sameSheet(before?.results ?? [], command.results);
  if (before !== null && stands) return allow([]);
  return allow([{ type: 'matchSheetSigned', ...sheetRead(command) }]);
}
