import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { entriesInForce, stateAt, type Ledger } from '../../log.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHIEF } from '../../roles.ts';
import { aPosition } from '../../schema/words.ts';
import type { DeedOnLog } from '../deed.ts';
import { changeOfSight } from '../publish-tournament/publication-warnings.ts';
import { EVERYTHING } from '../things.ts';
import { barredBy } from '../undo/may-go-to.ts';

export interface Restore {
  readonly type: 'restore';
  readonly position: number;
}

export const restore: DeedOnLog<Restore> = {
  fields: { position: aPosition },
  roles: CHIEF,
  touches: () => [EVERYTHING],
  judgeOnLog: (ledger, { position }) => judge(ledger, position),
};

/** Goes back to how things stood after an entry; what came since stays in the log. */
function judge(ledger: Ledger, position: number): Judgement {
  const target = position >= 1 ? stateAt(ledger, position) : null;
  if (position > ledger.entries.length || target === null) {
    return refuse('unknownPosition', HOUSE_RULES.wayBack, { position });
  }
  const barred = barredBy(ledger, target);
  if (barred !== null) return refuse('neverUndone', barred, { position });
  const after = entriesInForce(ledger).filter((entry) => entry.position > position);
  return allow(
    [{ type: 'restored', to: position }],
    [
      warn('restores', HOUSE_RULES.wayBack, { position, entries: after.length }),
      ...changeOfSight(ledger.state, target),
    ],
  );
}
