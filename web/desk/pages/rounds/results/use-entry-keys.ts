import { useLayoutEffect, useRef, useState } from 'react';
import { isForControl, isTyping } from '../../../parts/is-typing.ts';
import { isBehindDialog } from '../../../parts/behind-dialog.ts';
import {
  pressKey,
  release,
  START,
  type BoardLine,
  type EntryAction,
  type EntryState,
} from './entry-keys.ts';
import { keyMeant } from './key-meant.ts';

/** The keys that write results, heard wherever the focus is, but for fields and dialogs. */
export function useEntryKeys(
  lines: readonly BoardLine[],
  on: {
    /** A question of the list is open. */
    readonly off: boolean;
    /** Whether an action is possible; keys of the others do nothing. */
    readonly may: (action: EntryAction) => boolean;
    readonly act: (action: EntryAction) => void;
    readonly move: (board: number | null) => void;
    /** Escape, once no number and no board is in hand. */
    readonly leave: () => void;
  },
): [keys: EntryState, setKeys: (keys: EntryState) => void] {
  const [keys, setKeys] = useState<EntryState>(START);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (on.off || isBehindDialog()) return;
    // Whoever moves on leaves the number typed behind: Enter is for what then has the focus.
    if (event.key === 'Tab') setKeys(release);
    const endsNumber = event.key === 'Enter' && keys.typed !== '';
    if (!endsNumber && isForControl(event)) return;
    const pressed = pressKey(keys, keyMeant(event), lines);
    if (pressed === null) {
      if (event.key === 'Escape') on.leave();
      return;
    }
    const { action } = pressed;
    if (!on.may(action)) return;
    event.preventDefault();
    setKeys(pressed.state);
    on.move(pressed.state.board);
    on.act(action);
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  // With the first sight of the list: a first figure lost would make 13 the board 3.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      handler.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return [keys, setKeys];
}
