import { later } from '../later/later.ts';

/** Shown by several pages; what draws it comes after them. */
export const BoardPicture = later(() =>
  import('./board-drawing.tsx').then((code) => code.BoardDrawing),
);
