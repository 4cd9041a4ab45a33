import type { CommandOf } from '../command.ts';
import { allow, refuse, warn, type Judgement } from '../judgement.ts';
import {
  entriesInForce,
  redoTarget,
  stateAfterStep,
  stateAt,
  undoTarget,
  type Entry,
  type Ledger,
} from '../log.ts';
import { HOUSE_RULES } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { changeOfSight } from './publication.ts';

export function markRestorePoint(command: CommandOf<'markRestorePoint'>): Judgement {
  const name = command.name.trim();
  if (name === '') {
    return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'name', value: command.name });
  }
  return allow([{ type: 'restorePointMarked', name }]);
}

export function undo(ledger: Ledger): Judgement {
  const target = undoTarget(ledger);
  if (target === null) return refuse('nothingToUndo', HOUSE_RULES.wayBack);
  if (!mayGoTo(ledger, stateAfterStep(ledger, -1))) {
    return refuse('neverUndone', HOUSE_RULES.fideMode, { position: target.position });
  }
  const warnings = takesBackPublication(target)
    ? [warn('undoesPublication', HOUSE_RULES.wayBack, { position: target.position })]
    : [];
  return allow(
    [{ type: 'undone', position: target.position }],
    [...warnings, ...changeOfSight(ledger.state, stateAfterStep(ledger, -1))],
  );
}

export function redo(ledger: Ledger): Judgement {
  const target = redoTarget(ledger);
  if (target === null) return refuse('nothingToRedo', HOUSE_RULES.wayBack);
  return allow(
    [{ type: 'redone', position: target.position }],
    changeOfSight(ledger.state, stateAfterStep(ledger, 1)),
  );
}

/** Goes back to how things stood after an entry; what came since stays in the log. */
export function restore(ledger: Ledger, position: number): Judgement {
  const target = position >= 1 ? stateAt(ledger, position) : null;
  if (position > ledger.entries.length || target === null) {
    return refuse('unknownPosition', HOUSE_RULES.wayBack, { position });
  }
  if (!mayGoTo(ledger, target)) return refuse('neverUndone', HOUSE_RULES.fideMode, { position });
  const after = entriesInForce(ledger).filter((entry) => entry.position > position);
  return allow(
    [{ type: 'restored', to: position }],
    [
      warn('restores', HOUSE_RULES.wayBack, { position, entries: after.length }),
      ...changeOfSight(ledger.state, target),
    ],
  );
}

/** The creation of the event and leaving FIDE mode are for ever. */
function mayGoTo(ledger: Ledger, target: Tournament | null): boolean {
  if (target === null) return false;
  return ledger.state?.fideModeLeft == null || target.fideModeLeft !== null;
}

const takesBackPublication = (entry: Entry): boolean =>
  entry.events.some(({ type }) => type === 'roundPublished' || type === 'roundRepublished');
