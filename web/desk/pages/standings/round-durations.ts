import type { LogLine } from '@ronde/core/tournament/views/log.ts';

/** How long a round took: from its beginning to its last result. */
export interface RoundDuration {
  readonly round: number;
  readonly minutes: number;
}

const MINUTE = 60_000;

/** Read from the log, newest first; a round without a beginning or a result in it has no duration. */
export function roundDurations(
  lines: readonly Pick<LogLine, 'at' | 'facts' | 'undone'>[],
): RoundDuration[] {
  const begun = new Map<number, number>();
  const ended = new Map<number, number>();
  for (const { at, facts, undone } of lines) {
    if (undone) continue;
    for (const { code, params } of facts) {
      const round = params['round'];
      if (typeof round !== 'number') continue;
      if (code === 'roundStarted') begun.set(round, Date.parse(at));
      if (code === 'resultEntered') {
        ended.set(round, Math.max(ended.get(round) ?? 0, Date.parse(at)));
      }
    }
  }
  return [...begun]
    .flatMap(([round, from]) => {
      const to = ended.get(round);
      return to === undefined || to < from
        ? []
        : [{ round, minutes: Math.round((to - from) / MINUTE) }];
    })
    .sort((a, b) => a.round - b.round);
}
