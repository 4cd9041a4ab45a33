import { describe, expect, it } from 'vitest';
import type { NormCandidate, NormGame, ScorelessOpponent } from './candidate.ts';
import { waysToCount } from './scoreless.ts';

const rated = { id: 1, name: 'Rated', rating: 2400, title: null, federation: 'GER' } as const;
const unrated = { id: 2, name: 'Unrated', rating: 0, title: null, federation: 'ESP' } as const;

const candidate = (
  halfPoints: NormGame['halfPoints'],
  opponent: Partial<ScorelessOpponent>,
): NormCandidate => ({
  federation: 'FRA',
  games: [
    { round: 1, opponent: rated, halfPoints: 2 },
    { round: 2, opponent: unrated, halfPoints },
  ],
  missing: [],
  scoreless: [{ id: 2, name: 'Unrated', mayScoreElsewhere: false, scoresHere: false, ...opponent }],
});

/** How many games count, in every way that may still turn out. */
const counted = (asked: NormCandidate, mayDropWins = true): number[] =>
  waysToCount(asked, mayDropWins).map((way) => way.candidate.games.length);

describe('[B.01 1.4.2b] a game against an unrated player without a point', () => {
  it.each<[string, NormGame['halfPoints'], Partial<ScorelessOpponent>, number[]]>([
    ['won, nothing to come for the opponent: does not count', 2, {}, [1]],
    ['won, games to come for the opponent: may count', 2, { mayScoreElsewhere: true }, [2, 1]],
    ['drawn by a rated candidate: the opponent has scored', 1, { scoresHere: true }, [2]],
    ['lost by a rated candidate: the opponent has scored', 0, { scoresHere: true }, [2]],
    ['won by a rated candidate: the opponent has not', 2, { scoresHere: true }, [1]],
    ['drawn by an unrated candidate: no point against a rated player', 1, {}, [1]],
  ])('%s', (_, halfPoints, opponent, expected) => {
    expect(counted(candidate(halfPoints, opponent))).toEqual(expected);
  });

  it('a game that does not count is a round without a game', () => {
    const [way] = waysToCount(candidate(2, {}), true);
    expect(way?.candidate.missing).toEqual([{ round: 2, opponent: unrated, why: 'absent' }]);
  });

  it('nobody without a point: every game counts, in one way', () => {
    const { scoreless: _, ...all } = candidate(2, {});
    expect(waysToCount(all, true)).toEqual([{ candidate: all, undecided: 0 }]);
  });
});
