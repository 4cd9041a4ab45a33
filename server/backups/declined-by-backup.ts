import {
  COPY_FAILURES,
  type BackupError,
  type CopyFailure,
} from '@ronde/store/backup/backup-error.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';

const STATUS: Readonly<Record<CopyFailure, ContentfulStatusCode>> = {
  'backup.diskFull': 507,
  'backup.readOnly': 500,
  'backup.diskFailure': 500,
  'backup.cannotWrite': 500,
  'backup.cannotRead': 500,
  'backup.noSuchFile': 404,
  'backup.notABackup': 422,
};

const isCopyFailure = (code: string): code is CopyFailure =>
  (COPY_FAILURES as readonly string[]).includes(code);

/** Why a copy was not made or cannot be used; where it is, only for whoever sits at the computer. */
export function declinedByBackup(error: BackupError, showsPlaces: boolean): Declined {
  const { code } = error;
  if (code === 'backup.damaged') return declined(422, code, { problems: error.problems });
  if (!isCopyFailure(code)) return declinedByStore(error as StoreError, showsPlaces);
  const place = showsPlaces && 'file' in error ? { file: error.file } : {};
  return declined(STATUS[code], code, place);
}
