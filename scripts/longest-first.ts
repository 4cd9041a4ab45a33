import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest begins first, so that no core is idle while the last of them ends; a fresh
 * clone has no times of its own to sort by.
 */
const LONGEST = [
  'server/resilience/',
  'web/browser/open-of-64.test.ts',
  'web/browser/accessible.test.ts',
  'web/browser/accessible-states.test.ts',
  'web/browser/',
  'server/privacy/',
  'scripts/open-by-the-command-line.test.ts',
  'server/two-servers.test.ts',
  'server/main.test.ts',
  'store/postgres/',
  '/durability.test.ts',
];

/** The same of those that share a process. */
const LONGEST_TOGETHER = [
  'core/tournament/report-file/',
  'core/tournament/tournament.property.test.ts',
  '/golden.test.ts',
  'core/pairing/dutch/',
];

const turnIn = (order: readonly string[], file: string): number => {
  const turn = order.findIndex((part) => file.includes(part));
  return turn === -1 ? order.length : turn;
};

/** A process that is shared ends where a file of another project stands between two of its own. */
const turnOf = ({ moduleId, project }: TestSpecification): number => {
  if (project.name === 'with-files') return LONGEST.length + 1;
  return project.name === 'together'
    ? LONGEST.length + 2 + turnIn(LONGEST_TOGETHER, moduleId)
    : turnIn(LONGEST, moduleId);
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}
