import { halfPoints, isOverTheBoard } from '../rules/outcome.ts';
import { outcomeAt, type Field, type PlayerIndex } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

const isBlackGame = (field: Field, player: PlayerIndex, at: number, round: number): boolean =>
  isOverTheBoard(outcomeAt(field, at)) &&
  field.players[player]?.rounds[round - 1]?.colour === 'black';

/** BPG: an unplayed game counts as played with White (LA 5.2 2.1.5), so only real games matter. */
export const gamesPlayedWithBlack: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.BPG,
  aliases: [{ name: 'Nombre de parties avec les Noirs' }],
  type: 'B',
  formula: {
    en: 'Number of games played over the board with Black.',
    fr: 'Nombre de parties jouées sur l’échiquier avec les Noirs.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 1, explain, (at, round) =>
      Number(isBlackGame(field, player, at, round)),
    ),
};

/** BWG. */
export const gamesWonWithBlack: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.BWG,
  type: 'B',
  formula: {
    en: 'Number of games won over the board with Black.',
    fr: 'Nombre de parties gagnées sur l’échiquier avec les Noirs.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 1, explain, (at, round) =>
      Number(isBlackGame(field, player, at, round) && halfPoints(outcomeAt(field, at)) === 2),
    ),
};
