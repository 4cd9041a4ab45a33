/** What tells which key was pressed. */
export type KeyPressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The key that is meant: what is printed on it, and on the row of figures the figure by its place.
 * A French keyboard has `&é"'(-è_çà` there without Shift.
 */
export function keyMeant({ key, code, shiftKey }: KeyPressed): string {
  const figure = /^Digit(\d)$/.exec(code)?.[1];
  return figure === undefined || shiftKey ? key : figure;
}
