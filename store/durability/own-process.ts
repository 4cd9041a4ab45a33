import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script beside a test, to be run by a process of its own. */
export const scriptPath = (name: string, test: string): string =>
  fileURLToPath(new URL(name, test));

/** Inside the repository: native packages are found above it. */
const BUILT = fileURLToPath(new URL('../../.cache/own-programs/', import.meta.url));
const built = new Map<string, string>();

/** A script in one file, which starts much sooner than its sources do; built once by whoever tests. */
function builtScript(script: string): string {
  const known = built.get(script);
  if (known !== undefined) return known;
  const file = join(BUILT, `${basename(script, '.ts')}.mjs`);
  // Others build it at the same moment: each puts a whole one in the place.
  const growing = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [script],
    outfile: growing,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['@photostructure/sqlite', 'pg-native'],
    // CommonJS packages inside it still ask for Node's modules with `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  renameSync(growing, file);
  built.set(script, file);
  return file;
}

export interface OwnProcess {
  readonly child: ChildProcess;
  /** What it has said so far, in whole lines. */
  readonly said: () => string[];
  readonly ended: Promise<unknown>;
}

/** Starts a real process of a script; `heard` is called after each piece of what it says. */
export function start(
  [script, ...args]: readonly [script: string, ...args: string[]],
  heard?: (writer: OwnProcess) => void,
  /** `ignore` where the process is meant to fail. */
  complaints: 'inherit' | 'ignore' = 'inherit',
): OwnProcess {
  const child = spawn(process.execPath, [builtScript(script), ...args], {
    stdio: ['ignore', 'pipe', complaints],
  });
  let output = '';
  const said = (): string[] => output.split('\n').slice(0, -1);
  const writer = { child, said, ended: once(child, 'close') };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    heard?.(writer);
  });
  return writer;
}

/** Lets a few microseconds pass, so that the kill falls anywhere within an append. */
export function dally(microseconds: number): void {
  const until = process.hrtime.bigint() + BigInt(microseconds) * 1_000n;
  while (process.hrtime.bigint() < until);
}
