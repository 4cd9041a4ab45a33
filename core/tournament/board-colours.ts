import type { Colour } from '../rules/colour.ts';

/** What the team named first has from board 1 down, in turn: `WBWB`. */
export const inTurn = (boards: number, first: Colour): string =>
  Array.from({ length: boards }, (_, index) =>
    (index % 2 === 0) === (first === 'white') ? 'W' : 'B',
  ).join('');

/** What the other team has on the same boards. */
export const ofOtherTeam = (colours: string): string =>
  colours.replace(/[WB]/g, (one) => (one === 'W' ? 'B' : 'W'));
