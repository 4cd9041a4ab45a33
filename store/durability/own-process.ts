import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A script beside a test, to be run by a process of its own. */
export const scriptPath = (name: string, test: string): string =>
  fileURLToPath(new URL(name, test));

export interface OwnProcess {
  readonly child: ChildProcess;
  /** What it has said so far, in whole lines. */
  readonly said: () => string[];
  readonly ended: Promise<unknown>;
}

/** Starts a real process; `heard` is called after each piece of what it says. */
export function start(
  args: readonly string[],
  heard?: (writer: OwnProcess) => void,
  /** `ignore` where the process is meant to fail. */
  complaints: 'inherit' | 'ignore' = 'inherit',
): OwnProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
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
