import { systemNamed } from '../pairing/systems.ts';
import type { Tournament } from './state.ts';

/** Whether a round pairs only those whose licence was seen and whose fee is paid (LA line 8983). */
export const isGated = ({ settings }: Tournament, round: number): boolean =>
  round === 1 &&
  settings.regulations.checkedAndPaidFirst === true &&
  settings.kind === 'individual' &&
  // The table of a round robin names everybody; there is nobody to leave out.
  systemNamed(settings.system).kind === 'swiss';
