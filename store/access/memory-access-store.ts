import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import {
  accountNeeded,
  codeTaken,
  idTaken,
  loginTaken,
  unknownAccount,
  unknownDevice,
  unknownOwner,
  type StoreError,
} from '../store-error.ts';
import type {
  AccessStore,
  Account,
  DeviceLink,
  LiveSession,
  Session,
  SessionOwner,
} from './access-store.ts';
import {
  byCreation,
  byLogin,
  endsSessions,
  isLive,
  keptAccount,
  keptDeviceLink,
  keptSession,
  loginKey,
  requireText,
} from './access-values.ts';
import { aMinuteLater, utcInstant } from './utc-instant.ts';

/** What memory stores share. */
export interface AccessShelf {
  readonly accounts: Map<string, Account>;
  readonly deviceLinks: Map<string, DeviceLink>;
  readonly sessions: Map<string, Session>;
}

export const accessShelf = (): AccessShelf => ({
  accounts: new Map(),
  deviceLinks: new Map(),
  sessions: new Map(),
});

type Answer<T> = Result<T, StoreError>;

/** Keeps accounts, device links and sessions until the program ends. */
export function memoryAccessStore(
  { accounts, deviceLinks, sessions }: AccessShelf,
  settle: <T>(work: () => T) => Promise<T>,
): AccessStore {
  const withLogin = (login: string): Account | undefined =>
    [...accounts.values()].find((account) => loginKey(account.login) === loginKey(login));

  const endOf = ({ account, device }: SessionOwner): void => {
    for (const [hash, { owner }] of sessions) {
      if (account === undefined ? owner.device === device : owner.account === account) {
        sessions.delete(hash);
      }
    }
  };

  const liveLink = (fits: (link: DeviceLink) => boolean, now: string) =>
    settle((): Answer<DeviceLink | null> => {
      const instant = utcInstant(now);
      const link = [...deviceLinks.values()].find(fits);
      return success(link !== undefined && isLive(link, instant) ? link : null);
    });

  const live = (session: Session, now: string): LiveSession | null => {
    if (session.owner.account !== undefined) {
      const account = accounts.get(session.owner.account);
      return account === undefined || account.disabled ? null : { session, account };
    }
    const device = deviceLinks.get(session.owner.device);
    return device === undefined || !isLive(device, now) ? null : { session, device };
  };

  return {
    addAccount: (account) =>
      settle((): Answer<null> => {
        const kept = keptAccount(account);
        if (accounts.has(kept.id)) return failure(idTaken(kept.id));
        if (withLogin(kept.login) !== undefined) return failure(loginTaken(kept.login));
        accounts.set(kept.id, kept);
        return success(null);
      }),
    changeAccount: (id, change, isNeeded) =>
      settle((): Answer<Account> => {
        const before = accounts.get(id);
        if (before === undefined) return failure(unknownAccount(id));
        const kept = keptAccount({ ...before, ...change, id });
        const other = withLogin(kept.login);
        if (other !== undefined && other.id !== id) return failure(loginTaken(kept.login));
        if (isNeeded?.([...accounts.values()]) === true) return failure(accountNeeded(id));
        accounts.set(id, kept);
        if (endsSessions(change)) endOf({ account: id });
        return success(kept);
      }),
    removeAccount: (id, isNeeded) =>
      settle((): Answer<null> => {
        requireText(id);
        if (isNeeded?.([...accounts.values()]) === true) return failure(accountNeeded(id));
        if (!accounts.delete(id)) return failure(unknownAccount(id));
        endOf({ account: id });
        return success(null);
      }),
    account: (id) => settle(() => success(accounts.get(id) ?? null)),
    accountByLogin: (login) => settle(() => success(withLogin(login) ?? null)),
    accounts: () => settle(() => success([...accounts.values()].sort(byLogin))),

    addDeviceLink: (link) =>
      settle((): Answer<null> => {
        const kept = keptDeviceLink(link);
        const { id, codeHash, tokenHash } = kept;
        if (deviceLinks.has(id)) return failure(idTaken(id));
        const taken = [...deviceLinks.values()].some(
          (other) =>
            (codeHash !== null && other.codeHash === codeHash) ||
            (tokenHash !== null && other.tokenHash === tokenHash),
        );
        if (taken) return failure(codeTaken());
        deviceLinks.set(id, kept);
        return success(null);
      }),
    deviceLink: (id) => settle(() => success(deviceLinks.get(id) ?? null)),
    deviceLinkByCode: (hash, now) => liveLink(({ codeHash }) => codeHash === hash, now),
    deviceLinkByToken: (hash, now) => liveLink(({ tokenHash }) => tokenHash === hash, now),
    deviceLinks: (tournament) =>
      settle(() =>
        success(
          [...deviceLinks.values()]
            .filter((link) => link.tournament === tournament)
            .sort(byCreation),
        ),
      ),
    revokeDeviceLink: (id, at) =>
      settle((): Answer<DeviceLink> => {
        requireText(id);
        const instant = utcInstant(at);
        const link = deviceLinks.get(id);
        if (link === undefined) return failure(unknownDevice(id));
        const revoked = { ...link, revokedAt: link.revokedAt ?? instant };
        deviceLinks.set(id, revoked);
        endOf({ device: id });
        return success(revoked);
      }),
    deviceSeen: (id, at) =>
      settle(() => {
        requireText(id);
        const lastSeenAt = utcInstant(at);
        const link = deviceLinks.get(id);
        const last = link?.lastSeenAt ?? null;
        if (link !== undefined && (last === null || aMinuteLater(last, lastSeenAt))) {
          deviceLinks.set(id, { ...link, lastSeenAt });
        }
        return success(null);
      }),

    addSession: (session) =>
      settle((): Answer<null> => {
        const kept = keptSession(session);
        const { account, device } = kept.owner;
        if (sessions.has(kept.tokenHash)) return failure(codeTaken());
        const there = account === undefined ? deviceLinks.has(device) : accounts.has(account);
        if (!there) return failure(unknownOwner(account ?? device));
        sessions.set(kept.tokenHash, kept);
        return success(null);
      }),
    session: (tokenHash, now) =>
      settle(() => {
        const instant = utcInstant(now);
        const session = sessions.get(tokenHash);
        const current = session !== undefined && session.expiresAt > instant;
        return success(current ? live(session, instant) : null);
      }),
    endSession: (tokenHash) =>
      settle(() => {
        sessions.delete(tokenHash);
        return success(null);
      }),
    endSessionsOf: (owner) =>
      settle(() => {
        endOf(owner);
        return success(null);
      }),
    forgetExpiredSessions: (now) =>
      settle(() => {
        const instant = utcInstant(now);
        const expired = [...sessions.values()].filter(({ expiresAt }) => expiresAt <= instant);
        for (const { tokenHash } of expired) sessions.delete(tokenHash);
        return success(expired.length);
      }),
  };
}
