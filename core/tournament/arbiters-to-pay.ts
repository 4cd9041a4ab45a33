import type { ArbiterPayment } from '../administration/record.ts';
import { foldedName } from '../formats/player-list/folded-name.ts';
import type { Cents } from '../standings/prizes/money.ts';
import type { EventAllowance } from './event-money.ts';
import type { Tournament } from './state.ts';

/** An arbiter of the event, what the scale gives and what was paid. */
export interface ArbiterToPay {
  readonly name: string;
  readonly post: 'chief' | 'deputy';
  /** Null where the scale has no figure. */
  readonly due: Cents | null;
  readonly paid: ArbiterPayment | null;
}

/** Everybody the settings name, and whoever else was paid. */
export function arbitersToPay(
  { settings, administration }: Tournament,
  allowance: EventAllowance | null,
): readonly ArbiterToPay[] {
  const payments = administration?.payments ?? new Map<string, ArbiterPayment>();
  const { chiefArbiter, deputyArbiters } = settings;
  const named = [...new Set([...deputyArbiters, ...payments.keys()])].filter(
    (name) => name !== chiefArbiter,
  );
  const of = (name: string, post: ArbiterToPay['post']): ArbiterToPay => ({
    ...{ name, post, paid: payments.get(name) ?? null },
    due: allowance === null ? null : post === 'chief' ? allowance.chief : allowance.deputy,
  });
  return [
    ...(chiefArbiter === null ? [] : [of(chiefArbiter, 'chief')]),
    ...named.map((name) => of(name, 'deputy')),
  ];
}

/** Arbiters the settings name who play as well: none may in an event with norms (B.01 1.1.6, LA line 10812). */
export function arbitersPlaying({ settings, players }: Tournament): readonly string[] {
  const playing = new Set(
    [...players.values()].flatMap(({ name, left }) => (left === null ? [foldedName(name)] : [])),
  );
  const named = [settings.chiefArbiter, ...settings.deputyArbiters];
  return named.flatMap((name) => (name !== null && playing.has(foldedName(name)) ? [name] : []));
}

/** Arbiters the settings name of whom no payment is noted. */
export const unpaidArbiters = (state: Tournament): readonly string[] =>
  arbitersToPay(state, null)
    .filter(({ paid }) => paid === null)
    .map(({ name }) => name);
