import { sql, type SqlRow, type SqlStatement } from '../sql-database.ts';
import type { Account, DeviceLink, Grant, Session } from './access-store.ts';
import { loginKey } from './access-values.ts';

const text = (row: SqlRow, column: string): string => String(row[column]);
const textOrNull = (row: SqlRow, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};

export function accountFromRow(row: SqlRow): Account {
  return {
    id: text(row, 'id'),
    login: text(row, 'login'),
    name: text(row, 'name'),
    passwordHash: text(row, 'password_hash'),
    grants: JSON.parse(text(row, 'grants')) as Grant[],
    disabled: row['disabled'] === 1,
  };
}

export function addAccountRow(account: Account): SqlStatement {
  const { id, login, name, passwordHash, grants, disabled } = account;
  return sql(
    `INSERT INTO accounts (id, login, login_key, name, password_hash, grants, disabled)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
    id,
    login,
    loginKey(login),
    name,
    passwordHash,
    JSON.stringify(grants),
    disabled ? 1 : 0,
  );
}

/** Changes only what the change names, so that two changes of different things both stay. */
export function changeAccountRow(id: string, change: Partial<Omit<Account, 'id'>>): SqlStatement {
  const { login, name, passwordHash, grants, disabled } = change;
  return sql(
    `UPDATE accounts SET
       login = coalesce($2, login),
       login_key = coalesce($3, login_key),
       name = coalesce($4, name),
       password_hash = coalesce($5, password_hash),
       grants = coalesce($6, grants),
       disabled = coalesce($7, disabled)
     WHERE id = $1
       AND NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.login_key = $3 AND other.id <> $1)
     RETURNING *`,
    id,
    login ?? null,
    login === undefined ? null : loginKey(login),
    name ?? null,
    passwordHash ?? null,
    grants === undefined ? null : JSON.stringify(grants),
    disabled === undefined ? null : disabled ? 1 : 0,
  );
}

export function deviceLinkFromRow(row: SqlRow): DeviceLink {
  const [from, to] = [row['boards_from'], row['boards_to']];
  return {
    id: text(row, 'id'),
    tournament: text(row, 'tournament'),
    role: text(row, 'role'),
    boards: typeof from === 'number' && typeof to === 'number' ? { from, to } : null,
    player: textOrNull(row, 'player'),
    team: textOrNull(row, 'team'),
    name: text(row, 'name'),
    codeHash: textOrNull(row, 'code_hash'),
    tokenHash: textOrNull(row, 'token_hash'),
    createdAt: text(row, 'created_at'),
    expiresAt: text(row, 'expires_at'),
    revokedAt: textOrNull(row, 'revoked_at'),
    lastSeenAt: textOrNull(row, 'last_seen_at'),
  };
}

export function addDeviceLinkRow(link: DeviceLink): SqlStatement {
  return sql(
    `INSERT INTO device_links (id, tournament, role, boards_from, boards_to, player, team,
       name, code_hash, token_hash, created_at, expires_at, revoked_at, last_seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT DO NOTHING RETURNING id`,
    link.id,
    link.tournament,
    link.role,
    link.boards?.from ?? null,
    link.boards?.to ?? null,
    link.player,
    link.team,
    link.name,
    link.codeHash,
    link.tokenHash,
    link.createdAt,
    link.expiresAt,
    link.revokedAt,
    link.lastSeenAt,
  );
}

export function sessionFromRow(row: SqlRow): Session {
  const account = textOrNull(row, 'account');
  return {
    tokenHash: text(row, 'token_hash'),
    owner: account === null ? { device: text(row, 'device') } : { account },
    createdAt: text(row, 'created_at'),
    expiresAt: text(row, 'expires_at'),
  };
}

/** Nothing is added when the owner is not there. */
export function addSessionRow({ tokenHash, owner, createdAt, expiresAt }: Session): SqlStatement {
  const [column, table, id] =
    owner.account === undefined
      ? ['device', 'device_links', owner.device]
      : ['account', 'accounts', owner.account];
  return sql(
    `INSERT INTO sessions (token_hash, ${column}, created_at, expires_at)
     SELECT $1, id, $3, $4 FROM ${table} WHERE id = $2
     ON CONFLICT DO NOTHING RETURNING token_hash`,
    tokenHash,
    id,
    createdAt,
    expiresAt,
  );
}
