import { useState } from 'react';

const PREFIX = 'ronde.kept.';

/** Whether something is half typed under this key. */
export function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + key) !== null;
  } catch {
    return false;
  }
}

/**
 * What is being typed, kept by this tab until it is sent or given up: a reload or a sleep takes
 * nothing away. A closed tab forgets it: players' data do not stay on a borrowed computer.
 */
export function useKept<T>(
  key: string,
  begin: () => T,
): [value: T, set: (value: T) => void, letGo: (next?: T) => void] {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept = sessionStorage.getItem(PREFIX + key);
      return kept === null ? begin() : (JSON.parse(kept) as T);
    } catch {
      return begin();
    }
  });
  const set = (next: T): void => {
    setValue(next);
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(next));
    } catch {
      // It holds until the page is closed.
    }
  };
  const letGo = (next?: T): void => {
    if (next !== undefined) setValue(next);
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was kept either.
    }
  };
  return [value, set, letGo];
}
