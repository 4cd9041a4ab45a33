import type { Role } from '@ronde/core/tournament/roles.ts';
import type { BoardRange } from './roles.ts';

/** Roles a device link may give: what a chief arbiter does is not left on a phone. */
export const DEVICE_ROLES = [
  'deputy',
  'pairing',
  'results',
  'checkIn',
  'organiser',
  'screen',
  'captain',
  'player',
] as const satisfies readonly Role[];
export type DeviceRole = (typeof DEVICE_ROLES)[number];

export interface DeviceShown {
  readonly id: string;
  readonly name: string;
  readonly role: DeviceRole;
  readonly boards: BoardRange | null;
  readonly player: string | null;
  readonly team: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  readonly lastSeenAt: string | null;
}

/** `GET /api/tournaments/:id/devices` */
export interface DevicesAnswer {
  readonly devices: readonly DeviceShown[];
}

/** `POST /api/tournaments/:id/devices` */
export interface NewDeviceRequest {
  readonly name: string;
  readonly role: DeviceRole;
  readonly boards?: BoardRange;
  readonly player?: string;
  /** The team of a captain. */
  readonly team?: string;
  /** From now; a day when missing. */
  readonly hours?: number;
}

/** The secrets are in this answer and nowhere else: the server keeps their hashes. */
export interface NewDeviceAnswer {
  readonly device: DeviceShown;
  /** 8 digits to type on `/p`. */
  readonly code: string;
  /** Path of the link in the QR code, `/c/…`. */
  readonly path: string;
  /** Addresses under which phones may reach this server, with the path; empty when none is known. */
  readonly links: readonly string[];
  /** The QR code of the first link, as an SVG drawing; null without a link. */
  readonly qr: string | null;
}
