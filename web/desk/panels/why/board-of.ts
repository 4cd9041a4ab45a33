import type { Tpn } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** The board two players sit at; null where they do not meet. */
export function boardOf(view: RoundView, pair: readonly Tpn[]): number | null {
  const found = view.boards.find(({ white, black }) =>
    [white.tpn, black.tpn].every((tpn) => tpn !== null && pair.includes(tpn)),
  );
  return found?.board ?? null;
}
