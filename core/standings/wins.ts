import { halfPoints } from '../rules/outcome.ts';
import { outcomeAt, pointsAt } from './field.ts';
import { sumOfRounds } from './round-by-round.ts';
import type { PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** WIN: rounds that brought the points of a win, with or without playing. */
export const numberOfWins: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.WIN,
  type: 'B',
  formula: {
    en: 'Number of rounds that brought the points of a win, played or not.',
    fr: 'Nombre de rondes qui ont rapporté les points d’un gain, jouées ou non.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 1, explain, (at) =>
      Number(pointsAt(field, at) === field.scoring.win),
    ),
};

/** WON: games won over the board; a forfeit win is none, in a round robin either. */
export const gamesWon: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.WON,
  aliases: [{ name: 'Parties gagnées' }, { name: 'Nombre de gains' }],
  type: 'B',
  formula: {
    en: 'Number of games won over the board.',
    fr: 'Nombre de parties gagnées sur l’échiquier.',
  },
  better: 'higher',
  variants: [],
  compute: (field, player, _modifiers, explain) =>
    sumOfRounds(field, player, 1, explain, (at) => {
      const outcome = outcomeAt(field, at);
      return Number(halfPoints(outcome) === 2);
    }),
};
