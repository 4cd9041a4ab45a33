/**
 * A tablet given out of hand: until its code is typed, every page of the desk in this browser is the
 * kiosk. Against curious players, not against somebody who may open the browser's own tools.
 */
export interface KioskLock {
  readonly event: string;
  readonly code: string;
}

const KEY = 'ronde.kiosk';

/** Four figures and more. */
export const isLockCode = (text: string): boolean => /^\d{4,8}$/.test(text);

/** The part of the browser's storage we use: tests bring their own. */
type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function kioskLock(storage: Keeping): KioskLock | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { event, code } = kept as Partial<KioskLock>;
    return typeof event === 'string' && typeof code === 'string' ? { event, code } : null;
  } catch {
    return null;
  }
}

export function lockKiosk(storage: Keeping, lock: KioskLock): void {
  storage.setItem(KEY, JSON.stringify(lock));
}

/** Whether the code was the right one, or there is none. */
export function unlockKiosk(storage: Keeping, code: string): boolean {
  const lock = kioskLock(storage);
  if (lock !== null && lock.code !== code) return false;
  storage.removeItem(KEY);
  return true;
}

export const kioskAddress = (event: string): string =>
  `/event/${encodeURIComponent(event)}/check-in/kiosk`;

/** Where a locked browser is sent from an address; null where it may stay. */
export function sentToKiosk(storage: Keeping, pathname: string): string | null {
  const lock = kioskLock(storage);
  if (lock === null) return null;
  const kiosk = kioskAddress(lock.event);
  return decodeURI(pathname) === decodeURI(kiosk) ? null : kiosk;
}
