import { displayPoints } from '@ronde/core/rules/points.ts';
import type { CurvePoint } from '@ronde/core/tournament/views/player-card.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { curveLine } from './curve-line.ts';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './score-curve.module.css';

const SIZE = { width: 310, height: 100 } as const;
const EDGE = { left: 24, right: 10, top: 10, bottom: 32 } as const;
const BOTTOM = EDGE.top + SIZE.height;

/** The score round by round beside the best of the field; the same in words for those who hear it. */
export function ScoreCurve(props: {
  readonly curve: readonly CurvePoint[];
  readonly rounds: number;
}): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const language = useLanguage();
  const { own, best, rounds, scores } = curveLine(props.curve, props.rounds, SIZE);
  const text = (line: typeof own): string =>
    line.map(([x, y]) => `${x + EDGE.left},${y + EDGE.top}`).join(' ');
  return (
    <figure className={classes['curve']}>
      <svg
        viewBox={`0 0 ${EDGE.left + SIZE.width + EDGE.right} ${BOTTOM + EDGE.bottom}`}
        role="img"
        aria-label={`${words.curve}: ${props.curve
          .map(({ round, score, best: top }) =>
            words.curveSpoken(round, displayPoints(score, language), displayPoints(top, language)),
          )
          .join('; ')}`}
      >
        {scores.map(({ y, points }) => (
          <g key={points}>
            <line
              className={classes['ground']}
              x1={EDGE.left}
              x2={SIZE.width + EDGE.left}
              y1={y + EDGE.top}
              y2={y + EDGE.top}
            />
            <text x={EDGE.left - 6} y={y + EDGE.top} dy="0.32em" textAnchor="end">
              {displayPoints(points, language)}
            </text>
          </g>
        ))}
        {rounds.map(({ x, round }) => (
          <text key={round} x={x + EDGE.left} y={BOTTOM + 14} textAnchor="middle">
            {round}
          </text>
        ))}
        <text x={EDGE.left + SIZE.width} y={BOTTOM + 28} textAnchor="end">
          {words.curveRounds}
        </text>
        <polyline className={classes['best']} points={text(best)} />
        <polyline className={classes['own']} points={text(own)} />
        {own.slice(1).map(([x, y]) => (
          <circle key={x} className={classes['dot']} cx={x + EDGE.left} cy={y + EDGE.top} r={3.5} />
        ))}
      </svg>
      <figcaption aria-hidden>
        <span data-line="own">{words.curveOwn}</span>
        <span data-line="best">{words.curveBest}</span>
      </figcaption>
    </figure>
  );
}
