import type { Tpn } from '../../rules/identity.ts';
import type { CupBracket, CupMatch } from './cup-bracket.ts';

/**
 * The place of everybody in a cup by the stage reached (LA 3.3). Those at the same stage share it; who is
 * still in stands above who went out there.
 */
export function cupPlaces(bracket: CupBracket, players: readonly Tpn[]): ReadonlyMap<Tpn, number> {
  const stages = new Map<Tpn, number>();
  for (const match of bracket.matches.flat()) {
    for (const side of match.sides) {
      if (side.kind === 'player') stages.set(side.player, match.round + STILL_IN);
    }
    for (const player of losersOf(match)) stages.set(player, match.round);
    if (match.winner !== null) stages.set(match.winner, match.round + 1 + STILL_IN);
  }
  const third = bracket.thirdPlace?.winner;
  // The third has gone further than the fourth, and neither as far as the finalists.
  if (third) stages.set(third, (stages.get(third) ?? 0) + STILL_IN);
  const stageOf = (player: Tpn): number => stages.get(player) ?? 0;
  return new Map(
    players.map((player) => {
      const own = stageOf(player);
      return [player, 1 + players.filter((other) => stageOf(other) > own).length];
    }),
  );
}

/** Lifts those still in a stage above those who went out there. */
const STILL_IN = 0.5;

/** Where nobody goes through, both are out. */
export function losersOf({ verdict, loser, sides }: CupMatch): Tpn[] {
  if (verdict !== 'nobody') return loser === null ? [] : [loser];
  return sides.flatMap((side) => (side.kind === 'player' ? [side.player] : []));
}
