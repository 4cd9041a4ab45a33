import { isByTable } from '../../pairing/systems.ts';
import type { Tournament } from '../state.ts';
import { isMolter } from './team-boards.ts';

/** Whether an event can have all its rounds from the start: players who meet everybody. */
export const hasCalendar = ({ settings }: Tournament): boolean =>
  isByTable(settings.system) && settings.kind !== 'team';

/** Whether an event has matches of teams that can be listed with their days. */
export const hasMatchCalendar = (state: Tournament): boolean =>
  state.settings.kind === 'team' && !isMolter(state);

/** How many cycles the declared rounds begin, where a table is gone through once or more. */
export function cyclesOf(rounds: number, lengths: readonly number[]): number {
  const [cycle] = lengths;
  if (cycle === undefined) return 1;
  return Math.min(lengths.length, Math.max(1, Math.ceil(rounds / cycle)));
}
