import { LINES_BY_HAND, type ClosingLineName } from '../../closing.ts';
import { closingLine } from '../../closing-lines.ts';
import { undecidedMatches } from '../../cup.ts';
import { CUPS } from '../../cup-misfit.ts';
import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface CloseTournament {
  readonly type: 'closeTournament';
}

export const closeTournament: Deed<CloseTournament> = {
  fields: {},
  roles: ARBITERS,
  touches: () => ['closing'],
  saysTheSame: (_, event) => event.type === 'tournamentClosed',
  judge,
};

/** Without these there is no final table; the rest is asked about. */
const NEEDED: readonly ClosingLineName[] = ['results', 'disputes', 'rounds'];

function judge(state: Tournament): Judgement {
  if (state.closing.closed) return allow([]);
  const toDo = (line: ClosingLineName): boolean => closingLine(state, line).standing === 'toDo';
  const missing = NEEDED.filter(toDo).length;
  if (missing > 0) return refuse('eventNotOver', HOUSE_RULES.closedByADeed, { lines: missing });
  const lines = LINES_BY_HAND.filter(toDo).length;
  const level = undecidedMatches(state);
  const params = { count: level.length, matches: level.join(', ') };
  return allow(
    [{ type: 'tournamentClosed' }],
    [
      ...(lines === 0 ? [] : [warn('closesWithOpenLines', HOUSE_RULES.closedByADeed, { lines })]),
      ...(level.length === 0 ? [] : [warn('closesWithLevelMatches', CUPS, params)]),
    ],
  );
}
