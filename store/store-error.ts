import type { Problem } from '@ronde/core/rules/problem.ts';

/** How a stored log contradicts itself. */
export type Corruption =
  /** The entry differs from what was written, or does not follow the one before it. */
  | 'altered'
  /** The log counts an entry that is not there. */
  | 'missing'
  /** An entry stands beyond the end of the log. */
  | 'surplus';

/** What the database as a whole may refuse. */
export const DATABASE_FAILURES = [
  'store.locked',
  'store.readOnly',
  'store.diskFull',
  'store.diskFailure',
  'store.cannotOpen',
  'store.corruptFile',
  'store.foreignFile',
  'store.unsafeFolder',
] as const;
export type DatabaseFailure = (typeof DATABASE_FAILURES)[number];

/** What a database server may refuse. */
export const SERVER_FAILURES = [
  'store.serverAddress',
  'store.serverUnreachable',
  'store.serverUntrusted',
  'store.serverAuthentication',
  'store.serverDatabaseMissing',
  'store.serverTooManyConnections',
  'store.serverNotAllowed',
  'store.serverReadOnly',
  'store.serverDiskFull',
  'store.serverDiskFailure',
  'store.serverDamaged',
  'store.serverBusy',
  'store.serverTooOld',
  'store.serverNotUtf8',
  'store.serverUnsafe',
  'store.serverForeign',
  'store.connectionLost',
] as const;
export type ServerFailure = (typeof SERVER_FAILURES)[number];

interface Told {
  /** English, with place and remedy; `code` is for translation. */
  readonly message: string;
}

/** Why the store did not do what was asked. Codes are stable. */
export type StoreError = Told &
  (
    | { readonly code: 'store.unknownTournament'; readonly id: string }
    | { readonly code: 'store.tournamentExists'; readonly id: string; readonly archived: boolean }
    | { readonly code: 'store.archivedTournament'; readonly id: string }
    | { readonly code: 'store.unusableId'; readonly id: string }
    | {
        readonly code: 'store.aheadOfLog';
        readonly id: string;
        readonly seen: number;
        readonly position: number;
      }
    | {
        readonly code: 'store.corruptEntry';
        readonly id: string;
        readonly position: number;
        readonly corruption: Corruption;
      }
    | { readonly code: 'store.repeatedKey'; readonly id: string; readonly position: number }
    | { readonly code: 'store.unreadableFile'; readonly problems: readonly Problem[] }
    | { readonly code: 'store.idTaken'; readonly id: string }
    | { readonly code: 'store.loginTaken'; readonly login: string }
    | { readonly code: 'store.codeTaken' }
    | { readonly code: 'store.unknownAccount'; readonly id: string }
    | { readonly code: 'store.accountNeeded'; readonly id: string }
    | { readonly code: 'store.unknownDevice'; readonly id: string }
    | { readonly code: 'store.unknownOwner'; readonly id: string }
    | { readonly code: 'store.newerSchema'; readonly found: number; readonly known: number }
    | { readonly code: DatabaseFailure; readonly file: string }
    | { readonly code: 'store.emptyBesideCopies'; readonly file: string; readonly copy: string }
    /** `server`: its address, without the password. */
    | { readonly code: ServerFailure; readonly server: string }
  );

export const unknownTournament = (id: string): StoreError => ({
  code: 'store.unknownTournament',
  id,
  message: `There is no tournament "${id}" in the store. Look at the list for its name.`,
});

export const tournamentExists = (id: string, archived: boolean): StoreError => ({
  code: 'store.tournamentExists',
  id,
  archived,
  message: archived
    ? `The tournament "${id}" exists in the archive. Restore it, or choose another name.`
    : `The tournament "${id}" exists already. Choose another name.`,
});

export const archivedTournament = (id: string): StoreError => ({
  code: 'store.archivedTournament',
  id,
  message: `The tournament "${id}" is archived. Restore it before changing it.`,
});

export const unusableId = (id: string): StoreError => ({
  code: 'store.unusableId',
  id,
  message:
    'A new tournament is named by 1 to 80 small letters without accents, digits and hyphens, ' +
    'like "open-2026". Choose such a name.',
});

export const aheadOfLog = (id: string, seen: number, position: number): StoreError => ({
  code: 'store.aheadOfLog',
  id,
  seen,
  position,
  message:
    `The writer has seen entry ${seen} of "${id}", but the log ends at ${position}: an older copy ` +
    'may have been put back. Load the tournament again before going on.',
});

const CORRUPTION: Readonly<Record<Corruption, string>> = {
  altered: 'is not as it was written',
  missing: 'is missing',
  surplus: 'stands beyond the end of the log',
};

export const corruptEntry = (id: string, position: number, corruption: Corruption): StoreError => ({
  code: 'store.corruptEntry',
  id,
  position,
  corruption,
  message:
    `${position === 0 ? 'The creation' : `Entry ${position}`} of "${id}" ${CORRUPTION[corruption]}: ` +
    'the database was damaged or changed by another program. The entries before it can be exported ' +
    'and imported under another name; for the rest, take the last good copy.',
});

export const repeatedKey = (id: string, position: number): StoreError => ({
  code: 'store.repeatedKey',
  id,
  position,
  message:
    `Entry ${position} of "${id}" has the key of an entry before it: the file was put together ` +
    'from pieces. Export the tournament again.',
});

