import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { OwnProgram } from '../processes/own-program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface BuiltServer {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** The exit code, once everything it said is read. */
  readonly ended: Promise<number | null>;
  /** Where it serves, once it does. */
  address(): Promise<string>;
  /** Everything it has printed so far. */
  said(): string;
}

const PROGRAM = 'server/dist/server.js';
/** What a double click starts. */
export const LAUNCHER = 'server/dist/launcher.js';

/** A program that is built beside the server. */
export const builtBeside = (name: string): OwnProgram => ({
  file: join(root, 'server/dist', name),
  execArgv: [],
});

/** A copy of what is built, for a test that runs so long that somebody may build meanwhile. */
export function copyOfBuild(): { readonly program: string; remove(): void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside the repository: native packages are found above it.
  const folder = mkdtempSync(join(root, '.cache', 'built-'));
  for (const part of ['server/dist', 'web/dist']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  return {
    program: join(folder, PROGRAM),
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * Starts the built server on a folder of its own.
 * @param files files and connections the system lets it hold
 * @param told what its line says after the program
 */
export function startServer(
  folder: string,
  environment: Readonly<Record<string, string>>,
  program = PROGRAM,
  files: number | null = null,
  told: readonly string[] = [],
): BuiltServer {
  const limited = ['-c', `ulimit -n ${files} && exec "$0" "$@"`, process.execPath, program];
  const [command, args] =
    files === null ? [process.execPath, [program]] : (['sh', limited] as const);
  const child = spawn(command, [...args, ...told], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', HOST: '', RONDE_DATA: folder, ...environment },
  });
  let said = '';
  const hear = (bytes: Buffer): void => {
    said += bytes.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    address: async () => {
      for (;;) {
        const match = /http:\/\/\S+/.exec(said);
        if (match && said.includes(folder)) return match[0];
        if (child.exitCode !== null) throw new Error(said);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    },
    said: () => said,
  };
}

/** Sends a write as a page of the server would. */
export const writeTo = (address: string, path: string, body: object): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ronde': '1' },
    body: JSON.stringify(body),
  });
