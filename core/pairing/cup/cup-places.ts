import type { Tpn } from '../../rules/identity.ts';
import type { CupBracket, CupMatch } from './cup-bracket.ts';

/** The place of everybody in a cup: the round reached; those who go out in one round share it. */
export function cupPlaces(bracket: CupBracket, players: readonly Tpn[]): ReadonlyMap<Tpn, number> {
  const outIn = new Map<Tpn, number>();
  const every = bracket.matches.flat();
  for (const match of every) for (const player of losersOf(match)) outIn.set(player, match.round);
  const { thirdPlace } = bracket;
  const final = bracket.matches.at(-1)?.[0];
  const depth = (player: Tpn): number => {
    if (player === final?.winner) return bracket.rounds + 1;
    const round = outIn.get(player) ?? bracket.rounds + 1;
    // The third has gone further than the fourth, and neither as far as the finalists.
    return player === thirdPlace?.winner ? round + 0.5 : round;
  };
  const depths = new Map(players.map((player) => [player, depth(player)]));
  return new Map(
    players.map((player) => {
      const own = depths.get(player) ?? 0;
      return [player, 1 + players.filter((other) => (depths.get(other) ?? 0) > own).length];
    }),
  );
}

/** Where nobody goes through, both are out. */
export function losersOf({ verdict, loser, sides }: CupMatch): Tpn[] {
  if (verdict !== 'nobody') return loser === null ? [] : [loser];
  return sides.flatMap((side) => (side.kind === 'player' ? [side.player] : []));
}
