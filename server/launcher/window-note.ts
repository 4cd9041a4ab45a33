import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the window of a launcher is, for a second start; kept in the data folder while it runs. */
const noteIn = (folder: string): string => join(folder, 'window.json');

/** It becomes an argument of a program: nothing but an address of this computer with its secret. */
const ADDRESS = /^http:\/\/localhost:\d{1,5}\/#[\w-]{20,}$/;

/** In a file of its owner: the secret is in the address. Where it cannot be written, a second start opens the desk. */
export function noteWindow(folder: string, address: string): void {
  const note = `${JSON.stringify({ process: process.pid, address })}\n`;
  try {
    writeFileSync(noteIn(folder), note, { mode: 0o600 });
  } catch {
    return;
  }
}

/** The window of that process; a note that another one left is none. */
export function readWindow(folder: string, owner: number): string | null {
  try {
    const noted: unknown = JSON.parse(readFileSync(noteIn(folder), 'utf8'));
    if (typeof noted !== 'object' || noted === null) return null;
    if (!('process' in noted) || noted.process !== owner) return null;
    const address = 'address' in noted ? noted.address : null;
    return typeof address === 'string' && ADDRESS.test(address) ? address : null;
  } catch {
    return null;
  }
}

export function forgetWindow(folder: string): void {
  if (readWindow(folder, process.pid) !== null) rmSync(noteIn(folder), { force: true });
}
