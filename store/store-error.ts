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
    | { readonly code: 'store.unreadableFile'; readonly problems: readonly Problem[] }
    | { readonly code: 'store.newerSchema'; readonly found: number; readonly known: number }
    | { readonly code: DatabaseFailure; readonly file: string }
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
  message: 'A tournament is named by one line of 1 to 200 characters without spaces around it.',
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

export const unreadableFile = (problems: readonly Problem[]): StoreError => ({
  code: 'store.unreadableFile',
  problems,
  message:
    problems.find(({ severity }) => severity === 'error')?.message ??
    'The tournament file cannot be read.',
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
