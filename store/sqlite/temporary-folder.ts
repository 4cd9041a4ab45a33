import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  file(name: string): string;
  dispose(): Promise<void>;
}

/** A folder of its own for a test or a measurement. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'ronde-store-'));
  return {
    path,
    file: (name) => join(path, name),
    dispose: () => rm(path, { recursive: true, force: true }),
  };
}
