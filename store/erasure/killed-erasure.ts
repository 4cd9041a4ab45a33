import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { dally, scriptPath, start } from '../durability/own-process.ts';
import { backUpTournament } from '../backup/take-backup.ts';
import { CREATED, entryOf } from '../sample-entries.ts';
import type { Store } from '../store.ts';
import { privateEntry, SECRET } from './sample-erasure.ts';

const ERASER = scriptPath('erase-until-killed.ts', import.meta.url);
export const EVENTS = 6;

/** Tournaments with something private in each, and copies of them. */
export async function privateEvents(store: Store, backups: string): Promise<void> {
  for (let n = 1; n <= EVENTS; n++) {
    const entries = [privateEntry(1), entryOf(2), privateEntry(3), entryOf(4)];
    const created = await store.create(`event-${n}`, CREATED, entries);
    if (!created.ok) throw new Error(created.error.message);
    const request = { backups, reason: 'asked', at: '2026-11-16T10:00:00Z' } as const;
    const copied = await backUpTournament(store, `event-${n}`, request);
    if (!copied.ok) throw new Error(copied.error.message);
  }
}

/** Runs the eraser and kills it some time after it has said so many lines. */
export async function killEraser(
  database: string,
  backups: string,
  { killAt, dallying }: { readonly killAt: number; readonly dallying: number },
): Promise<readonly string[]> {
  let killed = false;
  const eraser = start([ERASER, database, backups, String(EVENTS)], ({ child, said }) => {
    if (killed || said().length < killAt) return;
    dally(dallying);
    killed = child.kill('SIGKILL');
  });
  await eraser.ended;
  expect(eraser.child.signalCode).toBe('SIGKILL');
  return eraser.said().filter((line) => line.startsWith('event-'));
}

/** Each log is as it was, or erased with its mark; what was acknowledged is erased. */
export async function erasedEvents(
  store: Store,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const erased: string[] = [];
  for (let n = 1; n <= EVENTS; n++) {
    const id = `event-${n}`;
    const read = await store.read(id);
    if (!read.ok) throw new Error(read.error.message);
    const isPrivate = JSON.stringify(read.value).includes(SECRET);
    expect(read.value).toHaveLength(isPrivate ? 4 : 5);
    if (!isPrivate) erased.push(id);
  }
  expect(erased.length - acknowledged.length).toBeOneOf([0, 1]);
  expect(erased.slice(0, acknowledged.length)).toEqual(acknowledged);
  return erased;
}

/** Names of the files of a folder, and of those in it, that hold the secret. */
export function filesWithSecret(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(SECRET));
}
