import { allow, refuse, warn, type Judgement } from '../../judgement.ts';
import { stateAfterStep, undoTarget, type Entry, type Ledger } from '../../log.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { DeedOnLog } from '../deed.ts';
import { changeOfSight } from '../publish-tournament/publication-warnings.ts';
import { EVERYTHING } from '../things.ts';
import { barredBy } from './may-go-to.ts';

export interface Undo {
  readonly type: 'undo';
}

export const undo: DeedOnLog<Undo> = {
  fields: {},
  roles: ARBITERS,
  touches: () => [EVERYTHING],
  judgeOnLog: judge,
};

function judge(ledger: Ledger): Judgement {
  const target = undoTarget(ledger);
  if (target === null) return refuse('nothingToUndo', HOUSE_RULES.wayBack);
  const before = stateAfterStep(ledger, -1);
  const barred = barredBy(ledger, before);
  if (barred !== null) return refuse('neverUndone', barred, { position: target.position });
  const warnings = takesBackPublication(target)
    ? [warn('undoesPublication', HOUSE_RULES.wayBack, { position: target.position })]
    : [];
  return allow(
    [{ type: 'undone', position: target.position }],
    [...warnings, ...changeOfSight(ledger.state, before)],
  );
}

const takesBackPublication = (entry: Entry): boolean =>
  entry.events.some(({ type }) => type === 'roundPublished' || type === 'roundRepublished');
