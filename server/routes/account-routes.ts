import { isNewTournamentId } from '@ronde/core/formats/tournament-file/tournament-id.ts';
import type { Account, IsNeeded } from '@ronde/store/access/access-store.ts';
import { unusableId, type StoreError } from '@ronde/store/store-error.ts';
import { z } from 'zod';
import { ROLES } from '@ronde/core/tournament/roles.ts';
import { locksEverybodyOut } from '../access/last-chief.ts';
import { EVERY_TOURNAMENT, isRole, type RoleGrant } from '../access/principal.ts';
import { hashPassword } from '../access/passwords.ts';
import { newId } from '../access/secrets.ts';
import type {
  AccountsAnswer,
  AccountShown,
  ChangeAccountRequest,
  NewAccountRequest,
} from '../api/session.ts';
import { exact } from '../commands/exact.ts';
import { filledLine } from '../commands/words.ts';
import type { House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';
import { answerOf, NO_CONTENT, route, type Route } from '../registry/route.ts';
import { namesOf } from '../tournament-listings.ts';
import { CHIEF } from './everybody.ts';
import { password } from './session-routes.ts';

const grants = z.array(z.strictObject({ tournament: filledLine, role: z.enum(ROLES) })).max(1_000);
const params = z.object({ account: filledLine });

const newAccount = exact<NewAccountRequest>()({
  login: filledLine,
  name: filledLine,
  password,
  grants,
});
const changes = exact<ChangeAccountRequest>()({
  name: filledLine.exactOptional(),
  password: password.exactOptional(),
  grants: grants.exactOptional(),
  disabled: z.boolean().exactOptional(),
});

export const accountRoutes = (house: House): Route[] => [
  route({
    method: 'get',
    path: '/api/accounts',
    summary: 'The accounts of this server',
    roles: CHIEF,
    answer: answerOf<AccountsAnswer>('AccountsAnswer'),
    handle: async ({ principal }) => {
      const found = await house.store.access.accounts();
      if (!found.ok) return declinedByStore(found.error, false);
      const accounts = found.value.map(shown);
      const places = accounts.flatMap((one) => one.grants.map(({ tournament }) => tournament));
      const names = await namesOf(house.store, [...new Set(places)]);
      return { accounts, own: principal.account, names };
    },
  }),
  route({
    method: 'post',
    path: '/api/accounts',
    summary: 'Makes an account',
    roles: CHIEF,
    body: newAccount,
    answer: answerOf<AccountShown>('AccountShown', 201),
    handle: async ({ body }) => {
      const unfit = await unfitGrant(house, body.grants);
      if (unfit) return unfit;
      const account: Account = {
        id: newId(),
        login: body.login,
        name: body.name,
        passwordHash: await hashPassword(body.password),
        grants: body.grants,
        disabled: false,
      };
      const added = await house.store.access.addAccount(account);
      return added.ok ? shown(account) : declinedByStore(added.error, false);
    },
  }),
  route({
    method: 'put',
    path: '/api/accounts/:account',
    summary: 'Changes a name, a password or rights; a new password or `disabled` ends its sessions',
    roles: CHIEF,
    params,
    body: changes,
    answer: answerOf<AccountShown>('AccountShown'),
    handle: async ({ params: { account: id }, body, principal }) => {
      if (id === principal.account && (body.disabled === true || body.grants !== undefined)) {
        return declined(409, 'access.ownAccount');
      }
      const unfit = await unfitGrant(house, body.grants ?? []);
      if (unfit) return unfit;
      const { password: secret, ...rest } = body;
      const passwordHash = secret === undefined ? {} : { passwordHash: await hashPassword(secret) };
      const change = { ...rest, ...passwordHash };
      const changed = await house.store.access.changeAccount(
        id,
        change,
        lastChief(house, id, rest),
      );
      if (!changed.ok) return declinedAccount(changed.error);
      // Rights are looked up with every request; an open stream has those it began with.
      house.hub.cut(({ account }) => account === id);
      return shown(changed.value);
    },
  }),
  route({
    method: 'delete',
    path: '/api/accounts/:account',
    summary: 'Removes an account; what it wrote stays in the logs',
    roles: CHIEF,
    params,
    answer: NO_CONTENT,
    handle: async ({ params: { account: id }, principal }) => {
      if (id === principal.account) return declined(409, 'access.ownAccount');
      const removed = await house.store.access.removeAccount(id, lastChief(house, id, null));
      if (!removed.ok) return declinedAccount(removed.error);
      house.hub.cut(({ account }) => account === id);
      return null;
    },
  }),
];

/** A grant is for every tournament, for one that can be made, or for one an older program made. */
async function unfitGrant(house: House, held: readonly RoleGrant[]): Promise<Declined | null> {
  for (const { tournament: id } of held) {
    if (id === EVERY_TOURNAMENT || isNewTournamentId(id)) continue;
    const there = await house.store.position(id);
    if (!there.ok) return declinedByStore(unusableId(id), false);
  }
  return null;
}

/** On a hosted server somebody must be left who may give rights: two chiefs may take each other's. */
function lastChief(
  house: House,
  id: string,
  change: Parameters<typeof locksEverybodyOut>[2],
): IsNeeded | undefined {
  if (house.policy.trustsThisComputer) return undefined;
  return (accounts) => locksEverybodyOut(accounts, id, change);
}

const declinedAccount = (error: StoreError): Declined =>
  error.code === 'store.accountNeeded'
    ? declined(409, 'access.lastChief')
    : declinedByStore(error, false);

const shown = ({ id, login, name, grants: held, disabled }: Account): AccountShown => ({
  id,
  login,
  name,
  grants: held.flatMap(({ tournament, role }) => (isRole(role) ? [{ tournament, role }] : [])),
  disabled,
});
