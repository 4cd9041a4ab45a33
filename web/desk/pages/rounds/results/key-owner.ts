import {
  isResultKey,
  pressKey,
  release,
  type BoardLine,
  type EntryAction,
  type EntryState,
} from './entry-keys.ts';

/** The control that Tab or an arrow key went to: its keys are its own until the focus leaves it. */
export interface Chosen {
  readonly control: unknown;
  /** A key is moving the focus: where it arrives is chosen. */
  readonly moving: boolean;
}

export const NOT_CHOSEN: Chosen = { control: null, moving: false };

/**
 * What the arbiter turned to. A click or a closing dialog leaves the keys to the list, whatever has
 * the focus then; only a control gone to by keys has them for itself.
 */
export function turnTo(
  chosen: Chosen,
  to:
    | { readonly kind: 'pointer' }
    | { readonly kind: 'key'; readonly key: string }
    | { readonly kind: 'focus'; readonly on: unknown },
): Chosen {
  switch (to.kind) {
    case 'pointer':
      return NOT_CHOSEN;
    case 'key':
      return { ...chosen, moving: to.key === 'Tab' || to.key.startsWith('Arrow') };
    case 'focus':
      return chosen.moving ? { control: to.on, moving: true } : chosen;
  }
}

/** Where a key is pressed. */
export interface Place {
  /** What has the focus. */
  readonly focus: unknown;
  readonly is: 'page' | 'control' | 'field';
  /** What has the focus does something of its own with the key. */
  readonly answered: boolean;
  /** A dialog or a menu is open. */
  readonly covered: boolean;
}

export type Heard =
  /** The list answers the key, and nothing else may. */
  | { readonly by: 'list'; readonly state: EntryState; readonly action: EntryAction }
  | { readonly by: 'others'; readonly state: EntryState }
  /** A control gone to by keys has them: Escape gives them back to the list. */
  | { readonly by: 'control'; readonly state: EntryState; readonly lost: boolean };

/**
 * What the list makes of a key. Every key of it has one owner: where Enter is for a control, a
 * field or a dialog, no figure picks a board.
 */
export function hearKey(
  state: EntryState,
  key: string,
  at: Place & {
    readonly chosen: Chosen;
    readonly lines: readonly BoardLine[];
    /** Keys write results here: not in a draft. */
    readonly writes: boolean;
  },
): Heard {
  const others: Heard = { by: 'others', state: release(state) };
  if (at.covered || at.is === 'field' || key === 'Tab') return others;
  const endsNumber = key === 'Enter' && state.typed !== '';
  if (!at.writes && at.answered && !endsNumber) return { by: 'others', state };
  if (at.writes && at.is === 'control' && at.chosen.control === at.focus) {
    return { by: 'control', state: release(state), lost: isResultKey(key) };
  }
  const pressed = pressKey(state, key, at.lines);
  return pressed === null ? { by: 'others', state } : { by: 'list', ...pressed };
}
