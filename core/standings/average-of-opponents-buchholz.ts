import { buchholz } from './buchholz.ts';
import { gamesOverTheBoard, type PlayerIndex } from './field.ts';
import { undefinedFigure } from './figure.ts';
import { foreBuchholz } from './fore-buchholz.ts';
import { opponentsWorking } from './round-by-round.ts';
import { figuresOf, type PlayerTieBreak } from './tie-break.ts';
import { NAMED } from './tie-break-names.ts';

/** AOB, and `AOB/F` over Fore Buchholz: an exact average, no rounding being laid down. */
export const averageOfOpponentsBuchholz: PlayerTieBreak = {
  scope: 'player',
  ...NAMED.AOB,
  type: 'CC',
  formula: {
    en: 'Mean of the (Fore) Buchholz of the opponents played over the board.',
    fr: 'Moyenne des Buchholz (ou Buchholz anticipés) des adversaires rencontrés sur l’échiquier.',
  },
  better: 'higher',
  variants: ['F'],
  compute(field, player, modifiers, explain) {
    const figures = figuresOf(field, modifiers.fore ? foreBuchholz : buchholz, {});
    const valueOf = (opponent: PlayerIndex): number => figures[opponent]?.value ?? 0;
    const games = gamesOverTheBoard(field, player);
    if (games.length === 0) return undefinedFigure('noGame', explain ? [] : undefined);
    let value = 0;
    for (const { opponent } of games) value += valueOf(opponent);
    const per = 10 * games.length;
    if (!explain) return { value, per };
    // Each line is an opponent's Buchholz in the parts of the figure, which is their mean.
    const inParts = (opponent: PlayerIndex): number => valueOf(opponent) * games.length;
    return { value, per, working: opponentsWorking(field, games, inParts) };
  },
};
