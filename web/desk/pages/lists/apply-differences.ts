import type { Confirmations, Warning } from '@ronde/core/tournament/warning-ladder.ts';
import type {
  ApplyDifferencesAnswer,
  ApplyDifferencesRequest,
  RatingDifferencesAnswer,
} from '@ronde/server/api/lists.ts';
import type { Problem } from '@ronde/server/api/problem.ts';
import type { UnconfirmedProblem } from '@ronde/server/api/commands.ts';

type Difference = RatingDifferencesAnswer['differences'][number];
type Refused = ApplyDifferencesAnswer['refused'];

/** A difference as a row of a table is named. */
export const keyOf = ({ player, field }: Pick<Difference, 'player' | 'field'>): string =>
  `${player} ${field}`;

/** What is sent for some of the differences shown, or (null) all of them. */
export function applyRequest(
  shown: RatingDifferencesAnswer,
  chosen: readonly Difference[],
  how: { readonly key: string; readonly confirmations?: Confirmations },
): ApplyDifferencesRequest {
  return {
    seen: shown.position,
    key: how.key,
    ...(how.confirmations === undefined ? {} : { confirmations: how.confirmations }),
    list: shown.list.source,
    month: shown.list.month,
    kind: shown.kind,
    only: chosen.map(({ player, field }) => ({ player, field })),
  };
}

const isUnconfirmed = (problem: Problem): problem is UnconfirmedProblem =>
  problem.code === 'unconfirmed';

/** The warnings of several players asked about once: each code at its highest level. */
export function warningsOf(refused: Refused): readonly Warning[] {
  const found = new Map<string, Warning>();
  for (const { problem } of refused) {
    if (!isUnconfirmed(problem)) continue;
    for (const warning of problem.params.warnings) {
      const before = found.get(warning.code);
      if (before === undefined || before.level < warning.level) found.set(warning.code, warning);
    }
  }
  return [...found.values()];
}

/** Those who wait for a yes, and those nothing can be done about. */
export function parted(refused: Refused): {
  readonly waiting: ReadonlySet<string>;
  readonly failed: Refused;
} {
  return {
    waiting: new Set(
      refused.filter(({ problem }) => isUnconfirmed(problem)).map(({ player }) => player),
    ),
    failed: refused.filter(({ problem }) => !isUnconfirmed(problem)),
  };
}
