import { isPlayed, type PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { matchesIn } from './match-rounds.ts';

/** What a game brought; in the table or for pairing. */
export type Worth = (round: RoundRecord, scoring: ScoringSystem) => Points;

/**
 * Lines of a crosstable by matches instead of games: a record has the points of all its games, the
 * colour of the first, and is a forfeit only where a player forfeited all of them (C.04.5 Preface, 1.6).
 */
export function asMatches(
  players: readonly PlayerRecord[],
  games: number,
  scoring: ScoringSystem,
  worth: Worth,
): PlayerRecord[] {
  if (games === 1) return [...players];
  const lines = new Map(players.map(({ tpn, rounds }) => [tpn, rounds]));
  return players.map((player) => ({
    ...player,
    rounds: Array.from({ length: matchesIn(player.rounds.length, games) }, (_, match) => {
      const part = (rounds: readonly RoundRecord[] | undefined): readonly RoundRecord[] =>
        rounds?.slice(match * games, (match + 1) * games) ?? [];
      const own = part(player.rounds);
      const opponent = own.find((game) => game.opponent !== null)?.opponent ?? null;
      const theirs = opponent === null ? [] : part(lines.get(opponent));
      return matchRecord(own, theirs, (game) => worth(game, scoring));
    }),
  }));
}

function matchRecord(
  own: readonly RoundRecord[],
  theirs: readonly RoundRecord[],
  worth: (game: RoundRecord) => Points,
): RoundRecord {
  const sum = (games: readonly RoundRecord[]): number =>
    games.reduce((total, game) => total + worth(game), 0);
  const points = pointsFromTenths(sum(own));
  const first = own.find(({ opponent }) => opponent !== null);
  if (first === undefined) {
    const bye = own.find(({ outcome }) => outcome === 'pairingAllocatedBye') ?? own[0];
    return { opponent: null, colour: null, outcome: bye?.outcome ?? 'zeroPointBye', points };
  }
  const { opponent } = first;
  const played = own.some(({ outcome }) => isPlayed(outcome));
  const colour = played ? first.colour : null;
  const outcome = outcomeOf(own, theirs, sum(own) - sum(theirs));
  return { opponent, colour, outcome, points };
}

/** Who has forfeited every game has lost the match by forfeit; one game forfeited counts as played. */
function outcomeOf(
  own: readonly RoundRecord[],
  theirs: readonly RoundRecord[],
  ahead: number,
): PlayerOutcome {
  const forfeits = (games: readonly RoundRecord[]): boolean =>
    games.length > 0 && games.every(({ outcome }) => outcome === 'forfeitLoss');
  if (forfeits(own)) return 'forfeitLoss';
  if (forfeits(theirs)) return 'forfeitWin';
  if (own.some(({ outcome }) => outcome === 'notEntered')) return 'notEntered';
  if (own.some(({ outcome }) => outcome === 'adjourned')) return 'adjourned';
  return ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'draw';
}

/** What a match is worth where a game is worth what `scoring` says; the bye is a win and draws (C.04.5 1.4). */
export function scoringOfMatches(scoring: ScoringSystem, games: number): ScoringSystem {
  if (games === 1) return scoring;
  const times = (value: Points): Points => pointsFromTenths(value * games);
  return {
    win: times(scoring.win),
    draw: times(scoring.draw),
    loss: times(scoring.loss),
    forfeitWin: times(scoring.forfeitWin),
    forfeitLoss: times(scoring.forfeitLoss),
    pairingAllocatedBye: pointsFromTenths(
      scoring.pairingAllocatedBye + (games - 1) * scoring.halfPointBye,
    ),
    fullPointBye: times(scoring.fullPointBye),
    halfPointBye: times(scoring.halfPointBye),
    zeroPointBye: times(scoring.zeroPointBye),
    adjourned: times(scoring.adjourned),
  };
}
