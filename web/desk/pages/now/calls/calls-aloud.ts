import { useSyncExternalStore } from 'react';

const KEY = 'ronde.calls.aloud';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice holds until the page is closed. */
let chosen: boolean | null = null;

function isAloud(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function setAloud(on: boolean): void {
  chosen = on;
  try {
    localStorage.setItem(KEY, String(on));
  } catch {
    // See above.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** Whether announcements are said aloud on this computer: one of the hall speaks, not all. */
export const useCallsAloud = (): [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, isAloud),
  setAloud,
];
