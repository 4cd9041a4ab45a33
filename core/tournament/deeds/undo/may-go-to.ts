import type { EventType } from '../../event.ts';
import { refuse } from '../../judgement.ts';
import { entriesInForce, undoTarget, type Entry, type Ledger } from '../../log.ts';
import { HOUSE_RULES, type Refusal } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

/**
 * The rule by which nobody goes there, null where one may: the creation of the event, leaving FIDE
 * mode and an erasure are for ever.
 */
export function barredBy({ state }: Ledger, target: Tournament | null): string | null {
  if (state?.privateDataErased !== undefined && target?.privateDataErased === undefined)
    return HOUSE_RULES.erasure;
  const isLeft = state?.fideModeLeft != null && target?.fideModeLeft === null;
  return target === null || isLeft ? HOUSE_RULES.fideMode : null;
}

const FOR_EVER: readonly EventType[] = ['fideModeLeft', 'privateDataErased'];

const isForEver = ({ events }: Entry): boolean =>
  events.some(({ type }) => FOR_EVER.includes(type));

/** Why the last step is not taken back, before anybody asks; null where it may be, or there is none. */
export function undoBarred(ledger: Ledger): Refusal | null {
  const target = undoTarget(ledger);
  const isCreation = ledger.now === 1;
  if (target === null || !(isCreation || isForEver(target))) return null;
  const isErasure = target.events.some(({ type }) => type === 'privateDataErased');
  const article = isErasure ? HOUSE_RULES.erasure : HOUSE_RULES.fideMode;
  return refuse('neverUndone', article, { position: target.position }).refusal;
}

/** The earliest entry one can go back to. */
export const goesBackTo = (ledger: Ledger): number =>
  entriesInForce(ledger).findLast(isForEver)?.position ?? 1;
