import { fork, type ChildProcess } from 'node:child_process';

/** A program of ours that runs in a process of its own, and how Node runs it. */
export interface OwnProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/** Starts it; what it complains of is ours to tell, and it ends itself when we are gone. */
export function startProgram({ file, execArgv }: OwnProgram): ChildProcess {
  const child = fork(file, [], {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  return child;
}
