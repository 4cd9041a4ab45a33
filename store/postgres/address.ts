import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { serverFailure, type StoreError } from '../store-error.ts';

/** Where a database is. */
export interface Address {
  /** For the driver: with the password. */
  readonly connectionString: string;
  /** For people: `postgres://user@host:5432/database`. */
  readonly shown: string;
}

/** As long as SQLite waits for another program; DATABASE_URL may ask for something else. */
const PATIENCE = '-c lock_timeout=5000';
/** What every connection of ours is set to, whatever the server or DATABASE_URL say. */
const SESSION = '-c search_path=ronde -c synchronous_commit=on';

/** Whether the text is meant as an address of a PostgreSQL database. */
export const isPostgresAddress = (text: string): boolean => /^postgres(?:ql)?:/i.test(text);

export function readAddress(text: string): Result<Address, StoreError> {
  let url: URL;
  try {
    url = new URL(text);
    if (!isPostgresAddress(text) || url.pathname.length <= 1) throw new TypeError('no database');
    decodeURIComponent(url.username + url.password);
  } catch {
    // The text itself is not shown: it may hold a password.
    return failure(serverFailure('store.serverAddress', 'in DATABASE_URL'));
  }
  const options = [PATIENCE, url.searchParams.get('options'), SESSION];
  const host = url.host === '' ? (url.searchParams.get('host') ?? '') : url.host;
  const user = url.username === '' ? '' : `${url.username}@`;
  url.searchParams.set('options', options.filter(Boolean).join(' '));
  return success({
    connectionString: url.href.replaceAll('+', '%20'),
    shown: `postgres://${user}${host}${url.pathname}`,
  });
}
