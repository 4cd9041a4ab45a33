import { compared } from '../text-order.ts';
import type { Account, DeviceLink, Session } from './access-store.ts';
import { utcInstant } from './utc-instant.ts';

/** What a database cannot keep in a text: NUL, and halves of surrogate pairs. */
const UNFIT = /[\u0000\p{Cs}]/u;

/** Whether a database can keep the text as it is. */
export const fitText = (text: string): boolean => text !== '' && !UNFIT.test(text);

/** @throws TypeError: whoever calls has checked what people typed. */
export function requireText(...texts: (string | null)[]): void {
  for (const text of texts) {
    if (text !== null && !fitText(text)) throw new TypeError('a text that cannot be kept');
  }
}

/** The login as it is compared: case and width of letters do not matter. */
export const loginKey = (login: string): string => login.normalize('NFKC').toLowerCase().trim();

export function keptAccount(account: Account): Account {
  const { id, login, name, passwordHash, grants, disabled } = account;
  requireText(id, loginKey(login), login, name, passwordHash);
  for (const { tournament, role } of grants) requireText(tournament, role);
  return {
    id,
    login,
    name,
    passwordHash,
    grants: grants.map(({ tournament, role }) => ({ tournament, role })),
    disabled,
  };
}

export function keptDeviceLink(link: DeviceLink): DeviceLink {
  const { id, tournament, role, boards, player, team, name, codeHash, tokenHash } = link;
  requireText(id, tournament, role, player, team, name, codeHash, tokenHash);
  return {
    id,
    tournament,
    role,
    boards: boards && { from: boards.from, to: boards.to },
    player,
    team,
    name,
    codeHash,
    tokenHash,
    createdAt: utcInstant(link.createdAt),
    expiresAt: utcInstant(link.expiresAt),
    revokedAt: link.revokedAt === null ? null : utcInstant(link.revokedAt),
    lastSeenAt: link.lastSeenAt === null ? null : utcInstant(link.lastSeenAt),
  };
}

export function keptSession({ tokenHash, owner, createdAt, expiresAt }: Session): Session {
  requireText(tokenHash, owner.account ?? owner.device);
  return {
    tokenHash,
    owner: owner.account === undefined ? { device: owner.device } : { account: owner.account },
    createdAt: utcInstant(createdAt),
    expiresAt: utcInstant(expiresAt),
  };
}

/** Whether the link still lets anybody in. */
export const isLive = (link: DeviceLink, now: string): boolean =>
  link.revokedAt === null && link.expiresAt > now;

export const byLogin = (a: Account, b: Account): number =>
  compared(loginKey(a.login), loginKey(b.login));

export const byCreation = (a: DeviceLink, b: DeviceLink): number =>
  compared(a.createdAt, b.createdAt) || compared(a.id, b.id);

/** Whether the change makes whoever is logged in log in again. */
export const endsSessions = (change: Partial<Account>): boolean =>
  change.passwordHash !== undefined || change.disabled === true;
