import { engineOf } from '../pairing/engines.ts';
import type { PlayerId, TeamId } from '../rules/identity.ts';
import { boardNumber, type FieldedMatch } from './line-ups.ts';
import type { Match } from './round.ts';
import { sidesOf, tableCycles } from './sides.ts';
import type { Tournament } from './state.ts';

/** A round of a match of two teams as the table has it (LA 3.1), with who sits where. */
export interface TableMatch extends FieldedMatch {
  readonly match: Match;
  readonly lineUps: readonly { readonly team: TeamId; readonly boards: readonly PlayerId[] }[];
}

/** Null where the event is no match of two teams, or the table has no such round. */
export function tableMatch(state: Tournament, round: number): TableMatch | null {
  const { settings, teams } = state;
  const sides = settings.kind === 'team' ? sidesOf(state) : null;
  const [one, other] = teams.keys();
  if (sides === null || one === undefined || other === undefined) return null;
  const seats = [...sides.a, ...sides.b];
  const { schedule } = engineOf(settings.system) ?? {};
  const line = schedule?.(seats.length, tableCycles(state), sides.a.length)[round - 1];
  if (line === undefined) return null;
  const seat = (number: number): PlayerId => {
    const player = seats[number - 1];
    if (player === undefined) throw new RangeError(`nobody has place ${number}`);
    return player;
  };
  const seated = line.games.map(({ white, black }) => ({ white: seat(white), black: seat(black) }));
  const isOfOne = new Set(sides.a);
  const boardsOf = (ofOne: boolean): PlayerId[] =>
    seated.map(({ white, black }) => (isOfOne.has(white) === ofOne ? white : black));
  // The team named first has White on board 1, as in every match of teams.
  const isFirst = seated[0] !== undefined && isOfOne.has(seated[0].white);
  const free = line.free === null ? [] : [line.free, ...(line.alsoFree ?? [])];
  return {
    match: { table: 1, first: isFirst ? one : other, second: isFirst ? other : one },
    lineUps: [
      { team: one, boards: boardsOf(true) },
      { team: other, boards: boardsOf(false) },
    ],
    games: seated.map((game, index) => ({
      ...game,
      board: boardNumber(state, 1, index),
      match: 1,
    })),
    unpaired: free.map((number) => ({
      player: seat(number),
      outcome: 'zeroPointBye',
      reason: 'odd',
    })),
  };
}

/** Boards of a round: as many as the smaller team has players. */
export function tableBoards(state: Tournament): number | null {
  const sides = state.settings.kind === 'team' ? sidesOf(state) : null;
  return sides && Math.min(sides.a.length, sides.b.length);
}
