import { allow, handlingRules, refuse, type Judgement } from '../../judgement.ts';
import { PAIRING } from '../../roles.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface CloseList {
  readonly type: 'closeList';
}

export const closeList: Deed<CloseList> = {
  fields: {},
  roles: PAIRING,
  touches: () => ['list', 'numbers'],
  judge,
};

/** From here on the numbers are definitive (C.04.2 C.3, 2026: 2.5). */
function judge(state: Tournament): Judgement {
  const { articles } = handlingRules(state);
  if (state.listClosed) return refuse('listAlreadyClosed', articles.definitiveNumbers);
  if (state.numbers.length === 0) return refuse('numbersMissing', articles.pairingNumbers);
  return allow([{ type: 'listClosed' }]);
}
