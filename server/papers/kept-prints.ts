import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPaperName, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** A paper of a round as it was made: what it says, and whether it was printed. */
export interface KeptPrint {
  readonly paper: PaperName;
  readonly round: number;
  readonly language: Language;
  readonly madeAt: string;
  readonly printedAt: string | null;
  readonly values: readonly PaperValues[];
}

const folderOf = (prints: string, tournament: string): string =>
  join(prints, encodeURIComponent(tournament));
const nameOf = ({ round, paper }: Pick<KeptPrint, 'round' | 'paper'>): string =>
  `round-${round}-${paper}`;

/** The papers of a round that were made; one that a power cut has cut short was not. */
export async function keptPrints(
  prints: string,
  tournament: string,
  round: number,
): Promise<ReadonlyMap<PaperName, KeptPrint>> {
  const folder = folderOf(prints, tournament);
  const names = await readdir(folder).catch((): string[] => []);
  const own = names.filter((name) => name.startsWith(`round-${round}-`) && name.endsWith('.json'));
  const read = await Promise.all(own.map((name) => keptIn(join(folder, name))));
  return new Map(read.flatMap((one) => (one === null ? [] : [[one.paper, one] as const])));
}

async function keptIn(file: string): Promise<KeptPrint | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isKeptPrint(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKeptPrint = (value: unknown): value is KeptPrint =>
  typeof value === 'object' &&
  value !== null &&
  'paper' in value &&
  typeof value.paper === 'string' &&
  isPaperName(value.paper) &&
  'values' in value &&
  Array.isArray(value.values);

/** Keeps what a paper says; in one piece, so that a power cut leaves the old one or the new one. */
export async function keepPrint(
  prints: string,
  tournament: string,
  print: KeptPrint,
): Promise<void> {
  const folder = folderOf(prints, tournament);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await inOnePiece(join(folder, `${nameOf(print)}.json`), JSON.stringify(print));
}

/** Puts the file of a paper into the folder that was chosen for it, in place of an older one. */
export async function putInFolder(
  folder: string,
  tournament: string,
  print: KeptPrint,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await inOnePiece(join(folder, `${encodeURIComponent(tournament)}-${nameOf(print)}.pdf`), bytes);
}

async function inOnePiece(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
