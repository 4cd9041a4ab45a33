import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ronde/core/rules/result.ts';
import { dataFolder, type Environment } from './data-folder.ts';
import type { LookedInto } from './looked-into.ts';
import { readAddress } from './postgres/address.ts';
import type { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import type { SummarisingOptions } from './summaries/summaries.ts';

export const DATABASE_NAME = 'ronde.db';

/** Where the tournaments are: a file, or the address of a server without its password. */
export type DefaultPlace =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'server'; readonly shown: string };

export function defaultPlace(env: Environment = process.env): DefaultPlace {
  const address = env['DATABASE_URL'];
  if (address === undefined || address === '') {
    return {
      kind: 'file',
      file: join(dataFolder(env, process.platform, homedir), DATABASE_NAME),
    };
  }
  const read = readAddress(address);
  return { kind: 'server', shown: read.ok ? read.value.shown : 'DATABASE_URL' };
}

/** What somebody means who opens a database with nothing in it, beside copies of tournaments. */
export type Meaning =
  /** Nobody has said: it is a question. */
  | 'unasked'
  /** The copies are being brought back. */
  | 'restoring';

export interface DefaultStoreOptions extends SummarisingOptions {
  readonly meaning?: Meaning;
}

/** Opens the database of DATABASE_URL, or the user's own file in the folder of this machine. */
export async function openDefaultStore<E = unknown, A = unknown>(
  env: Environment = process.env,
  { meaning = 'unasked', ...options }: DefaultStoreOptions = {},
): Promise<Result<Store<E, A>, StoreError>> {
  const place = defaultPlace(env);
  // Read when it is opened: who asks only where the tournaments are waits for no database.
  if (place.kind === 'server') {
    const { openPostgresStore } = await import('./postgres/open.ts');
    return openPostgresStore<E, A>(env['DATABASE_URL'] ?? '', options);
  }
  if (meaning === 'restoring') {
    const { openSqliteStore } = await import('./sqlite/open.ts');
    return openSqliteStore<E, A>(place.file, options);
  }
  const { openBesideCopies } = await import('./sqlite/open-beside-copies.ts');
  return openBesideCopies<E, A>(place.file, env['RONDE_ANEW'] === '1', options);
}

/** Looks into the same database without changing it. */
export async function lookIntoDefaultStore(
  env: Environment,
): Promise<Result<LookedInto, StoreError>> {
  const place = defaultPlace(env);
  if (place.kind === 'server') {
    const { lookIntoServer } = await import('./postgres/look-into.ts');
    return lookIntoServer(env['DATABASE_URL'] ?? '');
  }
  const { lookIntoFile } = await import('./sqlite/look-into.ts');
  return lookIntoFile(place.file);
}
