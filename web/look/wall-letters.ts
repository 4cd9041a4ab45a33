/** Letters of a wall, as parts of its shorter side: the smallest of a list, and what still looks like one. */
export const WALL_LETTERS = { least: 0.0232, most: 0.052, gap: 0.04 } as const;

/** Height of a capital of Inter, in letters. */
const CAPITAL = 0.727;
/** A letter is read at 16 minutes of arc (ISO 9241-303): from 215 times its height, 1 / tan 16′. */
const HEIGHTS_AWAY = 215;
/** The shorter side of a screen of 16 to 9, of its diagonal. */
const SHORTER_SIDE = 9 / Math.hypot(16, 9);
const METRES_IN_AN_INCH = 0.0254;

const atNormalSize = (inches: number): number =>
  HEIGHTS_AWAY * CAPITAL * WALL_LETTERS.least * SHORTER_SIDE * inches * METRES_IN_AN_INCH;

/** From how many metres the smallest letters of a list are read, on a screen of this diagonal. */
export const readFrom = (scale: number, inches: number): number => scale * atNormalSize(inches);

/** The size of letters that are read from so many metres. */
export const scaleReadFrom = (metres: number, inches: number): number =>
  metres / atNormalSize(inches);
