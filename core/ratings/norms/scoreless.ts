import type { NormCandidate, NormGame, ScorelessOpponent } from './candidate.ts';

/** A candidate's games in one way they may count, with the unrated opponents this depends on. */
export interface WayToCount {
  readonly candidate: NormCandidate;
  readonly undecided: number;
}

/**
 * Games against an unrated player without a point count only if the player scores against a rated one by the
 * end of the event (B.01 1.4.2b): every way that may still turn out. A win that counts can be left out again
 * where the edition allows it, so for wins all or none of them is enough.
 */
export function waysToCount(candidate: NormCandidate, mayDropWins: boolean): readonly WayToCount[] {
  const { excluded, undecided } = sorted(candidate);
  const isWon = (games: readonly NormGame[]): boolean =>
    mayDropWins && games.every(({ halfPoints }) => halfPoints === 2);
  const won = undecided.filter(isWon).flat();
  const blocks = [...(won.length > 0 ? [won] : []), ...undecided.filter((games) => !isWon(games))];
  return subsets(blocks).map((left) => ({
    candidate: without(candidate, [...excluded, ...left.flat()]),
    undecided: undecided.length,
  }));
}

/** The games that do not count, and by opponent those of which it is not known yet. */
function sorted({ games, scoreless = [] }: NormCandidate): {
  readonly excluded: readonly NormGame[];
  readonly undecided: readonly (readonly NormGame[])[];
} {
  const excluded: NormGame[] = [];
  const undecided: (readonly NormGame[])[] = [];
  for (const opponent of scoreless) {
    const own = games.filter((game) => game.opponent.id === opponent.id);
    if (own.length === 0 || hasScoredHere(opponent, own)) continue;
    if (opponent.mayScoreElsewhere) undecided.push(own);
    else excluded.push(...own);
  }
  return { excluded, undecided };
}

const hasScoredHere = ({ scoresHere }: ScorelessOpponent, games: readonly NormGame[]): boolean =>
  scoresHere && games.some(({ halfPoints }) => halfPoints < 2);

function without(candidate: NormCandidate, left: readonly NormGame[]): NormCandidate {
  if (left.length === 0) return candidate;
  return {
    ...candidate,
    games: candidate.games.filter((game) => !left.includes(game)),
    missing: [
      ...candidate.missing,
      ...left.map(({ round, opponent }) => ({ round, opponent, why: 'absent' as const })),
    ],
  };
}

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  return subsets(others).flatMap((subset) => [subset, [first, ...subset]]);
}
