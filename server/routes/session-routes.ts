import type { DeviceLink } from '@ronde/store/access/access-store.ts';
import { loginKey } from '@ronde/store/access/access-values.ts';
import { z } from 'zod';
import { sourceOf } from '../access/attempts.ts';
import { addressOf, forgetSession, openSession } from '../access/identify.ts';
import { meOf } from '../access/me.ts';
import { EVERY_TOURNAMENT, isRole, type Principal } from '../access/principal.ts';
import {
  hashPassword,
  isPassword,
  LONGEST_PASSWORD,
  passwordQueue,
  SHORTEST_PASSWORD,
} from '../access/passwords.ts';
import { CODE_DIGITS, hashOfSecret, newId, sameSecret } from '../access/secrets.ts';
import type {
  CodeRequest,
  FirstAccountRequest,
  LoginRequest,
  SessionAnswer,
} from '../api/session.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import { instant, type House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined, declined, serverBusy } from '../registry/declined.ts';
import { answerOf, NO_CONTENT, route, type Asked, type Route } from '../registry/route.ts';
import { EVERYBODY } from './everybody.ts';

const DAY = 24 * 60 * 60 * 1_000;
const ACCOUNT_SESSION = 14 * DAY;
/** Seconds after which the passwords that wait have been looked at. */
const RETRY_AFTER = 2;
const DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);

const loginBody = exact<LoginRequest>()({
  login: filledLine,
  password: z.string().max(LONGEST_PASSWORD),
});
const codeBody = exact<CodeRequest>()({ code: z.string().min(CODE_DIGITS).max(100) });
const firstAccountBody = exact<FirstAccountRequest>()({
  token: z.string().max(100),
  login: filledLine,
  name: filledLine,
  password,
});

type Context = Asked<unknown, unknown, unknown>['context'];

/** Who you are, and how to show it. */
export const sessionRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/session',
    summary: 'Who the server takes you for',
    roles: EVERYBODY,
    answer: answerOf<SessionAnswer>('SessionAnswer'),
    handle: async ({ principal }) => {
      const accounts = await house.store.access.accounts();
      if (!accounts.ok) return declinedByStore(accounts.error, false);
      const own = accounts.value.find(({ id }) => id === principal.account);
      const device =
        principal.device === null ? null : await house.store.access.deviceLink(principal.device);
      if (device?.ok === false) return declinedByStore(device.error, false);
      const held = own?.grants ?? (device?.value ? [device.value] : []);
      return {
        me: meOf(principal),
        grants: held.flatMap(({ tournament, role }) =>
          isRole(role) ? [{ tournament, role }] : [],
        ),
        firstAccountNeeded: !house.policy.trustsThisComputer && accounts.value.length === 0,
      };
    },
  }),
  route({
    method: 'post',
    path: '/api/session/login',
    summary: 'Opens a session with a login and a password',
    roles: EVERYBODY,
    body: loginBody,
    answer: NO_CONTENT,
    handle: ({ body, context }) => login(house, context, body),
  }),
  route({
    method: 'post',
    path: '/api/session/code',
    summary: 'Opens a session with the 8 digits or the token of a device link',
    roles: EVERYBODY,
    body: codeBody,
    answer: NO_CONTENT,
    handle: ({ body, context }) => enterCode(house, context, body.code),
  }),
  route({
    method: 'post',
    path: '/api/session/logout',
    summary: 'Ends the session and its live streams',
    roles: EVERYBODY,
    answer: NO_CONTENT,
    handle: ({ principal, context }) => logout(house, context, principal),
  }),
  route({
    method: 'post',
    path: '/api/session/first-account',
    summary: 'Makes the first account of a hosted server, with the token it printed',
    roles: EVERYBODY,
    body: firstAccountBody,
    answer: NO_CONTENT,
    handle: ({ body, context }) => firstAccount(house, context, body),
  }),
];

