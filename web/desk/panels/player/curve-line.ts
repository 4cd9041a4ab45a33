import type { CurvePoint } from '@ronde/core/tournament/views/player-card.ts';

export interface CurveSize {
  readonly width: number;
  readonly height: number;
}

export interface CurveLine {
  /** Both begin at zero, before the first round. */
  readonly own: readonly (readonly [number, number])[];
  readonly best: readonly (readonly [number, number])[];
}

/** Scores over rounds as places in a drawing; the whole event is the width, the best score the height. */
export function curveLine(
  curve: readonly CurvePoint[],
  rounds: number,
  { width, height }: CurveSize,
): CurveLine {
  const highest = Math.max(1, ...curve.map(({ best }) => best));
  const across = Math.max(1, rounds, curve.length);
  const place = (round: number, score: number): readonly [number, number] => [
    (round / across) * width,
    height - (Math.max(0, score) / highest) * height,
  ];
  return {
    own: [place(0, 0), ...curve.map(({ round, score }) => place(round, score))],
    best: [place(0, 0), ...curve.map(({ round, best }) => place(round, best))],
  };
}
