import { allow, refuse, type Judgement } from '../../judgement.ts';
import { redoTarget, stateAfterStep, type Ledger } from '../../log.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import type { DeedOnLog } from '../deed.ts';
import { changeOfSight } from '../publish-tournament/publication-warnings.ts';
import { EVERYTHING } from '../things.ts';

export interface Redo {
  readonly type: 'redo';
}

export const redo: DeedOnLog<Redo> = {
  fields: {},
  roles: ARBITERS,
  touches: () => [EVERYTHING],
  judgeOnLog: judge,
};

function judge(ledger: Ledger): Judgement {
  const target = redoTarget(ledger);
  if (target === null) return refuse('nothingToRedo', HOUSE_RULES.wayBack);
  return allow(
    [{ type: 'redone', position: target.position }],
    changeOfSight(ledger.state, stateAfterStep(ledger, 1)),
  );
}
