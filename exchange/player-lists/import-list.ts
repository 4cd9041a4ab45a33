import { setImmediate } from 'node:timers/promises';
import { basename, join } from 'node:path';
import type { ListedPlayer } from '@ronde/core/formats/player-list/listed-player.ts';
import type { RatingKind } from '@ronde/core/rules/rating-kind.ts';
import {
  FideListReader,
  type ListCheckpoint,
} from '@ronde/core/formats/fide-list/read-fide-list.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { failure, success, type Result } from '@ronde/core/rules/result.ts';
import { sqliteFailure } from '@ronde/store/sqlite/sqlite-failure.ts';
import { openListBytes, type ByteLimits, type ListBytes } from './list-bytes.ts';
import { ListBuilder, type Origin } from './list-builder.ts';
import { ListFailure, listFault, unreadableList, type ListError } from './list-error.ts';
import { isMonth, isSource, partialOfList, type ListName } from './list-file.ts';

export interface ListImport extends ListName {
  /** The folder of the lists. */
  readonly folder: string;
  /** When it is imported, for the record. */
  readonly at: string;
  readonly progress?: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly phase: 'reading' | 'indexing';
  /** From 0 to 1 within the phase. */
  readonly done: number;
  readonly players: number;
}

export interface ImportedList extends ListName {
  readonly players: number;
  readonly problems: readonly Problem[];
  /** Players already there from an import of the same file that was interrupted. */
  readonly resumedAt: number;
}

export interface FideListImport extends ListImport {
  /** The list as downloaded: XML or text, zipped or not. */
  readonly file: string;
  /** What the rating is in lists of one kind. */
  readonly unnamed?: RatingKind;
  readonly limits?: ByteLimits;
}

/** Players with their problems, batch by batch, and where to go on from after each batch. */
export interface ListBatch {
  readonly players: readonly ListedPlayer[];
  readonly problems: readonly Problem[];
  readonly checkpoint: unknown;
  /** Of the whole, from 0 to 1. */
  readonly done: number;
}

/** Imports FIDE's list from a file, going on where an import of the same file was interrupted. */
export async function importFideList(
  request: FideListImport,
): Promise<Result<ImportedList, ListError>> {
  return guarded(request, async () => {
    const bytes = await openListBytes(request.file, request.limits);
    try {
      const fingerprint = `${bytes.fingerprint} ${request.unnamed ?? ''}`;
      const origin = { fingerprint, name: basename(request.file) };
      return await build(request, origin, (from) => fideBatches(bytes, request.unnamed, from));
    } finally {
      await bytes.close();
    }
  });
}

/** Imports players read by any other reader, which goes on from its own last checkpoint. */
export async function importPlayers(
  request: ListImport & Origin,
  batchesFrom: (checkpoint: unknown) => Iterable<ListBatch> | AsyncIterable<ListBatch>,
): Promise<Result<ImportedList, ListError>> {
  const { fingerprint, name } = request;
  return guarded(request, () => build(request, { fingerprint, name }, batchesFrom));
}

async function guarded(
  request: ListImport,
  work: () => Promise<Result<ImportedList, ListError>>,
): Promise<Result<ImportedList, ListError>> {
  if (!isSource(request.source)) return failure(listFault('list.badSource'));
  if (!isMonth(request.month)) return failure(listFault('list.badMonth'));
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof ListFailure) return failure(thrown.error);
    const error = sqliteFailure(thrown, join(request.folder, partialOfList(request)));
    if (error === null) throw thrown;
    return failure(error);
  }
}

async function build(
  request: ListImport,
  origin: Origin,
  batchesFrom: (checkpoint: unknown) => Iterable<ListBatch> | AsyncIterable<ListBatch>,
): Promise<Result<ImportedList, ListError>> {
  const { folder, source, month, progress, signal } = request;
  const stopped = (): boolean => signal?.aborted === true;
  const builder = new ListBuilder(folder, { source, month }, origin);
  let published = false;
  try {
    const resumedAt = builder.count();
    let players = resumedAt;
    for await (const batch of batchesFrom(builder.checkpoint())) {
      builder.add(batch.players, batch.problems, batch.checkpoint);
      players += batch.players.length;
      progress?.({ phase: 'reading', done: batch.done, players });
      await setImmediate();
      if (stopped()) return failure(listFault('list.cancelled'));
    }
    if (players === 0) return failure(unreadableList(builder.problems()));
    const told = (done: number): void => progress?.({ phase: 'indexing', done, players });
    if (!(await builder.index(told, stopped))) return failure(listFault('list.cancelled'));
    const problems = builder.problems();
    builder.publish(request.at);
    published = true;
    return success({ source, month, players, problems, resumedAt });
  } finally {
    if (!published) builder.close();
  }
}

/** Where an import of FIDE's list goes on; the reader may have come to the end of the file. */
interface FideCheckpoint {
  readonly reader: ListCheckpoint;
  readonly ended: boolean;
}

async function* fideBatches(
  bytes: ListBytes,
  unnamed: RatingKind | undefined,
  checkpoint: unknown,
): AsyncGenerator<ListBatch> {
  const from = checkpoint as FideCheckpoint | null;
  if (from?.ended === true) return;
  const reader = new FideListReader({
    ...(unnamed === undefined ? {} : { unnamed }),
    ...(from === null ? {} : { from: from.reader }),
  });
  const offset = from?.reader.offset ?? 0;
  for await (const piece of bytes.from(offset)) {
    const { players, problems, failed } = reader.feed(piece);
    if (failed) throw new ListFailure(unreadableList(problems));
    const at = reader.checkpoint();
    if (at === null || players.length + problems.length === 0) continue;
    const done = bytes.size === 0 ? 1 : Math.min(1, at.offset / bytes.size);
    yield { players, problems, done, checkpoint: { reader: at, ended: false } };
  }
  const { players, problems, failed } = reader.finish();
  if (failed) throw new ListFailure(unreadableList(problems));
  const at = reader.checkpoint();
  if (at !== null) yield { players, problems, done: 1, checkpoint: { reader: at, ended: true } };
}
