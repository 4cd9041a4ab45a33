import { readFileSync, readSync, statSync } from 'node:fs';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { notRead, systemCode } from './file-failure.ts';
import { FILE_WORDS } from './words/files.ts';

/** Where a file is asked for, this is standard input. */
export const STANDARD_INPUT = '-';

const MEGABYTE = 1024 * 1024;
/** A federation's largest event is a few megabytes. */
const LARGEST_FILE = 256 * MEGABYTE;

/** The bytes of a file, or of standard input for `-`. */
export function readInput(cli: Cli, path: string): Uint8Array {
  const bytes = readIfFile(cli, path);
  if (bytes !== null) return bytes;
  try {
    return readFileSync(path);
  } catch (error) {
    throw notRead(cli, path, error);
  }
}

/** The same; null when there is no such file. */
export function readIfFile(cli: Cli, path: string): Uint8Array | null {
  try {
    if (path === STANDARD_INPUT) return fitting(cli, path, typed(cli));
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true) return null;
    if (facts.size > LARGEST_FILE) throw tooLarge(cli, path);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CliFailure) throw error;
    throw notRead(cli, shownName(cli, path), error);
  }
}

/** What a file is called in a sentence. */
export const shownName = (cli: Cli, path: string): string =>
  path === STANDARD_INPUT ? FILE_WORDS[cli.language].standardInput : path;

function fitting(cli: Cli, path: string, bytes: Uint8Array): Uint8Array {
  if (bytes.length > LARGEST_FILE) throw tooLarge(cli, path);
  return bytes;
}

function tooLarge(cli: Cli, path: string): CliFailure {
  const params = { file: shownName(cli, path), limit: LARGEST_FILE / MEGABYTE };
  return new CliFailure(EXIT.tooLarge, fill(cli.words.tooLarge, params));
}

/** Standard input can be read once, and some commands look at a file twice. */
let kept: Uint8Array | null = null;

const typed = (cli: Cli): Uint8Array => (cli.input ? cli.input() : (kept ??= readToTheEnd()));

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

/** A pipe that another program has made non-blocking says EAGAIN until there is more. */
function readToTheEnd(): Uint8Array {
  const pieces: Buffer[] = [];
  let total = 0;
  while (total <= LARGEST_FILE) {
    const piece = Buffer.alloc(65_536);
    const length = readPiece(piece);
    if (length === 0) break;
    if (length === null) Atomics.wait(PAUSE, 0, 0, 10);
    else pieces.push(piece.subarray(0, length));
    total += length ?? 0;
  }
  return Buffer.concat(pieces);
}

/** Null when there is nothing yet; 0 at the end. */
function readPiece(piece: Buffer): number | null {
  try {
    return readSync(0, piece);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EAGAIN') return null;
    if (code === 'EOF') return 0;
    throw error;
  }
}
