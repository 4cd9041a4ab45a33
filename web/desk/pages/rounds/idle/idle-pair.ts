import type { PlayerId } from '@ronde/core/rules/identity.ts';

export interface IdlePair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** The two chosen, or the first two; null where there are no two. */
export function idlePair(
  idle: readonly PlayerId[],
  chosen: Partial<IdlePair> = {},
): IdlePair | null {
  const there = (id: PlayerId | undefined): id is PlayerId => id !== undefined && idle.includes(id);
  const white = there(chosen.white) ? chosen.white : idle.find((id) => id !== chosen.black);
  const black =
    there(chosen.black) && chosen.black !== white ? chosen.black : idle.find((id) => id !== white);
  return white === undefined || black === undefined ? null : { white, black };
}
