import type { NormGame } from './candidate.ts';

/** Which games of a player a norm may be made of. */
export interface ChoiceOfGames {
  /** No set has fewer. */
  readonly minimum: number;
  /** Games after a norm may be left out (B.01 1.4.1e). */
  readonly mayStopEarly: boolean;
  /** Games won may be left out (B.01 1.4.1f). */
  readonly mayDropWins: boolean;
  /** An opponent met twice counts once, and so the two games are not alike. */
  readonly isDoubleRoundRobin: boolean;
  readonly unratedCountsAs: number;
}

/** An opponent's rating, or what stands for one (B.01 1.4.6d). */
export const countedRating = (rating: number, unratedCountsAs: number): number =>
  rating > 0 ? rating : unratedCountsAs;

/**
 * The sets of games a norm may rest on: all of them first. Of won games whose opponents have the same title
 * and federation the lowest rated is left out first: any other choice leaves a lower average, and differs in
 * nothing else.
 */
export function* gameSets(
  games: readonly NormGame[],
  choice: ChoiceOfGames,
): Generator<readonly NormGame[]> {
  const shortest = choice.mayStopEarly ? Math.min(choice.minimum, games.length) : games.length;
  for (let length = games.length; length >= shortest; length -= 1) {
    const first = games.slice(0, length);
    if (choice.mayDropWins) yield* withoutWins(first, choice);
    else yield first;
  }
}

function* withoutWins(
  games: readonly NormGame[],
  choice: ChoiceOfGames,
): Generator<readonly NormGame[]> {
  const { minimum } = choice;
  const classes = classesOfWins(games, choice);
  const spare = Math.max(0, games.length - minimum);
  const dropped = new Set<NormGame>();
  function* from(index: number): Generator<readonly NormGame[]> {
    const alike = classes[index];
    if (alike === undefined) {
      yield dropped.size === 0 ? games : games.filter((game) => !dropped.has(game));
      return;
    }
    const added: NormGame[] = [];
    for (const next of [null, ...alike]) {
      if (next !== null) {
        if (dropped.size === spare) break;
        dropped.add(next);
        added.push(next);
      }
      yield* from(index + 1);
    }
    for (const game of added) dropped.delete(game);
  }
  yield* from(0);
}

/** Wins that are alike, the lowest rated first. */
function classesOfWins(
  games: readonly NormGame[],
  { isDoubleRoundRobin, unratedCountsAs }: ChoiceOfGames,
): readonly (readonly NormGame[])[] {
  const classes = new Map<string, NormGame[]>();
  for (const game of games) {
    if (game.halfPoints !== 2) continue;
    const { title, federation } = game.opponent;
    const key = isDoubleRoundRobin ? String(game.round) : `${title ?? '?'} ${federation ?? '?'}`;
    classes.set(key, [...(classes.get(key) ?? []), game]);
  }
  const counted = ({ opponent }: NormGame): number =>
    countedRating(opponent.rating, unratedCountsAs);
  return [...classes.values()].map((alike) => alike.toSorted((a, b) => counted(a) - counted(b)));
}
