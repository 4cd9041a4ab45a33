/** @jsxImportSource preact */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { spoken } from '../language.ts';
import { HELPER_WORDS } from './helper-words.ts';
import { pressed, type PadKey } from './pad-key.ts';

const words = spoken(HELPER_WORDS);
const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'next'];

/** Twelve keys for a thumb; a keyboard works too. */
export function Keypad(props: {
  readonly onPress: (key: PadKey) => void;
  readonly hasNext: boolean;
}): JSX.Element {
  const { onPress } = props;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = pressed(event);
      if (key === null) return;
      event.preventDefault();
      onPress(key);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [onPress]);
  return (
    <div class="keypad" role="group" aria-label={words.keypad}>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          class="key"
          aria-label={key === 'erase' ? words.erase : key === 'next' ? words.next : undefined}
          disabled={key === 'next' && !props.hasNext}
          onClick={() => {
            onPress(key);
          }}
        >
          {key === 'erase' ? '⌫' : key === 'next' ? '→' : key}
        </button>
      ))}
    </div>
  );
}
