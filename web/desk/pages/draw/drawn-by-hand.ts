import type { PlayerId } from '@ronde/core/rules/identity.ts';

/** What hinders numbers typed as they were drawn in the hall. */
export interface HandFaults {
  readonly missing: number;
  readonly twice: readonly number[];
  readonly outside: readonly string[];
}

export interface DrawnByHand {
  /** Number 1 first; null while something is missing or wrong. */
  readonly order: readonly PlayerId[] | null;
  readonly faults: HandFaults;
}

/** Reads what was typed beside each name: everybody one number, each number once. */
export function drawnByHand(
  players: readonly PlayerId[],
  typed: ReadonlyMap<PlayerId, string>,
): DrawnByHand {
  const most = players.length;
  const holders = new Map<number, PlayerId[]>();
  const outside: string[] = [];
  let missing = 0;
  for (const player of players) {
    const text = typed.get(player)?.trim() ?? '';
    const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (text === '') missing += 1;
    else if (number < 1 || number > most) outside.push(text);
    else holders.set(number, [...(holders.get(number) ?? []), player]);
  }
  const twice = [...holders].filter(([, held]) => held.length > 1).map(([number]) => number);
  const faults = { missing, twice: twice.sort((a, b) => a - b), outside };
  const isWhole = missing === 0 && twice.length === 0 && outside.length === 0;
  if (!isWhole) return { order: null, faults };
  const order = Array.from({ length: most }, (_, index) => holders.get(index + 1)?.[0]);
  return { order: order.flatMap((player) => player ?? []), faults };
}

/** Sizes of groups as they are typed: `4, 4`; null for anything else, and for more than the players. */
export function sizesTyped(text: string, players: number): readonly number[] | null {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => !/^[1-9]\d{0,3}$/.test(part))) return null;
  const sizes = parts.map(Number);
  return sizes.reduce((sum, size) => sum + size, 0) <= players ? sizes : null;
}