async function login(
  house: House,
  context: Context,
  given: LoginRequest,
): Promise<Declined | null> {
  const { access } = house.store;
  // A flood that finds no place is not worth a write.
  if (passwordQueue.isFull()) return serverBusy(RETRY_AFTER);
  const guesser = { source: sourceAsking(house, context), account: loginKey(given.login) };
  const account = await house.guesses.guard('login', guesser, async () => {
    const found = await access.accountByLogin(given.login);
    if (!found.ok) return declinedByStore(found.error, false);
    const known = found.value?.disabled === false ? found.value : null;
    const matches = await isPassword(known?.passwordHash ?? null, given.password);
    if (!matches.ok) return serverBusy(RETRY_AFTER);
    return matches.value ? known : null;
  });
  if (account === null) return declined(401, 'access.wrongPassword');
  if (account instanceof Declined) return account;
  return openSession(context, house, { account: account.id }, inTwoWeeks(house));
}

/** Digits are guarded against guessing; a token of 256 bits cannot be guessed. */
async function enterCode(house: House, context: Context, code: string): Promise<Declined | null> {
  const digits = code.replace(/[\s-]/g, '');
  if (!DIGITS.test(digits)) {
    const followed = await followToken(house, context, code);
    return followed instanceof Declined ? followed : null;
  }
  const link = await house.guesses.guard(
    'code',
    { source: sourceAsking(house, context) },
    async () => {
      const found = await house.store.access.deviceLinkByCode(
        hashOfSecret('code', digits),
        instant(house),
      );
      return found.ok ? found.value : declinedByStore(found.error, false);
    },
  );
  if (link === null) return declined(401, 'access.wrongCode');
  if (link instanceof Declined) return link;
  return openSession(context, house, { device: link.id }, link.expiresAt);
}

/** Opens the session of the device link a QR code leads to. */
export async function followToken(
  house: House,
  context: Context,
  token: string,
): Promise<DeviceLink | Declined> {
  const found = await house.store.access.deviceLinkByToken(
    hashOfSecret('token', token),
    instant(house),
  );
  if (!found.ok) return declinedByStore(found.error, false);
  if (found.value === null) return declined(401, 'access.wrongCode');
  const { id, expiresAt } = found.value;
  return (await openSession(context, house, { device: id }, expiresAt)) ?? found.value;
}

const sourceAsking = (house: House, context: Context): string =>
  sourceOf(addressOf(context, house));

const inTwoWeeks = (house: House): string =>
  new Date(house.clock().getTime() + ACCOUNT_SESSION).toISOString();

async function logout(
  house: House,
  context: Context,
  principal: Principal,
): Promise<Declined | null> {
  const { session } = principal;
  forgetSession(context, house, principal);
  if (session === null) return null;
  const ended = await house.store.access.endSession(session);
  if (!ended.ok) return declinedByStore(ended.error, false);
  house.hub.cut((client) => client.session === session);
  return null;
}

async function firstAccount(
  house: House,
  context: Context,
  given: FirstAccountRequest,
): Promise<Declined | null> {
  const guesser = { source: sourceAsking(house, context) };
  const known = await house.guesses.guard('login', guesser, () =>
    Promise.resolve(sameSecret(given.token, house.firstAccountToken) ? true : null),
  );
  if (known === null) return declined(401, 'access.wrongCode');
  if (known instanceof Declined) return known;
  const passwordHash = await hashPassword(given.password);
  const accounts = await house.store.access.accounts();
  if (!accounts.ok) return declinedByStore(accounts.error, false);
  if (house.policy.trustsThisComputer || accounts.value.length > 0) {
    return declined(409, 'access.notFirstAccount');
  }
  const id = newId();
  const added = await house.store.access.addAccount({
    id,
    login: given.login,
    name: given.name,
    passwordHash,
    grants: [{ tournament: EVERY_TOURNAMENT, role: 'chief' }],
    disabled: false,
  });
  if (!added.ok) return declinedByStore(added.error, false);
  return openSession(context, house, { account: id }, inTwoWeeks(house));
}
