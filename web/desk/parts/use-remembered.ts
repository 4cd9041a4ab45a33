import { useState } from 'react';

const PREFIX = 'ronde.';

/** State that this browser remembers; private windows that forbid it only forget. */
export function useRemembered<T>(key: string, otherwise: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = localStorage.getItem(PREFIX + key);
      return kept === null ? otherwise : (JSON.parse(kept) as T);
    } catch {
      return otherwise;
    }
  });
  const remember = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(next));
    } catch {
      // The choice holds until the page is closed.
    }
  };
  return [value, remember];
}
