import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { NormCandidate, NormEventFacts, NormGame } from './candidate.ts';

/** Games that may make a norm, with how many are needed and what they count for. */
export interface Basis {
  readonly games: readonly NormGame[];
  readonly minimum: number;
  /** What even the shortest set counts for. */
  readonly countsAtLeast: number;
  readonly isEightOfNine: boolean;
  readonly countsForfeitAsLoss: boolean;
}

/** The least number of games of a norm in such an event (B.01 1.4.1a, b). */
export function minimumGames({ short }: NormEventFacts, { games }: TitleProperties): number {
  if (short === 'teamChampionship') return games.teamChampionships ?? games.minimum;
  return short === 'worldCup' ? (games.worldCup?.played ?? games.minimum) : games.minimum;
}

/** All games played, and those with a last one that the opponent did not come to. */
export function basesOf(
  { games, missing }: NormCandidate,
  event: NormEventFacts,
  rules: TitleProperties,
): readonly Basis[] {
  const { minimum, worldCup, eightOfNine, lastRoundForfeit } = rules.games;
  const plain = {
    games,
    minimum,
    countsAtLeast: 0,
    isEightOfNine: false,
    countsForfeitAsLoss: false,
  };
  const [only, another] = missing;
  const last = missing.find(
    ({ round, why, opponent }) =>
      round === event.rounds && why === 'forfeitWin' && opponent !== null,
  );
  const afforded: readonly Basis[] =
    lastRoundForfeit === true && last !== undefined && last.opponent !== null
      ? [
          {
            ...plain,
            games: [...games, { round: last.round, opponent: last.opponent, halfPoints: 0 }],
            countsForfeitAsLoss: true,
          },
        ]
      : [];
  if (event.short === 'teamChampionship') {
    return [{ ...plain, minimum: minimumGames(event, rules) }];
  }
  if (event.short === 'worldCup' && worldCup !== undefined) {
    return [{ ...plain, minimum: worldCup.played, countsAtLeast: worldCup.countAs }];
  }
  const isEightOfNine =
    eightOfNine !== undefined &&
    event.rounds === eightOfNine.rounds &&
    games.length === eightOfNine.played &&
    only !== undefined &&
    another === undefined &&
    eightOfNine.because.includes(only.why);
  if (!isEightOfNine) return [plain, ...afforded];
  return [
    { ...plain, minimum: eightOfNine.played, countsAtLeast: eightOfNine.rounds, isEightOfNine },
    ...afforded,
  ];
}
