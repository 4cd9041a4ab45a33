import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest begins first, so that no core is idle while the last of them ends; a fresh
 * clone has no times of its own to sort by.
 */
const LONGEST = [
  'web/browser/accessible.test.ts',
  'web/browser/accessible-states.test.ts',
  'web/browser/open-of-20.test.ts',
  'web/browser/print.test.ts',
  'web/browser/focus.test.ts',
  'web/browser/palette.test.ts',
  'web/browser/league',
  'web/browser/desk-forms.test.ts',
  'web/browser/results-by-hand.test.ts',
  'web/browser/team',
  'web/browser/later.test.ts',
  'web/browser/event-regulations.test.ts',
  'web/browser/nothing-lost.test.ts',
  'web/browser/rounds-page.test.ts',
  'web/browser/same-player.test.ts',
  'web/browser/published.test.ts',
  'web/browser/pressed-twice.test.ts',
  'web/browser/guided-lines.test.ts',
  'server/privacy/privacy.test.ts',
  'server/resilience/',
  'server/two-servers.test.ts',
  'server/main.test.ts',
  'scripts/open-by-the-command-line.test.ts',
  'scripts/editions/readers.test.ts',
  'scripts/answer-schemas/',
  'store/postgres/postgres-event-log.test.ts',
  'store/sqlite/durability.test.ts',
  'server/backups/own-processes.test.ts',
  'store/postgres/',
  'scripts/fuzz/every-fuzzer.test.ts',
  'paper/rules-of-paper.test.ts',
  'paper/papers.test.ts',
  'core/tournament/tournament.property.test.ts',
  'core/tournament/report-file/',
  '/golden.test.ts',
  'core/decisions/mate/can-mate.test.ts',
  'server/registry/answers.test.ts',
  'server/routes/hostile-files.test.ts',
  'cli/deeds/',
  'exchange/access-file/papi-round-trip.test.ts',
  'core/pairing/dutch/',
  'store/sqlite/sqlite-event-log.test.ts',
  'core/tournament/handling-rules.test.ts',
  'server/',
  'exchange/',
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
