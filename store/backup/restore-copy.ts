import {
  idFromName,
  isNewTournamentId,
} from '@ronde/core/formats/tournament-file/tournament-id.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import type { EventLog } from '../event-log.ts';
import type { KeptBeside } from '../beside-log.ts';
import { unknownTournament, type StoreError } from '../store-error.ts';
import { exportTournament, importTournament } from '../tournament-transfer.ts';
import { damagedCopy, type BackupError } from './backup-error.ts';
import { isDatabase, verifyCopy, withDatabaseCopy } from './verify-copy.ts';
import { readWhole } from './whole-file.ts';

export interface RestoreOptions {
  /** The name in the store; the copy's own, or a free one made from it, by default. */
  readonly as?: string;
  /** Of a whole database: this tournament only. */
  readonly tournament?: string;
}

export interface Restored {
  /** In the copy. */
  readonly from: string;
  /** In the store: never one that was there before. */
  readonly id: string;
  readonly position: number;
}

/** What a tournament is brought back from, and into. */
type Restorable = EventLog & KeptBeside;

/** Brings the tournaments of a copy back as new ones; whatever is in the store stays as it is. */
export async function restoreCopy(
  store: Restorable,
  file: string,
  options: RestoreOptions = {},
): Promise<Result<readonly Restored[], BackupError>> {
  const bytes = readWhole(file);
  if (!bytes.ok) return bytes;
  const sound = await verifyCopy(file);
  if (!sound.ok) return sound;
  if (!isDatabase(bytes.value)) {
    const restored = await bringBack(store, bytes.value.toString('utf8'), options.as, file);
    return restored.ok ? success([restored.value]) : restored;
  }
  return withDatabaseCopy(file, (copy) => fromDatabase(store, copy, file, options));
}

async function fromDatabase(
  store: Restorable,
  copy: Restorable,
  file: string,
  { as, tournament }: RestoreOptions,
): Promise<Result<readonly Restored[], BackupError>> {
  const listed = await copy.list({ archived: true });
  if (!listed.ok) return listed;
  const wanted = listed.value.filter(({ id }) => tournament === undefined || id === tournament);
  if (tournament !== undefined && wanted.length === 0)
    return failure(unknownTournament(tournament));
  const restored: Restored[] = [];
  for (const { id } of wanted) {
    const text = await exportTournament(copy, id);
    if (!text.ok) return text;
    const back = await bringBack(store, text.value, wanted.length === 1 ? as : undefined, file);
    if (!back.ok) return back;
    const pictures = await bringPictures(store, copy, back.value);
    if (!pictures.ok) return pictures;
    const games = await copy.games.list(back.value.from);
    if (!games.ok) return games;
    const brought = await store.games.bringIn(back.value.id, games.value);
    if (!brought.ok) return brought;
    restored.push(back.value);
  }
  return success(restored);
}

/** The pictures of its walls come with a tournament. */
async function bringPictures(
  store: Restorable,
  copy: Restorable,
  { from, id }: Restored,
): Promise<Result<null, StoreError>> {
  const listed = await copy.pictures.list(from);
  if (!listed.ok) return listed;
  for (const head of listed.value) {
    const picture = await copy.pictures.get(from, head.id);
    if (!picture.ok) return picture;
    if (picture.value === undefined) continue;
    const put = await store.pictures.put(id, picture.value);
    if (!put.ok) return put;
  }
  return success(null);
}

async function bringBack(
  store: Restorable,
  text: string,
  as: string | undefined,
  file: string,
): Promise<Result<Restored, BackupError>> {
  for (let attempt = 1; ; attempt++) {
    const name = as ?? nameFor(text, attempt);
    const imported = await importTournament(store, text, name === null ? {} : { as: name });
    if (imported.ok) {
      const { id, position } = imported.value;
      return success({ from: ownId(text) ?? id, id, position });
    }
    const { error } = imported;
    if (error.code === 'store.tournamentExists' && as === undefined) continue;
    return failure(asBackupError(error, file));
  }
}

const asBackupError = (error: StoreError, file: string): BackupError =>
  error.code === 'store.unreadableFile' ? damagedCopy(file, error.problems) : error;

/** The copy's own name, made fit where an older program took another, then `name-restored` … */
function nameFor(text: string, attempt: number): string | null {
  const own = ownId(text);
  if (own === null) return null;
  const fit = isNewTournamentId(own) ? own : idFromName(own) || 'tournament';
  if (attempt === 1) return fit;
  return `${fit.slice(0, 60)}-restored${attempt === 2 ? '' : `-${attempt - 1}`}`;
}

function ownId(text: string): string | null {
  const header: unknown = JSON.parse(text.slice(0, text.indexOf('\n')));
  const named = typeof header === 'object' && header !== null && 'id' in header ? header.id : null;
  return typeof named === 'string' ? named : null;
}
