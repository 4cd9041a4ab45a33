import { POINT, pointsFromTenths, type Points } from '@ronde/core/rules/points.ts';
import type { CurvePoint } from '@ronde/core/tournament/views/player-card.ts';
import { niceTicks } from '../../drawings/scale.ts';

export interface CurveSize {
  readonly width: number;
  readonly height: number;
}

export interface CurveLine {
  /** Both begin at zero, before the first round. */
  readonly own: readonly (readonly [number, number])[];
  readonly best: readonly (readonly [number, number])[];
  /** The numbers of the rounds along the ground; not all of them in a long event. */
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
  /** The points up the side, the ground first. */
  readonly scores: readonly { readonly y: number; readonly points: Points }[];
}

/** Numbers that stand beside each other without touching. */
const MOST_ROUNDS = 15;
const MOST_SCORES = 4;

/** Scores over rounds as places in a drawing; the whole event is the width, the points the height. */
export function curveLine(
  curve: readonly CurvePoint[],
  rounds: number,
  { width, height }: CurveSize,
): CurveLine {
  const highest = Math.max(POINT, ...curve.flatMap(({ best, score }) => [best, score]));
  const ticks = niceTicks(0, highest / POINT, MOST_SCORES, 1);
  const top = (ticks.at(-1) ?? 1) * POINT;
  const across = Math.max(1, rounds, curve.length);
  const every = Math.ceil(across / MOST_ROUNDS);
  const x = (round: number): number => (round / across) * width;
  const y = (score: number): number => height - (Math.max(0, score) / top) * height;
  const place = (round: number, score: number): readonly [number, number] => [x(round), y(score)];
  return {
    own: [place(0, 0), ...curve.map(({ round, score }) => place(round, score))],
    best: [place(0, 0), ...curve.map(({ round, best }) => place(round, best))],
    rounds: Array.from({ length: across }, (_, index) => index + 1)
      .filter((round) => round % every === 0)
      .map((round) => ({ x: x(round), round })),
    scores: ticks.map((tick) => ({
      y: y(tick * POINT),
      points: pointsFromTenths(tick * POINT),
    })),
  };
}
