import { opposite, type Colour } from '../../rules/colour.ts';

/** The colour a player should have next, and those that must not be given (2.1, 5). */
export interface DueColour {
  /** Colours of the games played, oldest first. */
  readonly history: readonly Colour[];
  /** Null before the first game. */
  readonly due: Colour | null;
  /** A third time in succession, or three more than of the other (5.1.1, 5.1.2). */
  readonly barred: Readonly<Record<Colour, boolean>>;
}

/** 5: what is barred decides first, then the equalising colour, then the alternate one. */
export function dueColour(history: readonly Colour[]): DueColour {
  const whites = history.filter((colour) => colour === 'white').length;
  const difference = 2 * whites - history.length;
  const last = history.at(-1);
  const twice = last !== undefined && history.at(-2) === last ? last : null;
  const barred = {
    white: twice === 'white' || difference >= 2,
    black: twice === 'black' || difference <= -2,
  };
  return { history, barred, due: last === undefined ? null : due(barred, difference, last) };
}

function due(barred: Readonly<Record<Colour, boolean>>, difference: number, last: Colour): Colour {
  if (barred.white !== barred.black) return barred.white ? 'black' : 'white';
  if (difference !== 0) return difference > 0 ? 'black' : 'white';
  return opposite(last);
}

/** Whether colours can be given that are barred to neither (2.1). */
export const coloursCanBeGiven = (a: DueColour, b: DueColour): boolean =>
  (!a.barred.white && !b.barred.black) || (!a.barred.black && !b.barred.white);

/** Whether both can have the colour they are due. */
export const bothCanHaveDue = (a: DueColour, b: DueColour): boolean =>
  a.due === null || b.due === null || a.due !== b.due;
