import { isByTable } from '../../pairing/systems.ts';
import type { Tournament } from '../state.ts';

/** Whether an event can have all its rounds from the start: players who meet everybody. */
export const hasCalendar = ({ settings }: Tournament): boolean =>
  isByTable(settings.system) && settings.kind !== 'team';

/** How many cycles the declared rounds begin, where a table is gone through once or more. */
export function cyclesOf(rounds: number, lengths: readonly number[]): number {
  const [cycle] = lengths;
  if (cycle === undefined) return 1;
  return Math.min(lengths.length, Math.max(1, Math.ceil(rounds / cycle)));
}
