import { boardShapes, SIDE, SQUARE } from '@ronde/core/documents/drawings/board-shapes.ts';
import type { ReactNode } from 'react';

/** A position, seen by White or by Black; what it is called is said by its name. */
export function BoardDrawing(props: {
  readonly position: string;
  readonly turned: boolean;
  readonly name: string;
}): ReactNode {
  const { squares, letters, pieces, ink } = boardShapes(props.position, props.turned);
  return (
    <svg width="100%" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={props.name}>
      {squares.map(({ x, y, fill }) => (
        <rect key={`${x} ${y}`} fill={fill} x={x} y={y} width={SQUARE} height={SQUARE} />
      ))}
      <g fill={ink} fontSize={8} aria-hidden>
        {letters.map(({ x, y, text, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
      {pieces.map(({ x, y, path, fill, stroke, width }) => (
        <path
          key={`${x} ${y}`}
          fill={fill}
          stroke={stroke}
          strokeWidth={width}
          strokeLinejoin="round"
          transform={`translate(${x} ${y})`}
          d={path}
        />
      ))}
    </svg>
  );
}
