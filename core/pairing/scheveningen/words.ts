import { inBoth } from '../../rules/in-both.ts';

/** What an explanation of a match of two sides says; holes are `{name}`. */
export const SIDES_WORDS = inBoth(
  {
    equal: '{side} a side',
    unequal: '{a} against {b}',
    line: 'Round {round} is line {line} of the Scheveningen table for {table} (LA 3.1).',
    again:
      'Round {round} is line {line} of the Scheveningen table for {table} once more, with every colour reversed (LA 3.1).',
    free: 'One side has more players than the other: without an opponent in this round: {players}.',
    game: '{white} ({whiteSeat}) has White against {black} ({blackSeat}), as the table has it.',
    meetHere: '{a} and {b} do meet in this round.',
    sameSide: '{a} and {b} are both on side {side}: only players of different sides meet (LA 3.1).',
    meetElsewhere: 'By the table {a} and {b} meet in {meetings} (LA 3.1).',
    meeting: 'round {round} ({whiteSeat}–{blackSeat})',
    and: ' and in ',
  },
  {
    equal: '{side} contre {side}',
    unequal: '{a} contre {b}',
    line: 'La ronde {round} est la ligne {line} de la table de Scheveningen, {table} (LA 3.1).',
    again:
      'La ronde {round} reprend la ligne {line} de la table de Scheveningen, {table}, toutes couleurs inversées (LA 3.1).',
    free: 'Un camp a plus de joueurs que l’autre : sans adversaire à cette ronde : {players}.',
    game: '{white} ({whiteSeat}) a les Blancs contre {black} ({blackSeat}), comme le veut la table.',
    meetHere: '{a} et {b} se rencontrent bien à cette ronde.',
    sameSide:
      '{a} et {b} sont tous deux dans le camp {side} : seuls des joueurs de camps différents se rencontrent (LA 3.1).',
    meetElsewhere: 'D’après la table, {a} et {b} se rencontrent à la {meetings} (LA 3.1).',
    meeting: 'ronde {round} ({whiteSeat}–{blackSeat})',
    and: ' et à la ',
  },
);
