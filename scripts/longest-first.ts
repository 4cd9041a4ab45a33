import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes a minute and more begins first, so that no core is idle while the last of them ends;
 * a fresh clone has no times of its own to sort by.
 */
const LONGEST = [
  'web/browser/open-of-64.test.ts',
  'web/browser/accessible.test.ts',
  'server/resilience/',
  'web/browser/accessible-states.test.ts',
  'web/browser/',
  '/durability.test.ts',
  'server/routes/list-routes.test.ts',
];

const turnOf = ({ moduleId }: TestSpecification): number => {
  const turn = LONGEST.findIndex((part) => moduleId.includes(part));
  return turn === -1 ? LONGEST.length : turn;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}
