import type { DeviceShown } from '@ronde/server/api/devices.ts';

export type DeviceState = 'alive' | 'unused' | 'expired' | 'revoked';

/** How a link stands at an instant. */
export function deviceState(device: DeviceShown, now: number): DeviceState {
  if (device.revokedAt !== null) return 'revoked';
  if (Date.parse(device.expiresAt) <= now) return 'expired';
  return device.lastSeenAt === null ? 'unused' : 'alive';
}

export const isOpen = (state: DeviceState): boolean => state === 'alive' || state === 'unused';

/** Links that still open something first, then the newest. */
export function inOrder(devices: readonly DeviceShown[], now: number): readonly DeviceShown[] {
  return [...devices].sort(
    (a, b) =>
      Number(isOpen(deviceState(b, now))) - Number(isOpen(deviceState(a, now))) ||
      Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
}
