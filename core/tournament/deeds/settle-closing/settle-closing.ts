import { LINES_BY_HAND, SETTLED_AS, type LineByHand, type SettledAs } from '../../closing.ts';
import { allow, type Judgement } from '../../judgement.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';

export interface SettleClosing {
  readonly type: 'settleClosing';
  readonly line: LineByHand;
  readonly as: SettledAs | 'open';
}

export const settleClosing: Deed<SettleClosing> = {
  fields: { line: oneOf(LINES_BY_HAND), as: oneOf([...SETTLED_AS, 'open']) },
  roles: ARBITERS,
  touches: ({ line }) => [`closing:${line}`],
  saysTheSame: ({ as }, event) => event.type === 'closingSettled' && event.as === as,
  judge,
};

function judge({ closing }: Tournament, { line, as }: SettleClosing): Judgement {
  const before = closing.settled.get(line);
  const same = as === 'open' ? before === undefined : before?.as === as && !before.outdated;
  return allow(same ? [] : [{ type: 'closingSettled', line, as }]);
}
