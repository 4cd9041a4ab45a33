import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A program of ours that runs in a process of its own, and how Node runs it. */
export interface OwnProgram {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/**
 * Starts it, to give way to the desks; what it complains of is ours to tell, and it ends itself
 * when we are gone.
 */
export function startProgram({ file, execArgv }: OwnProgram): ChildProcess {
  const child = fork(file, [], {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // One that does not start fails for itself and once more for each message sent to it: who listens for the first has heard.
  child.on('error', () => undefined);
  child.stderr?.pipe(process.stderr, { end: false });
  child.once('spawn', () => {
    if (child.pid !== undefined) giveWay(child.pid);
  });
  return child;
}

/** The system refuses it of a process that has ended already: nothing is lost by it. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}
