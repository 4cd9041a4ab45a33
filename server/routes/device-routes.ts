import type { DeviceLink } from '@ronde/store/access/access-store.ts';
import { unusableId } from '@ronde/store/store-error.ts';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { EVERY_TOURNAMENT } from '../access/principal.ts';
import { hashOfSecret, newCode, newId, newToken } from '../access/secrets.ts';
import {
  DEVICE_ROLES,
  type DeviceRole,
  type DevicesAnswer,
  type DeviceShown,
  type NewDeviceAnswer,
  type NewDeviceRequest,
} from '../api/devices.ts';
import { exact } from '../commands/exact.ts';
import { filledLine, ordinal } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { ARBITERS } from './everybody.ts';

const HOUR = 60 * 60 * 1_000;
const USUAL_HOURS = 24;
const MOST_HOURS = 24 * 60;

const body = exact<NewDeviceRequest>()({
  name: filledLine,
  role: z.enum(DEVICE_ROLES),
  boards: z.strictObject({ from: ordinal, to: ordinal }).exactOptional(),
  player: filledLine.exactOptional(),
  team: filledLine.exactOptional(),
  hours: z.int().min(1).max(MOST_HOURS).exactOptional(),
});
const params = z.object({ id: filledLine });
const paramsOfDevice = z.object({ id: filledLine, device: filledLine });

export const deviceRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/tournaments/:id/devices',
    summary: 'The device links of a tournament, without their secrets',
    roles: ARBITERS,
    params,
    answer: answerOf<DevicesAnswer>('DevicesAnswer'),
    handle: async ({ params: { id } }) => {
      const links = await house.store.access.deviceLinks(id);
      if (!links.ok) return declinedByStore(links.error, false);
      return { devices: links.value.map(shown) };
    },
  }),
  route({
    method: 'post',
    path: '/api/tournaments/:id/devices',
    summary: 'Makes a device link: 8 digits and a QR code, shown this once',
    roles: ARBITERS,
    params,
    body,
    answer: answerOf<NewDeviceAnswer>('NewDeviceAnswer', 201),
    handle: async ({ params: { id }, body: wish, principal }) => {
      if (id === EVERY_TOURNAMENT) return declinedByStore(unusableId(id), false);
      const opened = await house.ledgers.at(id);
      if (!opened.ok) return declinedByLedger(opened.error, principal);
      const unfit = unfitWish(wish, principal.role, opened.value.state);
      return unfit ?? makeLink(house, id, wish);
    },
  }),
  route({
    method: 'delete',
    path: '/api/tournaments/:id/devices/:device',
    summary: 'Revokes a device link at once, and cuts its live streams',
    roles: ARBITERS,
    params: paramsOfDevice,
    answer: NO_CONTENT,
    handle: async ({ params: { id, device }, principal }) => {
      const link = await house.store.access.deviceLink(device);
      if (!link.ok) return declinedByStore(link.error, false);
      if (link.value?.tournament !== id)
        return declined(404, 'store.unknownDevice', { id: device });
      if (link.value.role === 'deputy' && principal.role !== 'chief') {
        return declined(403, 'access.forbidden', { role: principal.role });
      }
      const revoked = await house.store.access.revokeDeviceLink(device, instant(house));
      if (!revoked.ok) return declinedByStore(revoked.error, false);
      house.hub.cut((client) => client.device === device);
      return null;
    },
  }),
];

type Known = ReadonlyMap<string, unknown>;

function unfitWish(
  wish: NewDeviceRequest,
  by: Role,
  event: { readonly players: Known; readonly teams: Known },
): Declined | null {
  const { role, boards, player, team } = wish;
  if (role === 'deputy' && by !== 'chief') return declined(403, 'access.forbidden', { role: by });
  if (boards !== undefined && (role !== 'results' || boards.from > boards.to)) {
    return declined(422, 'device.unfitBoards');
  }
  if ((role === 'player') !== (player !== undefined)) return declined(422, 'device.unfitPlayer');
  if (player !== undefined && !event.players.has(player)) {
    return declined(422, 'device.unknownPlayer', { player });
  }
  if ((role === 'captain') !== (team !== undefined)) return declined(422, 'device.unfitTeam');
  if (team !== undefined && !event.teams.has(team)) {
    return declined(422, 'device.unknownTeam', { team });
  }
  return null;
}

/** A code may be in use already: another is drawn. */
const DRAWS = 5;

/** Makes a link as it is wished; its secrets are in the answer alone. */
export async function makeLink(
  house: House,
  tournament: string,
  wish: NewDeviceRequest,
): Promise<NewDeviceAnswer | Declined> {
  const now = house.clock();
  for (let draw = 1; ; draw += 1) {
    const [code, token] = [newCode(), newToken()];
    const link: DeviceLink = {
      id: newId(),
      tournament,
      role: wish.role,
      boards: wish.boards ?? null,
      player: wish.player ?? null,
      team: wish.team ?? null,
      name: wish.name,
      codeHash: hashOfSecret('code', code),
      tokenHash: hashOfSecret('token', token),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + (wish.hours ?? USUAL_HOURS) * HOUR).toISOString(),
      revokedAt: null,
      lastSeenAt: null,
    };
    const added = await house.store.access.addDeviceLink(link);
    if (!added.ok) {
      if (added.error.code === 'store.codeTaken' && draw < DRAWS) continue;
      return declinedByStore(added.error, false);
    }
    const path = `/c/${token}`;
    const links = house.policy.addresses().map((address) => `${address}${path}`);
    const [first] = links;
    const qr = first === undefined ? null : renderSVG(first);
    return { device: shown(link), code, path, links, qr };
  }
}

const shown = (link: DeviceLink): DeviceShown => ({
  id: link.id,
  name: link.name,
  role: link.role as DeviceRole,
  boards: link.boards,
  player: link.player,
  team: link.team,
  createdAt: link.createdAt,
  expiresAt: link.expiresAt,
  revokedAt: link.revokedAt,
  lastSeenAt: link.lastSeenAt,
});
