import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { dataFolder } from '@ronde/store/data-folder.ts';
import {
  isSynchronised,
  keepFolder,
  keepNextFolder,
  keptFolder,
  keptNextFolder,
} from '@ronde/store/kept-folder.ts';
import { findRunning } from '@ronde/store/running.ts';
import { refusalIn } from '@ronde/store/try-folder.ts';
import type { NextFolderAnswer } from '../api/window.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that is set but empty says nothing. */
export function given(env: Environment, name: string): string | null {
  const value = env[name];
  return value === undefined || value === '' ? null : value;
}

/** What decides where the tournaments lie when nothing is asked for. */
export interface FolderPlaces {
  /** Of RONDE_DATA; null where it says nothing. */
  readonly fixed: string | null;
  /** Where the system keeps such things. Asked only where it is needed: an account without a folder of its own has none. */
  readonly usual: () => string;
}

export const folderPlaces = (env: Environment): FolderPlaces => ({
  fixed: given(env, 'RONDE_DATA'),
  usual: () => resolve(dataFolder({ ...env, RONDE_DATA: '' }, process.platform, homedir)),
});

export type ChosenFolder =
  | { readonly ok: true; readonly folder: string; readonly synchronised: boolean }
  | { readonly ok: false; readonly folder: string; readonly reason: string };

/**
 * The folder of the tournaments, made where it is not there yet.
 * @param asked by --data: it is kept for later starts; RONDE_DATA wins over what is kept
 */
export function chooseFolder({ fixed, usual }: FolderPlaces, asked: string | null): ChosenFolder {
  const chosen = tryFolder(asked ?? fixed ?? keptFolder(usual()));
  if (chosen.ok && asked !== null) keepFolder(usual(), chosen.folder);
  return chosen;
}

function tryFolder(path: string): ChosenFolder {
  const folder = resolve(path);
  const reason = madeFolder(folder) ?? refusalIn(folder);
  if (reason !== null) return { ok: false, folder, reason };
  return { ok: true, folder, synchronised: isSynchronised(folder) };
}

/** Why the folder cannot be made; null where it is there now. */
function madeFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** Keeps another folder for the next start; nothing of the present one is moved. */
export function chooseNextFolder(places: FolderPlaces, typed: string): NextFolderAnswer {
  // A path copied in the file manager of Windows comes in quotation marks.
  const folder = typed.trim().replace(/^"(.*)"$/, '$1');
  if (!isAbsolute(folder)) return { kept: false, why: 'notWhole', folder, reason: '' };
  if (places.fixed !== null) return { kept: false, why: 'fixed', folder, reason: '' };
  const chosen = tryFolder(folder);
  if (!chosen.ok) {
    return { kept: false, why: 'refused', folder: chosen.folder, reason: chosen.reason };
  }
  keepNextFolder(places.usual(), chosen.folder);
  return { kept: true, folder: chosen.folder, synchronised: chosen.synchronised };
}

/** The folder of the next start, where it is another one. */
export function nextFolder({ fixed, usual }: FolderPlaces, folder: string): string | null {
  const next = fixed === null ? keptNextFolder(usual()) : null;
  return next === folder ? null : next;
}

/**
 * A start takes what was chosen in the window of the one before, unless that one still runs: then
 * it is found where it is. Null where there is nothing to take.
 */
export async function takeNextFolder(places: FolderPlaces): Promise<ChosenFolder | null> {
  const { fixed, usual } = places;
  const next = fixed === null ? keptNextFolder(usual()) : null;
  if (next === null || (await findRunning(keptFolder(usual()))) !== null) return null;
  return chooseFolder(places, next);
}
