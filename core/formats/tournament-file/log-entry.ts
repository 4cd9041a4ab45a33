import { isIsoDate } from '../../rules/identity.ts';
import type { FilePicture } from './file-picture.ts';
import { isJsonValue } from './json-value.ts';
import type { GamesOfBoard } from './kept-game.ts';

/** What one command did to a tournament: the unit of the log, of the store and of the file. */
export interface LogEntry<E = unknown, A = unknown> {
  /** 1, 2, 3 … without gaps within a tournament. */
  readonly position: number;
  /** An instant, `2026-11-15T09:30:00Z`, given by the caller. */
  readonly at: string;
  /** Who: a name on one line. */
  readonly by: string;
  /** JSON values, opaque here. */
  readonly events: readonly E[];
  /** Warnings the person accepted, JSON values. */
  readonly accepted?: readonly A[];
  /** The writer's own name for the request: a repeated one is written once in a tournament. */
  readonly key?: string;
  /** A digest of what was asked under the key, so that another question under it is noticed. */
  readonly asked?: string;
}

/** A whole tournament: everything that happened, in order. */
export interface TournamentLog<E = unknown, A = unknown> {
  readonly id: string;
  readonly createdAt: string;
  readonly entries: readonly LogEntry<E, A>[];
  /** For its walls: beside what happened, and no part of it. */
  readonly pictures?: readonly FilePicture[];
  /** How many more there are, for which the file has no room. */
  readonly picturesLeftOut?: number;
  /** Moves of its games, likewise beside. */
  readonly games?: readonly GamesOfBoard[];
  readonly gamesLeftOut?: number;
}

/** What a file carries beside the log. */
export type BesideLog = Pick<
  TournamentLog,
  'pictures' | 'picturesLeftOut' | 'games' | 'gamesLeftOut'
>;

const LONGEST_KEY = 200;
/** Control characters, and halves of surrogate pairs, which UTF-8 cannot carry. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}]/u;

const INSTANT =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-][01]\d:[0-5]\d)$/;

/** `2026-11-15T09:30:00Z`, with or without fractions, in UTC or with an offset. */
export function isIsoInstant(at: unknown): at is string {
  const day = typeof at === 'string' ? INSTANT.exec(at)?.[1] : undefined;
  return day !== undefined && isIsoDate(day);
}

/** A key of a request: one short line of text. */
export function isEntryKey(key: unknown): key is string {
  return (
    typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY && !NOT_ON_ONE_LINE.test(key)
  );
}

/** SHA-256 in hexadecimal. */
export const isDigest = (digest: unknown): digest is string =>
  typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest);

export const LOG_ENTRY_FIELDS = [
  'position',
  'at',
  'by',
  'events',
  'accepted',
  'key',
  'asked',
] as const;
export type LogEntryField = (typeof LOG_ENTRY_FIELDS)[number];

/** The first field that makes the value unfit to be an entry; null when none does. */
export function unfitField(entry: object): LogEntryField | null {
  const { position, at, by, events, accepted, key, asked } = entry as Partial<
    Record<LogEntryField, unknown>
  >;
  if (!Number.isSafeInteger(position) || Number(position) < 1) return 'position';
  if (!isIsoInstant(at)) return 'at';
  if (typeof by !== 'string' || by === '' || NOT_ON_ONE_LINE.test(by)) return 'by';
  if (!Array.isArray(events) || !isJsonValue(events)) return 'events';
  if (accepted !== undefined && (!Array.isArray(accepted) || !isJsonValue(accepted))) {
    return 'accepted';
  }
  if (key !== undefined && !isEntryKey(key)) return 'key';
  return asked === undefined || isDigest(asked) ? null : 'asked';
}
