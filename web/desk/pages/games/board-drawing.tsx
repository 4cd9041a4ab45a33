import type { ReactNode } from 'react';
import { DRAWINGS, piecesOf } from './pieces.ts';

/** The same in both themes: a board is a board. */
const COLOURS = { light: '#eef0e9', dark: '#9db3a4', white: '#fff', black: '#1c211e' } as const;
const SQUARE = 40;
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A position, seen by White or by Black; what it is called is said by its name. */
export function BoardDrawing(props: {
  readonly position: string;
  readonly turned: boolean;
  readonly name: string;
}): ReactNode {
  const { position, turned } = props;
  const x = (file: number): number => (turned ? 7 - file : file) * SQUARE;
  const y = (rank: number): number => (turned ? rank : 7 - rank) * SQUARE;
  return (
    <svg
      width="100%"
      viewBox={`0 0 ${8 * SQUARE} ${8 * SQUARE}`}
      role="img"
      aria-label={props.name}
    >
      {EIGHT.flatMap((rank) =>
        EIGHT.map((file) => (
          <rect
            key={`${file}${rank}`}
            fill={COLOURS[(file + rank) % 2 === 0 ? 'dark' : 'light']}
            x={x(file)}
            y={y(rank)}
            width={SQUARE}
            height={SQUARE}
          />
        )),
      )}
      {EIGHT.map((place) => (
        <g key={place} fill={COLOURS.black} fontSize={8} aria-hidden>
          <text x={x(place) + SQUARE - 2} y={8 * SQUARE - 2} textAnchor="end">
            {'abcdefgh'[place]}
          </text>
          <text x={2} y={y(place) + 8}>
            {place + 1}
          </text>
        </g>
      ))}
      {piecesOf(position).map(({ piece, white, file, rank }) => (
        <path
          key={`${file}${rank}`}
          fill={COLOURS[white ? 'white' : 'black']}
          stroke={COLOURS[white ? 'black' : 'white']}
          strokeWidth={white ? 1.5 : 1}
          strokeLinejoin="round"
          transform={`translate(${x(file)} ${y(rank)})`}
          d={DRAWINGS[piece]}
        />
      ))}
    </svg>
  );
}