export const unreadableFile = (problems: readonly Problem[]): StoreError => ({
  code: 'store.unreadableFile',
  problems,
  message:
    problems.find(({ severity }) => severity === 'error')?.message ??
    'The tournament file cannot be read.',
});

export const idTaken = (id: string): StoreError => ({
  code: 'store.idTaken',
  id,
  message: `The id "${id}" is taken. Take another one.`,
});

export const loginTaken = (login: string): StoreError => ({
  code: 'store.loginTaken',
  login,
  message: `Another account has the login "${login}". Choose another login.`,
});

export const codeTaken = (): StoreError => ({
  code: 'store.codeTaken',
  message: 'Another device link has this code. Make the link again, with another code.',
});

export const unknownAccount = (id: string): StoreError => ({
  code: 'store.unknownAccount',
  id,
  message: `There is no account "${id}". Look at the list of accounts.`,
});

export const accountNeeded = (id: string): StoreError => ({
  code: 'store.accountNeeded',
  id,
  message: `Nobody could manage this server without the account "${id}". Make another one first.`,
});

export const unknownDevice = (id: string): StoreError => ({
  code: 'store.unknownDevice',
  id,
  message: `There is no device link "${id}". Look at the list of devices.`,
});

export const unknownOwner = (id: string): StoreError => ({
  code: 'store.unknownOwner',
  id,
  message: `The account or device "${id}" is no longer there. Log in again.`,
});

export const newerSchema = (found: number, known: number): StoreError => ({
  code: 'store.newerSchema',
  found,
  known,
  message:
    `The database is of schema ${found}; this program knows up to ${known}. Nothing was changed: ` +
    'update Ronde on this computer.',
});

const FAILURE: Readonly<Record<DatabaseFailure, string>> = {
  'store.locked': 'is held by another program. Close the other program, or try again.',
  'store.readOnly': 'cannot be written. Give yourself the right to write the file and its folder.',
  'store.diskFull':
    'cannot grow: the disk is full. Free some space; what was acknowledged is safe.',
  'store.diskFailure':
    'could not be read or written: the disk reports an error. Copy the folder elsewhere at once.',
  'store.cannotOpen': 'cannot be opened or created. Check that the folder exists and is yours.',
  'store.corruptFile':
    'is damaged, or is not a database. Put it aside (do not delete it) and take the last good copy.',
  'store.foreignFile': 'belongs to another program. Choose another file.',
  'store.unsafeFolder':
    'is on a drive that cannot keep it safe (a network drive?). Choose a folder on this computer.',
};

export const databaseFailure = (code: DatabaseFailure, file: string): StoreError => ({
  code,
  file,
  message: `The database ${file} ${FAILURE[code]}`,
});

export const emptyBesideCopies = (file: string, copy: string): StoreError => ({
  code: 'store.emptyBesideCopies',
  file,
  copy,
  message:
    `There is nothing in the database ${file}, but there are copies beside it. Nothing was made. ` +
    `Bring the newest copy back: ronde restore "${copy}" – or begin anew, with RONDE_ANEW=1 in the ` +
    'environment; the copies stay.',
});

const SERVER: Readonly<Record<ServerFailure, string>> = {
  'store.serverAddress':
    'is no address of a PostgreSQL database. Write DATABASE_URL as postgres://user:password@host:5432/database.',
  'store.serverUnreachable':
    'does not answer. Check that PostgreSQL runs there, and the host and port in DATABASE_URL.',
  'store.serverUntrusted':
    'cannot be spoken to in private: TLS failed. Check the certificate, and sslmode in DATABASE_URL.',
  'store.serverAuthentication':
    'does not accept the user or the password. Check both in DATABASE_URL, and pg_hba.conf on the server.',
  'store.serverDatabaseMissing':
    'is not there. Create the database (createdb), or check its name in DATABASE_URL.',
  'store.serverTooManyConnections':
    'has no connection left. Raise max_connections on the server, or start fewer programs on it.',
  'store.serverNotAllowed':
    'does not let this user do that. Make the user the owner of the database.',
  'store.serverReadOnly':
    'cannot be written: it is a standby or was set read-only. Give the address of the primary server.',
  'store.serverDiskFull':
    'cannot grow: the disk of the server is full. Free some space; what was acknowledged is safe.',
  'store.serverDiskFailure':
    'could not be read or written: the disk of the server reports an error. Look at the server log at once.',
  'store.serverDamaged': 'reports damaged data. Stop writing, and restore the last good backup.',
  'store.serverBusy': 'is held by another program or overloaded. Try again.',
  'store.serverTooOld': 'is older than PostgreSQL 13. Update the server.',
  'store.serverNotUtf8':
    'does not keep its text as UTF-8. Create the database with ENCODING UTF8 TEMPLATE template0.',
  'store.serverUnsafe':
    'is set up to lose what it acknowledged (fsync = off). Turn fsync on in postgresql.conf.',
  'store.serverForeign':
    'has a schema "ronde" of another program. Give Ronde a database of its own.',
  'store.connectionLost':
    'broke off in the middle. What was being written may or may not be there: send the same request again, with its key.',
};

export const serverFailure = (code: ServerFailure, server: string): StoreError => ({
  code,
  server,
  message: `The database ${server} ${SERVER[code]}`,
});
