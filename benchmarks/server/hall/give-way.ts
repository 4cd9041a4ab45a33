import { constants, getPriority, setPriority } from 'node:os';

/**
 * Does the work of those who ask at a lower priority than the server: they would have computers of
 * their own, and here they have the server's. What runs already keeps its priority.
 */
export async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  const before = getPriority();
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    return await work();
  } finally {
    restore(before);
  }
}

/** Only an administrator may take a priority back; the others measure the next server as low. */
function restore(priority: number): void {
  try {
    setPriority(priority);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}
