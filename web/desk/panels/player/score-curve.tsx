import { displayPoints } from '@ronde/core/rules/points.ts';
import type { CurvePoint } from '@ronde/core/tournament/views/player-card.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { curveLine } from './curve-line.ts';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './player.module.css';

const SIZE = { width: 320, height: 90 } as const;
const EDGE = 8;

/** The score round by round beside the best of the field; the same in words for those who hear it. */
export function ScoreCurve(props: {
  readonly curve: readonly CurvePoint[];
  readonly rounds: number;
}): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const { own, best } = curveLine(props.curve, props.rounds, SIZE);
  const text = (line: typeof own): string =>
    line.map(([x, y]) => `${x + EDGE},${y + EDGE}`).join(' ');
  return (
    <figure className={classes['curve']}>
      <svg
        viewBox={`0 0 ${SIZE.width + 2 * EDGE} ${SIZE.height + 2 * EDGE}`}
        role="img"
        aria-label={`${words.curve}: ${props.curve
          .map(({ round, score, best: top }) =>
            words.curveSpoken(round, displayPoints(score), displayPoints(top)),
          )
          .join('; ')}`}
      >
        <line
          className={classes['ground']}
          x1={EDGE}
          x2={SIZE.width + EDGE}
          y1={SIZE.height + EDGE}
          y2={SIZE.height + EDGE}
        />
        <polyline className={classes['best']} points={text(best)} />
        <polyline className={classes['own']} points={text(own)} />
        {own.slice(1).map(([x, y]) => (
          <circle key={x} className={classes['dot']} cx={x + EDGE} cy={y + EDGE} r={3.5} />
        ))}
      </svg>
      <figcaption aria-hidden>
        <span data-line="own">{words.curveOwn}</span>
        <span data-line="best">{words.curveBest}</span>
      </figcaption>
    </figure>
  );
}
