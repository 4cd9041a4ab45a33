import type { Colour } from '../../../rules/colour.ts';
import { tpn } from '../../../rules/identity.ts';
import { BitGraph } from '../../matching/bit-graph.ts';
import { dueColour } from '../due-colour.ts';
import type { Field } from '../field.ts';
import type { PlayerState } from '../player-state.ts';

/** `WBB`: the colours of the games played, oldest first. */
export const colours = (letters: string): Colour[] =>
  Array.from(letters, (letter) => (letter === 'W' ? 'white' : 'black'));

/** What a test says of a player; the rest is a player with nothing to tell. */
export interface Sketch {
  readonly score?: number;
  readonly had?: string;
  readonly aro?: number;
  readonly upfloats?: number;
  readonly isMaximumUpfloater?: boolean;
  readonly upfloatedLastRound?: boolean;
}

export function sketched(number: number, sketch: Sketch = {}): PlayerState {
  const { had = '', score = 0, ...rest } = sketch;
  return {
    tpn: tpn(number),
    score,
    points: score,
    colours: dueColour(colours(had)),
    games: had.length,
    met: new Set(),
    aro: 0,
    upfloats: 0,
    isMaximumUpfloater: false,
    upfloatedLastRound: false,
    mayHaveBye: true,
    ...rest,
  };
}

/** A field of players numbered from 1, ranked as they are listed, in which these pairs may not meet. */
export function fieldWithout(
  sketches: readonly Sketch[],
  ...apart: readonly (readonly [number, number])[]
): Field {
  const players = sketches.map((sketch, index) => sketched(index + 1, sketch));
  const legal = new BitGraph(players.length);
  for (let u = 0; u < players.length; u++) {
    for (let v = u + 1; v < players.length; v++) legal.add(u, v);
  }
  for (const [a, b] of apart) legal.remove(a - 1, b - 1);
  return { players, legal, bye: -1 };
}
