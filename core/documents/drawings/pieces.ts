/** Letters of pieces as positions are written in (FEN), White's. */
export const PIECES = ['K', 'Q', 'R', 'B', 'N', 'P'] as const;
export type DrawnPiece = (typeof PIECES)[number];

export interface StandingPiece {
  readonly piece: DrawnPiece;
  readonly white: boolean;
  /** 0 is the a-file. */
  readonly file: number;
  /** 0 is the first rank. */
  readonly rank: number;
}

const isPiece = (letter: string): letter is DrawnPiece =>
  (PIECES as readonly string[]).includes(letter);

/** The pieces of a position. */
export function piecesOf(position: string): readonly StandingPiece[] {
  const [placement = ''] = position.split(' ');
  return placement.split('/').flatMap((row, fromTop) => {
    let file = 0;
    return Array.from(row).flatMap((letter): StandingPiece[] => {
      const piece = letter.toUpperCase();
      if (!isPiece(piece)) {
        file += Number(letter);
        return [];
      }
      const standing = { piece, white: letter === piece, file, rank: 7 - fromTop };
      file += 1;
      return [standing];
    });
  });
}

/** Drawn by ourselves on a square of 40 points. */
export const DRAWINGS: Readonly<Record<DrawnPiece, string>> = {
  P: 'M20 8a5 5 0 0 1 3.4 8.7L22.6 18h3.4v3h-2.4c.3 4 1.9 6.6 4.4 9v4H12v-4c2.5-2.4 4.1-5 4.4-9H14v-3h3.4l-.8-1.3A5 5 0 0 1 20 8z',
  R: 'M10 7h5v3h3V7h4v3h3V7h5v8l-3 2v10l3 3v5H10v-5l3-3V17l-3-2z',
  N: 'M13 35c0-7 6-9 5-15l-5 3-3-3 5-9 3-2 1-4 3 4c7 1 9 8 9 14 0 5-1 8-1 12z',
  B: 'M20 4a2.5 2.5 0 0 1 1.7 4.3C26 11 28 15 27 19c-.5 2-2 3.5-3 4h2v3h-2l1 4h4v5H11v-5h4l1-4h-2v-3h2c-1-.5-2.5-2-3-4-1-4 1-8 5.3-10.7A2.5 2.5 0 0 1 20 4z',
  Q: 'M6 11a2.5 2.5 0 1 1 3 2.4l4 8.6 1-12a2.5 2.5 0 1 1 3-.5l3 10 3-10a2.5 2.5 0 1 1 3 .5l1 12 4-8.6A2.5 2.5 0 1 1 34 11l-4 16 1 3v5H9v-5l1-3z',
  K: 'M18.5 3h3v3h3v3h-3v3c1 .4 2 1.3 2.5 2.5C27 12 34 13 34 19c0 4-3 6-5 9l1 2v5H10v-5l1-2c-2-3-5-5-5-9 0-6 7-7 10-4.5.5-1.2 1.5-2.1 2.5-2.5V9h-3V6h3z',
};
