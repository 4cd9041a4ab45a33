import type { Exemption } from '../../rules/editions/title-properties.ts';
import { SHORT_EVENTS } from './candidate.ts';

/** What an event is beside its system: it may need fewer games, or no foreigners. */
export const NORM_EVENT_KINDS = [
  'nationalFinal',
  'nationalTeams',
  'zonal',
  ...SHORT_EVENTS,
] as const satisfies readonly (Exemption | (typeof SHORT_EVENTS)[number])[];
export type NormEventKind = (typeof NORM_EVENT_KINDS)[number];
