import type { TeamId } from '../../../rules/identity.ts';
import type { TournamentEvent } from '../../event.ts';
import { fieldMatch, firstOfList } from '../../line-ups.ts';
import type { Match } from '../../round.ts';
import { isHandedIn, sealedLineUp } from '../../sealed-line-ups.ts';
import type { Tournament } from '../../state.ts';
import { withLineUp, type LineUpSet } from '../set-line-up/line-up-set.ts';

interface WhatIsOpened {
  /** The team whose seal is broken; missing for both of the match. */
  readonly only?: TeamId;
  /** Whoever has handed in nothing is given the first players of the list (LA line 12886). */
  readonly late?: boolean;
}

/** The seals of a match broken: what was in them, and the boards it makes; nothing without a seal. */
export function openedMatch(
  state: Tournament,
  round: number,
  match: Match,
  { only, late = false }: WhatIsOpened = {},
): readonly TournamentEvent[] {
  const sets = [match.first, match.second]
    .filter((team) => only === undefined || team === only)
    .flatMap((team): LineUpSet[] => {
      const set = { type: 'lineUpSet', round, team } as const;
      const sealed = sealedLineUp(state, round, team);
      if (sealed !== null) return [{ ...set, boards: sealed }];
      if (!late || isHandedIn(state, round, team)) return [];
      return [{ ...set, boards: firstOfList(state, team), late: true }];
    });
  if (sets.length === 0) return [];
  const opened = sets.reduce(withLineUp, state);
  const fielded = fieldMatch(opened, round, match);
  return [...sets, { type: 'matchFielded', round, table: match.table, ...fielded }];
}
