import { notifications } from '@mantine/notifications';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useWords } from '../../../language.tsx';
import { isBehindDialog } from '../../../parts/behind-dialog.ts';
import { isControl, isForControl, isTyping } from '../../../parts/is-typing.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';
import { release, START, type BoardLine, type EntryAction, type EntryState } from './entry-keys.ts';
import { keyMeant } from './key-meant.ts';
import { hearKey, NOT_CHOSEN, turnTo, type Place } from './key-owner.ts';

/** The keys that write results, heard wherever the focus is, but for fields, menus and dialogs. */
export function useEntryKeys(
  lines: readonly BoardLine[],
  list: RefObject<HTMLElement | null>,
  on: {
    /** A question of the list is open. */
    readonly off: boolean;
    /** Keys write results here. */
    readonly writes: boolean;
    /** Whether an action is possible; keys of the others do nothing. */
    readonly may: (action: EntryAction) => boolean;
    readonly act: (action: EntryAction) => void;
    readonly move: (board: number | null) => void;
    /** Escape, once no number and no board is in hand; first of a control gone to by keys. */
    readonly leave: (from: 'list' | 'control') => void;
  },
): [keys: EntryState, setKeys: (keys: EntryState) => void] {
  const [keys, setKeys] = useState<EntryState>(START);
  const chosen = useRef(NOT_CHOSEN);
  const words = useWords(ROUNDS_WORDS);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event, on.off);
    const key = keyMeant(event);
    const { writes } = on;
    const heard = hearKey(keys, key, { ...place, chosen: chosen.current, lines, writes });
    if (heard.by !== 'list') {
      setKeys(heard.state);
      if (heard.by === 'control' && heard.lost) {
        notifications.show({ id: 'keysElsewhere', message: words.keysElsewhere, color: 'yellow' });
      }
      if (key !== 'Escape' || place.is === 'field' || place.covered) return;
      on.leave(heard.by === 'control' ? 'control' : 'list');
      return;
    }
    const { state, action } = heard;
    if (!on.may(action)) {
      setKeys(release(keys));
      return;
    }
    event.preventDefault();
    if (place.is === 'control') list.current?.focus({ preventScroll: true });
    setKeys(state);
    on.move(state.board);
    on.act(action);
  };
  const handler = useRef(onKey);
  handler.current = onKey;
  // With the first sight of the list: a first figure lost would make 13 the board 3.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      handler.current(event);
    };
    const onPointer = (): void => {
      chosen.current = turnTo(chosen.current, { kind: 'pointer' });
    };
    const onAnyKey = ({ key }: KeyboardEvent): void => {
      chosen.current = turnTo(chosen.current, { kind: 'key', key });
    };
    const onFocus = ({ target }: FocusEvent): void => {
      chosen.current = turnTo(chosen.current, { kind: 'focus', on: target });
    };
    const first = { capture: true };
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', onPointer, first);
    window.addEventListener('keydown', onAnyKey, first);
    window.addEventListener('focusin', onFocus, first);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', onPointer, first);
      window.removeEventListener('keydown', onAnyKey, first);
      window.removeEventListener('focusin', onFocus, first);
    };
  }, []);
  return [keys, setKeys];
}

function placeOf(event: KeyboardEvent, asks: boolean): Place {
  const { target } = event;
  const at = isControl(target) ? 'control' : 'page';
  return {
    focus: target,
    is: isTyping(target) ? 'field' : at,
    answered: isForControl(event),
    covered: asks || isBehindDialog() || document.querySelector('[role="menu"]') !== null,
  };
}
