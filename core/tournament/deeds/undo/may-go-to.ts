import type { Ledger } from '../../log.ts';
import type { Tournament } from '../../state.ts';

/** The creation of the event and leaving FIDE mode are for ever. */
export function mayGoTo(ledger: Ledger, target: Tournament | null): boolean {
  if (target === null) return false;
  return ledger.state?.fideModeLeft == null || target.fideModeLeft !== null;
}
