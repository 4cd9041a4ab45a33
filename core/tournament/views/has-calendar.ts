import { isRoundRobin } from '../../pairing/systems.ts';
import type { Tournament } from '../state.ts';

/** Whether an event can have all its rounds from the start: players who meet everybody. */
export const hasCalendar = ({ settings }: Tournament): boolean =>
  isRoundRobin(settings.system) && settings.kind !== 'team';
