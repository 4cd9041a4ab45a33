import { isRoundRobin, type SystemName } from '@ronde/core/pairing/systems.ts';
import type { RecommendedOrder } from '@ronde/core/standings/recommended-orders.ts';
import { isCup } from '@ronde/core/tournament/matches.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';

/** What the list is for: it decides what may stand in it. */
export interface TieBreakUse {
  readonly participants: 'individuals' | 'teams';
  readonly system: SystemName;
  /** Id of the tie-break edition. */
  readonly edition: string;
}

/** Systems in which everybody meets everybody. */
export const kindOfSystem = (system: SystemName): 'swiss' | 'roundRobin' =>
  isRoundRobin(system) ? 'roundRobin' : 'swiss';

/** A cup of players: those who go out at the same stage share their place (LA 3.3). */
export const isWithoutTieBreaks = ({ participants, system }: TieBreakUse): boolean =>
  participants === 'individuals' && isCup({ system });

/** Ready-made lists for this event, as its system names them. */
export const presetsOf = ({ participants, system }: TieBreakUse): RecommendedOrder[] =>
  presetsFor(system, participants === 'teams' ? 'team' : 'individual');

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The list for another kind of event: one taken from a preset is replaced, one made by hand is kept where the event uses it. */
export function listForKind(
  list: readonly string[],
  before: TieBreakUse,
  after: TieBreakUse,
): string[] {
  if (isWithoutTieBreaks(after)) return [];
  const untouched =
    isWithoutTieBreaks(before) ||
    presetsOf(before).some(({ descriptors }) => isSameList(descriptors, list));
  const [first] = presetsOf(after);
  const changes = presetsOf(before)[0]?.id !== first?.id;
  return changes && untouched ? [...(first?.descriptors ?? [])] : [...list];
}
