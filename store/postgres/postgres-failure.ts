import pg from 'pg';
import { failure, type Result } from '@ronde/core/rules/result.ts';
import { serverFailure, type ServerFailure, type StoreError } from '../store-error.ts';

/** SQLSTATE codes and classes of PostgreSQL (appendix A of its manual), the longest first. */
const OF_SQLSTATE: readonly (readonly [prefix: string, code: ServerFailure])[] = [
  ['57P03', 'store.serverUnreachable'],
  ['57P', 'store.connectionLost'],
  ['57014', 'store.serverBusy'],
  ['53100', 'store.serverDiskFull'],
  ['53300', 'store.serverTooManyConnections'],
  ['53', 'store.serverBusy'],
  ['55P03', 'store.serverBusy'],
  ['40', 'store.serverBusy'],
  ['42501', 'store.serverNotAllowed'],
  ['3D000', 'store.serverDatabaseMissing'],
  ['28', 'store.serverAuthentication'],
  ['25006', 'store.serverReadOnly'],
  ['08', 'store.connectionLost'],
  ['58', 'store.serverDiskFailure'],
  ['XX001', 'store.serverDamaged'],
  ['XX002', 'store.serverDamaged'],
];

const OF_NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EACCES',
]);

/** What the driver itself says, without a code. */
const OF_DRIVER: readonly (readonly [pattern: RegExp, code: ServerFailure])[] = [
  [/SASL|password must be a string|unsupported.*authentication/i, 'store.serverAuthentication'],
  [/does not support SSL/i, 'store.serverUntrusted'],
  [/timeout exceeded when trying to connect/, 'store.serverTooManyConnections'],
  [/Connection terminated due to connection timeout/, 'store.serverUnreachable'],
  [/Connection terminated|not queryable|Query read timeout/, 'store.connectionLost'],
];

/** What the server, the network or the driver refused; null when the error is a programmer's. */
export function postgresFailure(
  thrown: unknown,
  server: string,
  /** Nothing can have been written while connecting. */
  phase: 'connecting' | 'working',
): StoreError | null {
  const code = codeOf(thrown);
  if (code === null) return null;
  const unreachable = phase === 'connecting' && code === 'store.connectionLost';
  return serverFailure(unreachable ? 'store.serverUnreachable' : code, server);
}

function codeOf(thrown: unknown): ServerFailure | null {
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
  if (thrown instanceof pg.DatabaseError) {
    return OF_SQLSTATE.find(([prefix]) => code?.startsWith(prefix))?.[1] ?? null;
  }
  if (code !== null && OF_NETWORK.has(code)) return 'store.connectionLost';
  if (code !== null && /CERT|TLS|SSL|SIGNATURE/.test(code)) return 'store.serverUntrusted';
  return OF_DRIVER.find(([pattern]) => pattern.test(thrown.message))?.[1] ?? null;
}

/** Does the work; what the server refuses becomes a value, anything else is thrown on. */
export async function attempt<T>(
  server: string,
  phase: 'connecting' | 'working',
  work: () => Promise<Result<T, StoreError>>,
): Promise<Result<T, StoreError>> {
  try {
    return await work();
  } catch (thrown) {
    const error = postgresFailure(thrown, server, phase);
    if (error === null) throw thrown;
    return failure(error);
  }
}

/** Whether two writers wanted the same key of a row (SQLSTATE 23505). */
export const isTaken = (thrown: unknown): boolean =>
  thrown instanceof pg.DatabaseError && thrown.code === '23505';
