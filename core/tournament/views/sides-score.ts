import { sumPoints, type Points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsOfRound, type ScoringSystem } from '../../rules/scoring.ts';
import type { Tpn } from '../../rules/identity.ts';
import { belongings, sidesByNumber } from '../sides.ts';
import { playersByNumber } from '../numbers.ts';
import type { Tournament } from '../state.ts';

/** One side of a match, as it is called, and what its players have scored against the other. */
export interface SideScore {
  readonly name: string;
  readonly points: Points;
}

/** Side against side; null for an event that has none. */
export interface SidesScore {
  readonly a: SideScore;
  readonly b: SideScore;
}

/** The score of the match, from the rounds that standings count. */
export function sidesScore(
  state: Tournament,
  counted: {
    readonly players: readonly PlayerRecord[];
    readonly rounds: number;
    readonly scoring: ScoringSystem;
  },
): SidesScore | null {
  const sides = sidesByNumber(state);
  if (sides === null || sides.a.length === 0 || sides.b.length === 0) return null;
  const pointsOf = (side: readonly Tpn[]): Points =>
    sumPoints(
      counted.players
        .filter(({ tpn }) => side.includes(tpn))
        .flatMap(({ rounds }) => rounds.slice(0, counted.rounds))
        .filter(({ opponent }) => opponent !== null)
        .map((round) => pointsOfRound(round, counted.scoring)),
    );
  return {
    a: { name: nameOfFirst(state), points: pointsOf(sides.a) },
    b: { name: nameOfOther(state, sides.b), points: pointsOf(sides.b) },
  };
}

function nameOfFirst({ settings: { sides, kind }, teams }: Tournament): string {
  if (kind === 'team') return [...teams.values()][0]?.name ?? 'A';
  return sides.by === 'numbers' ? 'A' : sides.first.trim();
}

/** What all of side B have in common, where side A is told by the same. */
function nameOfOther(state: Tournament, side: readonly Tpn[]): string {
  const { by } = state.settings.sides;
  if (state.settings.kind === 'team') return [...state.teams.values()][1]?.name ?? 'B';
  if (by === 'numbers') return 'B';
  const ids = playersByNumber(state);
  const own = side.map((number) => {
    const id = ids.get(number);
    const player = id === undefined ? undefined : state.players.get(id);
    return player === undefined ? [] : belongings(player, by);
  });
  return own[0]?.find((one) => own.every((theirs) => theirs.includes(one))) ?? 'B';
}
