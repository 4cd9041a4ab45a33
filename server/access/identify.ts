import type { LiveSession } from '@ronde/store/access/access-store.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Role } from '../api/roles.ts';
import { instant, type House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import type { Declined } from '../registry/declined.ts';
import type { ServerEnv } from '../registry/route.ts';
import { ANONYMOUS, EVERY_TOURNAMENT, isRole, THIS_COMPUTER, type Identity } from './principal.ts';
import { hashOfSecret, newToken } from './secrets.ts';
import { isLoopback, isThisComputer, type Connection } from './this-computer.ts';

const COOKIE = 'ronde-session';

export function connectionOf(context: Context<ServerEnv>): Connection {
  // `env` is undefined when a test asks the app without a network.
  const incoming = (context.env as Partial<ServerEnv['Bindings']> | undefined)?.incoming;
  return {
    remoteAddress: incoming?.socket.remoteAddress,
    remotePort: incoming?.socket.remotePort,
    httpVersion: incoming?.httpVersion,
    encrypted: incoming !== undefined && 'encrypted' in incoming.socket,
  };
}

/** The address attempts are counted by; that of a hosted server's own proxy says nothing. */
export function addressOf(context: Context<ServerEnv>, house: House): string {
  const { remoteAddress = '' } = connectionOf(context);
  if (house.policy.trustsThisComputer || !isLoopback(remoteAddress)) return remoteAddress;
  const passedOn = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return passedOn ?? remoteAddress;
}

/** Who asks: whoever the session stands for, this computer, or nobody in particular. */
export async function identify(
  context: Context<ServerEnv>,
  house: House,
): Promise<Identity | Declined> {
  const token = getCookie(context, COOKIE);
  if (token !== undefined && token !== '') {
    const hash = hashOfSecret('session', token);
    const found = await house.store.access.session(hash, instant(house));
    if (!found.ok) return declinedByStore(found.error, false);
    if (found.value !== null) {
      const { device } = found.value;
      if (device) await house.store.access.deviceSeen(device.id, instant(house));
      return identityOf(found.value);
    }
  }
  const here =
    house.policy.trustsThisComputer &&
    isThisComputer(context.req.raw.headers, connectionOf(context));
  return here ? THIS_COMPUTER : ANONYMOUS;
}

export function identityOf({ session, account, device }: LiveSession): Identity {
  if (device !== undefined) {
    return {
      via: 'device',
      name: device.name,
      grants: isRole(device.role) ? grantOf(device.tournament, device.role) : [],
      boards: device.boards,
      player: device.player,
      account: null,
      device: device.id,
      session: session.tokenHash,
    };
  }
  return {
    via: 'account',
    name: account.name,
    grants: account.grants.flatMap(({ tournament, role }) =>
      isRole(role) ? [{ tournament, role }] : [],
    ),
    boards: null,
    player: null,
    account: account.id,
    device: null,
    session: session.tokenHash,
  };
}

/** A device is of one tournament: an older store may hold one whose id means every one elsewhere. */
const grantOf = (tournament: string, role: Role): Identity['grants'] =>
  tournament === EVERY_TOURNAMENT ? [] : [{ tournament, role }];

/** Opens a session for an account or a device, and gives the browser its cookie. */
export async function openSession(
  context: Context<ServerEnv>,
  house: House,
  owner: { readonly account: string } | { readonly device: string },
  expiresAt: string,
): Promise<Declined | null> {
  const token = newToken();
  const added = await house.store.access.addSession({
    tokenHash: hashOfSecret('session', token),
    owner,
    createdAt: instant(house),
    expiresAt,
  });
  if (!added.ok) return declinedByStore(added.error, false);
  setCookie(context, COOKIE, token, {
    ...cookieOptions(context, house),
    expires: new Date(expiresAt),
  });
  return null;
}

export function forgetSession(context: Context<ServerEnv>, house: House): void {
  deleteCookie(context, COOKIE, cookieOptions(context, house));
}

const cookieOptions = (context: Context<ServerEnv>, { policy }: House) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: connectionOf(context).encrypted || (policy.publicUrl?.startsWith('https:') ?? false),
});
