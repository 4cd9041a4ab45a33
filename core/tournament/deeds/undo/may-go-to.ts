import type { Ledger } from '../../log.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

/** The creation of the event, leaving FIDE mode and an erasure are for ever. */
export function mayGoTo(ledger: Ledger, target: Tournament | null): boolean {
  if (target === null) return false;
  const { state } = ledger;
  if (state?.privateDataErased !== undefined && target.privateDataErased === undefined)
    return false;
  return state?.fideModeLeft == null || target.fideModeLeft !== null;
}

/** The rule by which nobody goes there. */
export const barredBy = ({ state }: Ledger, target: Tournament | null): string =>
  state?.privateDataErased !== undefined && target?.privateDataErased === undefined
    ? HOUSE_RULES.erasure
    : HOUSE_RULES.fideMode;
