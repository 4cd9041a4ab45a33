import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 100;

/** Removes the data of a killed server; the process that makes its copies may need a moment to end. */
export async function removeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await rm(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(100);
    }
  }
}
