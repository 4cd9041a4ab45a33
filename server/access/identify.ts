import type { LiveSession } from '@ronde/store/access/access-store.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Role } from '@ronde/core/tournament/roles.ts';
import { instant, type House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined } from '../registry/declined.ts';
import type { ServerEnv } from '../registry/route.ts';
import { AS_DEVICE, AS_DEVICE_HEADER } from '../api/session.ts';
import { ANONYMOUS, EVERY_TOURNAMENT, isRole, THIS_COMPUTER, type Identity } from './principal.ts';
import { hashOfSecret, newToken } from './secrets.ts';
import { isLoopback, isThisComputer, type Connection } from './this-computer.ts';

/** An account and a device have a session each: neither takes the other's place in a browser. */
const COOKIES = { account: 'ronde-session', device: 'ronde-device' } as const;

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

/**
 * Who asks: the account, this computer, the device, or nobody in particular, in this order: whoever
 * opens a player's link at the arbiter's desk stays who they are there. The phone's own page asks
 * as the device, and is never anybody else.
 */
export async function identify(
  context: Context<ServerEnv>,
  house: House,
): Promise<Identity | Declined> {
  const asDevice = asksAsDevice(context.req);
  const account = asDevice ? null : await sessionIn(context, house, COOKIES.account);
  if (account instanceof Declined) return account;
  if (account?.account !== undefined) return identityOf(account);
  const here =
    house.policy.trustsThisComputer &&
    isThisComputer(context.req.raw.headers, connectionOf(context));
  if (here && !asDevice) return THIS_COMPUTER;
  // Sessions of devices once lay where those of accounts lie.
  const device =
    (await sessionIn(context, house, COOKIES.device)) ??
    (await sessionIn(context, house, COOKIES.account));
  if (device instanceof Declined) return device;
  if (device?.device === undefined) return ANONYMOUS;
  await house.store.access.deviceSeen(device.device.id, instant(house));
  return identityOf(device);
}

/** A stream cannot send a header. */
const asksAsDevice = (request: Context<ServerEnv>['req']): boolean =>
  request.header(AS_DEVICE_HEADER) === AS_DEVICE || request.query('as') === AS_DEVICE;

async function sessionIn(
  context: Context<ServerEnv>,
  house: House,
  cookie: string,
): Promise<LiveSession | Declined | null> {
  const token = getCookie(context, cookie);
  if (token === undefined || token === '') return null;
  const hash = hashOfSecret('session', token);
  const found = await house.store.access.session(hash, instant(house));
  return found.ok ? found.value : declinedByStore(found.error, false);
}

export function identityOf({ session, account, device }: LiveSession): Identity {
  if (device !== undefined) {
    return {
      via: 'device',
      name: device.name,
      grants: isRole(device.role) ? grantOf(device.tournament, device.role) : [],
      boards: device.boards,
      player: device.player,
      team: device.team,
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
    team: null,
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
  setCookie(context, 'account' in owner ? COOKIES.account : COOKIES.device, token, {
    ...cookieOptions(context, house),
    expires: new Date(expiresAt),
  });
  return null;
}

/** Takes back the cookie of the session that ends, and those that stand for nobody any more. */
export function forgetSession(
  context: Context<ServerEnv>,
  house: House,
  { via, session }: Pick<Identity, 'via' | 'session'>,
): void {
  for (const cookie of Object.values(COOKIES)) {
    const token = getCookie(context, cookie);
    const own = token !== undefined && hashOfSecret('session', token) === session;
    const dead = via === 'anonymous' && (cookie === COOKIES.device || !asksAsDevice(context.req));
    if (own || dead) deleteCookie(context, cookie, cookieOptions(context, house));
  }
}

const cookieOptions = (context: Context<ServerEnv>, { policy }: House) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Strict' as const,
  secure: connectionOf(context).encrypted || (policy.publicUrl?.startsWith('https:') ?? false),
});
