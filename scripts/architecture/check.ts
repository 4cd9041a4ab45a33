import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { arrowFaults } from './arrows.ts';
import { circleFaults } from './circles.ts';
import type { Fault } from './fault.ts';
import { packageFaults } from './packages.ts';
import { purityFaults } from './purity.ts';
import { readSources } from './sources.ts';
import { systemFaults } from './systems.ts';
import { typeNameFaults } from './type-names.ts';

/** Everything in a folder that breaks the architecture, and how many files were read. */
export function checkArchitecture(folder: string): { files: number; faults: Fault[] } {
  const sources = readSources(folder);
  const exists = (file: string): boolean => existsSync(join(folder, file));
  return {
    files: sources.size,
    faults: [
      ...arrowFaults(sources, exists),
      ...purityFaults(sources),
      ...packageFaults(folder, sources),
      ...circleFaults(sources),
      ...systemFaults(sources),
      ...typeNameFaults(sources),
    ],
  };
}
