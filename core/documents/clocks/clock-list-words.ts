import { inBoth } from '../../rules/in-both.ts';

/** Heads of the log of clocks and of the list of faulty ones. */
export const CLOCK_LIST_WORDS = inBoth(
  {
    at: 'When',
    by: 'By',
    clock: 'Clock',
    act: 'What',
    round: 'Round',
    board: 'Board',
    replacement: 'Replaced by',
    white: 'White',
    black: 'Black',
    moves: 'Moves',
    remark: 'Remark',
    event: 'Event',
    since: 'Since',
  },
  {
    at: 'Quand',
    by: 'Par',
    clock: 'Pendule',
    act: 'Quoi',
    round: 'Ronde',
    board: 'Échiquier',
    replacement: 'Remplacée par',
    white: 'Blancs',
    black: 'Noirs',
    moves: 'Coups',
    remark: 'Remarque',
    event: 'Tournoi',
    since: 'Depuis',
  },
);
