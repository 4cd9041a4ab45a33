import { DRAWINGS, piecesOf } from './pieces.ts';

/** The same on every ground: a board is a board. */
const COLOURS = { light: '#eef0e9', dark: '#9db3a4', white: '#fff', black: '#1c211e' } as const;
export const SQUARE = 40;
export const SIDE = 8 * SQUARE;
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface BoardShapes {
  readonly squares: readonly { readonly x: number; readonly y: number; readonly fill: string }[];
  /** Names of files and ranks, at the rim. */
  readonly letters: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly anchor: 'start' | 'end';
  }[];
  readonly pieces: readonly {
    readonly x: number;
    readonly y: number;
    readonly path: string;
    readonly fill: string;
    readonly stroke: string;
    readonly width: number;
  }[];
  readonly ink: string;
}

/** A position as squares, letters and pieces, seen by White or by Black. */
export function boardShapes(position: string, turned: boolean): BoardShapes {
  const x = (file: number): number => (turned ? 7 - file : file) * SQUARE;
  const y = (rank: number): number => (turned ? rank : 7 - rank) * SQUARE;
  return {
    squares: EIGHT.flatMap((rank) =>
      EIGHT.map((file) => ({
        x: x(file),
        y: y(rank),
        fill: COLOURS[(file + rank) % 2 === 0 ? 'dark' : 'light'],
      })),
    ),
    letters: EIGHT.flatMap((place) => [
      { x: x(place) + SQUARE - 2, y: SIDE - 2, text: 'abcdefgh'[place] ?? '', anchor: 'end' },
      { x: 2, y: y(place) + 8, text: String(place + 1), anchor: 'start' },
    ]),
    pieces: piecesOf(position).map(({ piece, white, file, rank }) => ({
      x: x(file),
      y: y(rank),
      path: DRAWINGS[piece],
      fill: COLOURS[white ? 'white' : 'black'],
      stroke: COLOURS[white ? 'black' : 'white'],
      width: white ? 1.5 : 1,
    })),
    ink: COLOURS.black,
  };
}

/** The same as a picture by itself, for papers. */
export function boardSvg(position: string): string {
  const { squares, letters, pieces, ink } = boardShapes(position, false);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    ...squares.map(
      ({ x, y, fill }) =>
        `<rect x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}" fill="${fill}"/>`,
    ),
    `<g fill="${ink}" font-family="Inter" font-size="8">`,
    ...letters.map(
      ({ x, y, text, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`,
    ),
    '</g>',
    ...pieces.map(
      ({ x, y, path, fill, stroke, width }) =>
        `<path transform="translate(${x} ${y})" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`,
    ),
    '</svg>',
  ].join('');
}
