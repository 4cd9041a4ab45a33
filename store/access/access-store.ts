import type { Result } from '@ronde/core/rules/result.ts';
import type { StoreError } from '../store-error.ts';

/** What a person may do, and where: the store does not know the roles. */
export interface Grant {
  /** A tournament's id, or `*` for every one. */
  readonly tournament: string;
  readonly role: string;
}

export interface Account {
  readonly id: string;
  /** What the person types; compared without regard to case and width of letters. */
  readonly login: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly grants: readonly Grant[];
  readonly disabled: boolean;
}

/**
 * Whether somebody needs an account as it is. It is asked of all accounts as they stand when the
 * change is made, and nobody else changes one in between, whichever process.
 */
export type IsNeeded = (accounts: readonly Account[]) => boolean;

/** A helper's, a screen's, a captain's or a player's way in, by QR code or by 8 digits. */
export interface DeviceLink {
  readonly id: string;
  readonly tournament: string;
  readonly role: string;
  readonly boards: { readonly from: number; readonly to: number } | null;
  readonly player: string | null;
  /** The team a captain speaks for. */
  readonly team: string | null;
  readonly name: string;
  /** Of the digits to type; null when the link is only followed. */
  readonly codeHash: string | null;
  /** Of the secret in the QR code; null when there are only digits. */
  readonly tokenHash: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** To the minute: see {@link AccessStore.deviceSeen}. */
  readonly lastSeenAt: string | null;
}

export type SessionOwner =
  | { readonly account: string; readonly device?: never }
  | { readonly device: string; readonly account?: never };

/** A browser that has shown who it is. The token itself is never stored. */
export interface Session {
  readonly tokenHash: string;
  readonly owner: SessionOwner;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A session with whoever it stands for, read at one moment. */
export type LiveSession =
  | { readonly session: Session; readonly account: Account; readonly device?: never }
  | { readonly session: Session; readonly device: DeviceLink; readonly account?: never };

/**
 * Accounts, device links and sessions, as every database must keep them. Secrets are looked up by
 * their hashes only. Instants are given by the caller and come back in UTC with milliseconds. What is
 * expired at `now`, revoked or disabled is not found by its secret, from the moment the revocation
 * is acknowledged, whichever process wrote it.
 */
export interface AccessStore {
  /** `store.loginTaken` when another account has the login, `store.idTaken` for the id. */
  addAccount(account: Account): Promise<Result<null, StoreError>>;
  /**
   * The account as it is afterwards. A new password or `disabled` ends its sessions.
   * `store.accountNeeded` when it is, and nothing changes.
   */
  changeAccount(
    id: string,
    change: Partial<Omit<Account, 'id'>>,
    isNeeded?: IsNeeded,
  ): Promise<Result<Account, StoreError>>;
  removeAccount(id: string, isNeeded?: IsNeeded): Promise<Result<null, StoreError>>;
  account(id: string): Promise<Result<Account | null, StoreError>>;
  /** Disabled accounts too: the caller says so, or says nothing. */
  accountByLogin(login: string): Promise<Result<Account | null, StoreError>>;
  /** In the order of logins. */
  accounts(): Promise<Result<readonly Account[], StoreError>>;

  /** `store.codeTaken` when another link has the code or token: draw another one. */
  addDeviceLink(link: DeviceLink): Promise<Result<null, StoreError>>;
  deviceLink(id: string): Promise<Result<DeviceLink | null, StoreError>>;
  deviceLinkByCode(codeHash: string, now: string): Promise<Result<DeviceLink | null, StoreError>>;
  deviceLinkByToken(tokenHash: string, now: string): Promise<Result<DeviceLink | null, StoreError>>;
  /** Of one tournament, expired and revoked ones too, in order of creation. */
  deviceLinks(tournament: string): Promise<Result<readonly DeviceLink[], StoreError>>;
  /** Ends its sessions too; a second revocation keeps the instant of the first. */
  revokeDeviceLink(id: string, at: string): Promise<Result<DeviceLink, StoreError>>;
  /** Cheap enough for every request: writes at most once a minute and link. */
  deviceSeen(id: string, at: string): Promise<Result<null, StoreError>>;

  /** `store.unknownOwner` when the account or the device link is not there. */
  addSession(session: Session): Promise<Result<null, StoreError>>;
  session(tokenHash: string, now: string): Promise<Result<LiveSession | null, StoreError>>;
  /** A session that is not there has ended already. */
  endSession(tokenHash: string): Promise<Result<null, StoreError>>;
  endSessionsOf(owner: SessionOwner): Promise<Result<null, StoreError>>;
  /** Clears away sessions expired at `now`; how many. */
  forgetExpiredSessions(now: string): Promise<Result<number, StoreError>>;
}
