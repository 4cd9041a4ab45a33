import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlRow, type SqlStatement } from '../sql-database.ts';
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
import {
  accountFromRow,
  addAccountRow,
  addDeviceLinkRow,
  addSessionRow,
  changeAccountRow,
  deviceLinkFromRow,
  sessionFromRow,
} from './access-rows.ts';
import type { AccessStore, IsNeeded, SessionOwner } from './access-store.ts';
import {
  byCreation,
  byLogin,
  endsSessions,
  fitText,
  keptAccount,
  keptDeviceLink,
  keptSession,
  loginKey,
  requireText,
} from './access-values.ts';
import { aMinuteLater, utcInstant } from './utc-instant.ts';

/** Accounts, device links and sessions in plain tables. */
export function sqlAccessStore(db: SqlDatabase): AccessStore {
  /** When each device was last written down as seen, by this process. */
  const seen = new Map<string, string>();

  const one = async <T>(
    statement: SqlStatement,
    read: (row: SqlRow) => T,
  ): Promise<Result<T | null, StoreError>> => {
    if (statement.values.some((value) => typeof value === 'string' && !fitText(value))) {
      return success(null);
    }
    const found = await db.rows(statement);
    if (!found.ok) return found;
    const row = found.value[0];
    return success(row === undefined ? null : read(row));
  };
  const many = async <T>(
    statement: SqlStatement,
    read: (row: SqlRow) => T,
  ): Promise<Result<T[], StoreError>> => {
    const found = await db.rows(statement);
    return found.ok ? success(found.value.map(read)) : found;
  };
  const done = async (statement: SqlStatement): Promise<Result<null, StoreError>> => {
    const answered = await db.rows(statement);
    return answered.ok ? success(null) : answered;
  };
  const accountWith = (column: 'id' | 'login_key', value: string) =>
    one(sql(`SELECT * FROM accounts WHERE ${column} = $1`, value), accountFromRow);
  /** All of them or none; none, and null, when the accounts say that one of them is needed. */
  const unlessNeeded = async (
    statements: readonly SqlStatement[],
    isNeeded: IsNeeded | undefined,
  ): Promise<Result<readonly SqlRow[][] | null, StoreError>> => {
    if (isNeeded === undefined) return db.all(statements);
    const done = await db.allUpon('accounts', sql('SELECT * FROM accounts'), (rows) => {
      const needed = isNeeded(rows.map(accountFromRow));
      return { told: needed, statements: needed ? [] : statements };
    });
    if (!done.ok) return done;
    return success(done.value.told ? null : done.value.rows);
  };
  const liveLinkWith = (column: 'code_hash' | 'token_hash', hash: string, now: string) =>
    one(
      sql(
        `SELECT * FROM device_links
         WHERE ${column} = $1 AND revoked_at IS NULL AND expires_at > $2`,
        hash,
        utcInstant(now),
      ),
      deviceLinkFromRow,
    );

  return {
    async addAccount(account) {
      const kept = keptAccount(account);
      const added = await db.rows(addAccountRow(kept));
      if (!added.ok) return added;
      if (added.value.length > 0) return success(null);
      const same = await accountWith('id', kept.id);
      if (!same.ok) return same;
      return failure(same.value === null ? loginTaken(kept.login) : idTaken(kept.id));
    },
    async changeAccount(id, change, isNeeded) {
      const before = await accountWith('id', id);
      if (!before.ok) return before;
      if (before.value === null) return failure(unknownAccount(id));
      keptAccount({ ...before.value, ...change, id });
      const statements = [
        changeAccountRow(id, change),
        ...(endsSessions(change) ? [endSessions({ account: id })] : []),
      ];
      const changed = await unlessNeeded(statements, isNeeded);
      if (!changed.ok) return changed;
      if (changed.value === null) return failure(accountNeeded(id));
      const row = changed.value[0]?.[0];
      if (row !== undefined) return success(accountFromRow(row));
      const there = await accountWith('id', id);
      if (!there.ok) return there;
      return failure(
        there.value === null || change.login === undefined
          ? unknownAccount(id)
          : loginTaken(change.login),
      );
    },
    async removeAccount(id, isNeeded) {
      requireText(id);
      const statement = sql('DELETE FROM accounts WHERE id = $1 RETURNING id', id);
      const removed = await unlessNeeded([statement], isNeeded);
      if (!removed.ok) return removed;
      if (removed.value === null) return failure(accountNeeded(id));
      return (removed.value[0]?.length ?? 0) > 0 ? success(null) : failure(unknownAccount(id));
    },
    account: (id) => accountWith('id', id),
    accountByLogin: (login) => accountWith('login_key', loginKey(login)),
    async accounts() {
      const found = await many(sql('SELECT * FROM accounts'), accountFromRow);
      return found.ok ? success(found.value.sort(byLogin)) : found;
    },

    async addDeviceLink(link) {
      const kept = keptDeviceLink(link);
      const added = await db.rows(addDeviceLinkRow(kept));
      if (!added.ok) return added;
      if (added.value.length > 0) return success(null);
      const same = await db.rows(sql('SELECT id FROM device_links WHERE id = $1', kept.id));
      if (!same.ok) return same;
      return failure(same.value.length > 0 ? idTaken(kept.id) : codeTaken());
    },
    deviceLink: (id) => one(sql('SELECT * FROM device_links WHERE id = $1', id), deviceLinkFromRow),
    deviceLinkByCode: (hash, now) => liveLinkWith('code_hash', hash, now),
    deviceLinkByToken: (hash, now) => liveLinkWith('token_hash', hash, now),
    async deviceLinks(tournament) {
      if (!fitText(tournament)) return success([]);
      const statement = sql('SELECT * FROM device_links WHERE tournament = $1', tournament);
      const found = await many(statement, deviceLinkFromRow);
      return found.ok ? success(found.value.sort(byCreation)) : found;
    },
    async revokeDeviceLink(id, at) {
      requireText(id);
      const revoked = await db.all([
        sql(
          `UPDATE device_links SET revoked_at = coalesce(revoked_at, $2)
           WHERE id = $1 RETURNING *`,
          id,
          utcInstant(at),
        ),
        endSessions({ device: id }),
      ]);
      if (!revoked.ok) return revoked;
      const row = revoked.value[0]?.[0];
      return row === undefined ? failure(unknownDevice(id)) : success(deviceLinkFromRow(row));
    },
    async deviceSeen(id, at) {
      requireText(id);
      const instant = utcInstant(at);
      const last = seen.get(id);
      if (last !== undefined && !aMinuteLater(last, instant)) return success(null);
      seen.set(id, instant);
      const written = await done(
        sql(
          `UPDATE device_links SET last_seen_at = $2
           WHERE id = $1 AND (last_seen_at IS NULL OR last_seen_at < $2)`,
          id,
          instant,
        ),
      );
      if (!written.ok) seen.delete(id);
      return written;
    },

    async addSession(session) {
      const kept = keptSession(session);
      const added = await db.rows(addSessionRow(kept));
      if (!added.ok) return added;
      if (added.value.length > 0) return success(null);
      const { account, device } = kept.owner;
      const there = await db.rows(
        sql('SELECT 1 AS there FROM sessions WHERE token_hash = $1', kept.tokenHash),
      );
      if (!there.ok) return there;
      return failure(there.value.length > 0 ? codeTaken() : unknownOwner(account ?? device));
    },
    async session(tokenHash, now) {
      const instant = utcInstant(now);
      const found = await one(
        sql('SELECT * FROM sessions WHERE token_hash = $1 AND expires_at > $2', tokenHash, instant),
        sessionFromRow,
      );
      if (!found.ok) return found;
      const session = found.value;
      if (session === null) return success(null);
      if (session.owner.account !== undefined) {
        const account = await accountWith('id', session.owner.account);
        if (!account.ok) return account;
        if (account.value === null || account.value.disabled) return success(null);
        return success({ session, account: account.value });
      }
      const device = await one(
        sql(
          `SELECT * FROM device_links
           WHERE id = $1 AND revoked_at IS NULL AND expires_at > $2`,
          session.owner.device,
          instant,
        ),
        deviceLinkFromRow,
      );
      if (!device.ok) return device;
      return success(device.value === null ? null : { session, device: device.value });
    },
    async endSession(tokenHash) {
      if (!fitText(tokenHash)) return success(null);
      return done(sql('DELETE FROM sessions WHERE token_hash = $1', tokenHash));
    },
    endSessionsOf: (owner) => done(endSessions(owner)),
    async forgetExpiredSessions(now) {
      const statement = sql(
        'DELETE FROM sessions WHERE expires_at <= $1 RETURNING token_hash',
        utcInstant(now),
      );
      const gone = await db.rows(statement);
      return gone.ok ? success(gone.value.length) : gone;
    },
  };
}

function endSessions({ account, device }: SessionOwner): SqlStatement {
  return account === undefined
    ? sql('DELETE FROM sessions WHERE device = $1', device)
    : sql('DELETE FROM sessions WHERE account = $1', account);
}
