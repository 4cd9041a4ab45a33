import {
  DOUBLE_SWISS_CRITERIA,
  type DoubleSwissCriterion,
} from '../../rules/editions/double-swiss-articles.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Figures } from '../compare-values.ts';
import { pairObjection } from '../field/objections.ts';
import { chooseUpfloaters } from '../field/upfloaters.ts';
import type { PairingRequest } from '../system.ts';
import type { PairedBracket } from './bracket.ts';
import { hindrance, type PlayerState } from './player-state.ts';
import type { TracedBracket, TracedPair } from './trace.ts';

/** A bracket as it was paired, with the figure of every criterion. */
export function traceBracket(bracket: PairedBracket, request: PairingRequest): TracedBracket {
  const { task, upfloaters, pairs } = bracket;
  const { articles } = request.edition.doubleSwiss;
  const playersAt = (places: readonly number[]): PlayerState[] =>
    places.flatMap((place) => task.field.players[place] ?? []);
  const numbersAt = (places: readonly number[]): Tpn[] => playersAt(places).map(({ tpn }) => tpn);
  const members = playersAt([...task.residents, ...upfloaters]).sort((a, b) => a.tpn - b.tpn);
  const half = members.length / 2;
  const first = members.slice(0, half).flatMap((top, index) => {
    const bottom = members[half + index];
    return bottom === undefined ? [] : [[top, bottom] as const];
  });
  const hindranceOf = hindrance(request);
  const figures = figuresOf(bracket, playersAt);
  return {
    type: 'bracket',
    score: playersAt(task.residents)[0]?.score ?? 0,
    residents: numbersAt(task.residents),
    upfloaters: playersAt(upfloaters).map(({ tpn, score }) => ({ player: tpn, score })),
    pairs: pairs.flatMap((places): TracedPair[] => {
      const [top, bottom] = numbersAt(places);
      return top === undefined || bottom === undefined ? [] : [[top, bottom]];
    }),
    firstPairs: first.map(([top, bottom]) => [top.tpn, bottom.tpn]),
    objections: first.flatMap(
      ([top, bottom]) => pairObjection(hindranceOf, articles.absolute, top, bottom) ?? [],
    ),
    values: DOUBLE_SWISS_CRITERIA.map((criterion) => ({
      criterion,
      article: articles.criteria[criterion],
      ...figures[criterion],
    })),
  };
}

function figuresOf(
  { task, upfloaters, pairs }: PairedBracket,
  playersAt: (places: readonly number[]) => PlayerState[],
): Readonly<Record<DoubleSwissCriterion, Figures>> {
  const { countsFloats, residents } = task;
  const up = playersAt(upfloaters);
  const top = playersAt(residents)[0]?.score ?? 0;
  const isUp = new Set(upfloaters);
  const floated = (players: readonly PlayerState[]): number =>
    countsFloats ? players.filter(({ floatedLastRound }) => floatedLastRound).length : 0;
  const opponents = pairs.flatMap(([a, b]) =>
    isUp.has(a) === isUp.has(b) ? [] : playersAt([isUp.has(a) ? b : a]),
  );
  const tops = playersAt(pairs.map(([a]) => a));
  const bottoms = playersAt(pairs.map(([, b]) => b));
  const count = (value: number): Figures => ({ value, sizes: [] });
  const inOrder = (players: readonly PlayerState[]): Figures => ({
    value: 0,
    sizes: players.map(({ tpn }) => tpn),
  });
  return {
    upfloaters: count(up.length),
    scoreDifferences: {
      value: up.length,
      sizes: up.map(({ score }) => top - score).sort((a, b) => b - a),
    },
    followingScoregroup: count(neededBelow(task, upfloaters)),
    upfloatersFloated: count(floated(up)),
    upfloaterOrder: inOrder(up),
    opponentsFloated: count(floated(opponents)),
    pairingOrder: inOrder([...tops, ...bottoms]),
  };
}

/** C6: upfloaters that the rest of the following scoregroup needs. */
function neededBelow(
  { field, countsFloats, pool }: PairedBracket['task'],
  upfloaters: readonly number[],
): number {
  const scoreAt = (place: number | undefined): number | undefined =>
    field.players[place ?? -1]?.score;
  const following = scoreAt(pool[0]);
  const left = pool.filter((place) => !upfloaters.includes(place));
  const residents = left.filter((place) => scoreAt(place) === following);
  if (residents.length === 0) return 0;
  const lower = left.slice(residents.length);
  return chooseUpfloaters({ field, countsFloats, residents, pool: lower }).length;
}
