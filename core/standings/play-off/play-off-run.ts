import { lotFigure } from '../../rules/drawn-lot.ts';
import { randomFrom } from '../../rules/random.ts';
import {
  drawnFirst,
  halves,
  playOffMatch,
  type MatchRules,
  type PlayOffGame,
  type PlayOffMatch,
  type PlayOffResult,
} from './play-off-match.ts';

/** A play-off as it stands: what was played, what is to be played now, and the order once it is decided. */
export interface PlayOffRun {
  /** Those who play, in the order of the event's tie-breaks. */
  readonly players: readonly string[];
  /** Tied too, and left out by the tie-breaks of the event (LA 5.2 1.k.4). */
  readonly leftOut: readonly string[];
  readonly stages: readonly PlayOffStage[];
  /** Games that can be played now. */
  readonly next: readonly PlayOffGame[];
  /** From the winner down, equal ones on one step; null while it runs. */
  readonly steps: readonly (readonly string[])[] | null;
}

export const PLAY_OFF_STAGES = ['match', 'roundRobin', 'semiFinals', 'final'] as const;

/** Stages follow each other with a rest between them. */
export interface PlayOffStage {
  readonly stage: (typeof PLAY_OFF_STAGES)[number];
  readonly games: readonly PlayOffGame[];
}

type Results = ReadonlyMap<string, PlayOffResult>;

/** Replays a play-off of players tied, given in the order of the event's tie-breaks (LA 5.2 1.k). */
export function playOffRun(
  tied: readonly string[],
  results: Results,
  rules: MatchRules,
): PlayOffRun {
  const players = tied.slice(0, rules.procedure.most);
  const leftOut = tied.slice(rules.procedure.most);
  const [a, b, c, d] = players;
  if (a === undefined || b === undefined) throw new RangeError('a play-off needs two players');
  const held =
    c === undefined
      ? ofTwo([a, b], results, rules)
      : d === undefined
        ? ofThree([a, b, c], results, rules)
        : ofFour([a, b, c, d], results, rules);
  return {
    players,
    leftOut,
    ...held,
    next: held.stages.flatMap(({ games }) => games.filter(isOpen)),
  };
}

type Held = Pick<PlayOffRun, 'stages' | 'steps'>;

const isOpen = ({ result }: PlayOffGame): boolean => result === null;

function ofTwo(pair: readonly [string, string], results: Results, rules: MatchRules): Held {
  const match = playOffMatch('match', pair, results, rules);
  return { stages: [{ stage: 'match', games: match.games }], steps: stepsOf(match) };
}

const stepsOf = ({ winner, loser }: PlayOffMatch): string[][] | null =>
  winner === null || loser === null ? null : [[winner], [loser]];

/** Everybody once with White and once with Black; the order by lot. */
function ofThree(
  tied: readonly [string, string, string],
  results: Results,
  rules: MatchRules,
): Held {
  const random = randomFrom(lotFigure(`${rules.seed}\nround robin`));
  const drawn = random.shuffled(tied.toSorted());
  const games = drawn.map((white, index): PlayOffGame => {
    const id = `robin-${index + 1}`;
    const black = drawn[(index + 1) % drawn.length] ?? white;
    const { clock } = rules.procedure.mini;
    return { id, kind: 'roundRobin', white, black, clock, result: results.get(id) ?? null };
  });
  const stages: PlayOffStage[] = [{ stage: 'roundRobin', games }];
  if (games.some(isOpen)) return { stages, steps: null };
  const points = new Map(
    tied.map((one) => [
      one,
      games
        .filter(({ white, black }) => one === white || one === black)
        .reduce((sum, game) => sum + halves(game, one), 0),
    ]),
  );
  const [most = 0, ...lower] = [...new Set(points.values())].sort((x, y) => y - x);
  const top = tied.filter((one) => points.get(one) === most);
  const rest = lower.map((figure) => tied.filter((one) => points.get(one) === figure));
  const [first, second, third] = top;
  if (first === undefined || second === undefined) return { stages, steps: [top, ...rest] };
  // All three equal: the event's tie-breaks leave the last out, and the others play as two do.
  const match = playOffMatch('match', [first, second], results, rules);
  const below = third === undefined ? rest : [[third]];
  const order = stepsOf(match);
  return {
    stages: [...stages, { stage: 'match', games: match.games }],
    steps: order && [...order, ...below],
  };
}

/** A cup drawn by lot; losers of the semi-finals share the third and fourth places (LA 5.2 1.f). */
function ofFour(
  tied: readonly [string, string, string, string],
  results: Results,
  rules: MatchRules,
): Held {
  const [a, b, c, d] = randomFrom(lotFigure(`${rules.seed}\ncup`)).shuffled(tied.toSorted());
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new RangeError('a cup of four has four players');
  }
  const one = playOffMatch('semi1', [a, b], results, rules);
  const two = playOffMatch('semi2', [c, d], results, rules);
  const stages: PlayOffStage[] = [{ stage: 'semiFinals', games: [...one.games, ...two.games] }];
  if (one.winner === null || one.loser === null || two.winner === null || two.loser === null) {
    return { stages, steps: null };
  }
  const final = playOffMatch(
    'final',
    drawnFirst(rules.seed, 'final', one.winner, two.winner),
    results,
    rules,
  );
  const order = stepsOf(final);
  return {
    stages: [...stages, { stage: 'final', games: final.games }],
    steps: order && [...order, [one.loser, two.loser]],
  };
}
