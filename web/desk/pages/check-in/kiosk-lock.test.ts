import { beforeEach, describe, expect, it } from 'vitest';
import {
  isLockCode,
  kioskAddress,
  kioskLock,
  lockKiosk,
  sentToKiosk,
  unlockKiosk,
} from './kiosk-lock.ts';

describe('a kiosk that is locked', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  beforeEach(() => {
    kept.clear();
  });

  it.each([
    ['1234', true],
    ['12345678', true],
    ['123', false],
    ['12a4', false],
    ['', false],
  ])('%s as a code: %s', (code, fit) => {
    expect(isLockCode(code)).toBe(fit);
  });

  it.each(['/', '/new', '/event/open/standings', '/event/open/check-in', '/event/other/now'])(
    'leads from %s to the kiosk, and stays there',
    (pathname) => {
      expect(sentToKiosk(storage, pathname)).toBeNull();
      lockKiosk(storage, { event: 'open', code: '1234' });
      expect(sentToKiosk(storage, pathname)).toBe('/event/open/check-in/kiosk');
      expect(sentToKiosk(storage, kioskAddress('open'))).toBeNull();
    },
  );

  it('is left by its code alone', () => {
    lockKiosk(storage, { event: 'open', code: '1234' });
    expect(unlockKiosk(storage, '4321')).toBe(false);
    expect(kioskLock(storage)).toEqual({ event: 'open', code: '1234' });
    expect(unlockKiosk(storage, '1234')).toBe(true);
    expect(kioskLock(storage)).toBeNull();
  });

  it('what cannot be read locks nobody out', () => {
    kept.set('ronde.kiosk', '{broken');
    expect(kioskLock(storage)).toBeNull();
  });
});
