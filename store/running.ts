import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a server says whether it can write. */
export const HEALTH_PATH = '/healthz';

/** Where the server that serves a data folder answers; kept in the folder while it runs. */
export interface Running {
  readonly port: number;
  readonly process: number;
}

const noteIn = (folder: string): string => join(folder, 'running.json');

const isRunning = (value: unknown): value is Running =>
  typeof value === 'object' &&
  value !== null &&
  'port' in value &&
  typeof value.port === 'number' &&
  'process' in value &&
  typeof value.process === 'number';

export const addressOf = (port: number): string => `http://localhost:${port}`;

/** Milliseconds a server of this computer has to answer. */
const PATIENCE = 3_000;

/** Whether a Ronde answers there; another program that took its port does not. */
async function answers(port: number): Promise<boolean> {
  try {
    const health = await fetch(`http://127.0.0.1:${port}${HEALTH_PATH}`, {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said: unknown = await health.json();
    return typeof said === 'object' && said !== null && 'status' in said;
  } catch {
    return false;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Somebody else's process lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The server that serves this folder already; a note left by a power cut is none. */
export async function findRunning(folder: string): Promise<Running | null> {
  const noted = readRunning(folder);
  return noted !== null && isAlive(noted.process) && (await answers(noted.port)) ? noted : null;
}

export function readRunning(folder: string): Running | null {
  try {
    const noted: unknown = JSON.parse(readFileSync(noteIn(folder), 'utf8'));
    return isRunning(noted) ? noted : null;
  } catch {
    return null;
  }
}

/** Where it cannot be written, a second start finds nothing, and all else works. */
export function noteRunning(folder: string, port: number): void {
  const running: Running = { port, process: process.pid };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(noteIn(folder), `${JSON.stringify(running)}\n`, { mode: 0o600 });
  } catch {
    return;
  }
}

/** Of two servers of one folder, the note is the one's that wrote it last. */
export function forgetRunning(folder: string): void {
  if (readRunning(folder)?.process === process.pid) rmSync(noteIn(folder), { force: true });
}
