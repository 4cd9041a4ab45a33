import { undefinedFigure } from '../figure.ts';
import { sheetOf, weightedBoards } from './boards.ts';
import { everyRound } from './team-field.ts';
import type { SingleTeamTieBreak } from './team-tie-break.ts';
import { NAMED } from '../tie-break-names.ts';

/** Berlin: of N boards, board E weighs N + 1 − E (LA 5.2 2.4.2; BAF 101 2.5). A bye has no boards. */
export const berlin: SingleTeamTieBreak = {
  scope: 'team',
  ...NAMED.OTHER_BERLIN,
  aliases: [{ name: 'Coefficient d’échiquier' }, { name: 'Système de Berlin' }],
  type: 'B',
  formula: {
    en: 'Points on each board times a weight: the number of boards for board 1, one less for each board below.',
    fr: 'Points de chaque échiquier multipliés par un coefficient : le nombre d’échiquiers au premier, un de moins à chaque échiquier suivant.',
  },
  better: 'higher',
  variants: [],
  scores: [],
  molter: true,
  needsBoards: true,
  compute(field, team, _choice, explain) {
    const sheet = sheetOf(field, team, everyRound(field), false);
    if (!sheet) return undefinedFigure('notGiven', explain ? [] : undefined);
    return weightedBoards(sheet, (board) => field.request.boards + 1 - board, explain);
  },
};
