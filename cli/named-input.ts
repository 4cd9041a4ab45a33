import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cli } from './cli.ts';
import { readInput, STANDARD_INPUT } from './input-file.ts';
import { isPapiFile, isTournamentFile } from './source.ts';

/** A name for what came without one: readers go by its ending. */
export function inputName(cli: Cli, path: string): string {
  return path === STANDARD_INPUT ? `standard-input${endingOf(readInput(cli, path))}` : path;
}

/** What a file begins like, or has in it. */
function endingOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (isTournamentFile(bytes)) return '.ronde';
  if (text.startsWith('SQLite format 3')) return '.db';
  if (text.startsWith('PK\u0003\u0004')) {
    if (text.includes('vnd.oasis.opendocument.spreadsheet')) return '.ods';
    return text.includes('[Content_Types].xml') ? '.xlsx' : '.zip';
  }
  if (isPapiFile(bytes)) return '.papi';
  if (/^\s*</.test(text)) return '.xml';
  return /^\s*(?:\d{3} |###|XX[A-Z] )/.test(text) ? '.trf' : '.csv';
}

/** The path of a file; standard input lies in a folder of its own while it is used. */
export async function withInputFile<T>(
  cli: Cli,
  path: string,
  use: (file: string) => Promise<T>,
): Promise<T> {
  if (path !== STANDARD_INPUT) return use(path);
  const folder = mkdtempSync(join(tmpdir(), 'ronde-'));
  try {
    const file = join(folder, inputName(cli, path));
    writeFileSync(file, readInput(cli, path), { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
