import type { Problem } from '@ronde/core/rules/problem.ts';
import { beyondBounds, boundsProblem } from '@ronde/core/tournament/event-bounds.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import type { Cli } from './cli.ts';
import { defective } from './defective.ts';

/** The log of one entry that the facts of a file become; null facts and texts out of bounds refuse it. */
export function ledgerOfFacts(
  cli: Cli,
  name: string,
  {
    events,
    problems,
  }: {
    readonly events: readonly TournamentEvent[] | null;
    readonly problems: readonly Problem[];
  },
): Ledger {
  if (events === null) throw defective(cli, name, problems);
  const beyond = beyondBounds(events);
  if (beyond !== null) throw defective(cli, name, [boundsProblem(beyond)]);
  return openLedger([{ position: 1, at: cli.now().toISOString(), by: 'ronde convert', events }]);
}
