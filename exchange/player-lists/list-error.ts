import type { Problem } from '@ronde/core/rules/problem.ts';
import type { StoreError } from '@ronde/store/store-error.ts';

/** Why a list was not taken; the lists before it are as they were. Codes are stable. */
export type ListError =
  | { readonly code: ListFault; readonly message: string }
  | {
      readonly code: 'list.unreadable';
      readonly message: string;
      readonly problems: readonly Problem[];
    }
  | StoreError;

const FAULTS = {
  'list.cancelled':
    'The import was stopped. The lists before it are as they were; import the same file again to go on.',
  'list.noFile': 'The file cannot be read. Check its name and your right to read it.',
  'list.badSource':
    'A list is named by 2 to 20 small letters, digits or dashes, such as fide or ffe.',
  'list.badMonth': 'The month of a list is written YYYY-MM, such as 2026-11.',
  'list.zipDamaged': 'The zip file is damaged. Download it again.',
  'list.zipEmpty': 'The zip file holds no rating list (.xml, .txt, .mdb, .csv or .xlsx).',
  'list.zipEncrypted': 'The zip file is protected by a password. Unzip it first.',
  'list.zipMethod': 'The zip file is packed in a way Ronde does not know. Unzip it first.',
  'list.tooLarge': 'The file is larger than any rating list. Nothing was taken from it.',
  'list.zipBomb':
    'The zip file grows beyond reason when unpacked: it is no rating list. Nothing was taken from it.',
  'list.notAccess': 'The file is no Access database, or is damaged. Download it again.',
  'list.missingTable': 'The database has no table JOUEUR: it is not the player base of the FFE.',
  'list.notATable': 'The file is no table of CSV, XLSX or ODS, or is damaged.',
} as const;

export type ListFault = keyof typeof FAULTS;

export const listFault = (code: ListFault): ListError => ({ code, message: FAULTS[code] });

export function unreadableList(problems: readonly Problem[]): ListError {
  const told = problems.find(({ severity }) => severity === 'error')?.message;
  return { code: 'list.unreadable', message: told ?? 'The list cannot be read.', problems };
}

/** Carries a fault out of a stream of bytes. */
export class ListFailure extends Error {
  readonly error: ListError;

  constructor(error: ListError) {
    super(error.message);
    this.error = error;
  }
}
