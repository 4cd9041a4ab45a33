import { inBoth } from '../../rules/in-both.ts';

/** What an explanation of a round by Molter tables says; holes are `{name}`. */
export const TEAM_TABLE_WORDS = inBoth(
  {
    round:
      'Round {round} is {name} of the Molter tables, for {teams} teams of {players}: {status} (LA 3.2).',
    empty:
      '{count} {count|board stays|boards stay} empty, as a seat is free: {count|it is|they are} lost by forfeit.',
    game: 'Board {board}: {white} ({whiteSeat}) has White against {black} ({blackSeat}), as the table has it.',
    meetHere: '{a} ({seatA}) and {b} ({seatB}) do meet in this round.',
    noSeat:
      '{player} has no seat in this round: reserves play in the place of somebody else (LA 3.2).',
    sameTeam:
      '{a} ({seatA}) and {b} ({seatB}) are both of team {team}: only players of different teams meet (LA 3.2).',
    neverMeet:
      'By the table {a} ({seatA}) and {b} ({seatB}) do not meet in this event: each player meets one player a round (LA 3.2).',
    meetElsewhere: 'By the table {a} and {b} meet in {meetings} (LA 3.2).',
    meeting: 'round {round} ({whiteSeat}–{blackSeat}, board {board})',
    and: ' and in ',
  },
  {
    round:
      'La ronde {round} est {name} des tableaux Molter, pour {teams} équipes de {players} : {status} (LA 3.2).',
    empty:
      '{count} {count|échiquier reste vide|échiquiers restent vides}, une place étant libre : {count|il est perdu|ils sont perdus} par forfait.',
    game: 'Échiquier {board} : {white} ({whiteSeat}) a les Blancs contre {black} ({blackSeat}), comme le veut le tableau.',
    meetHere: '{a} ({seatA}) et {b} ({seatB}) se rencontrent bien à cette ronde.',
    noSeat:
      '{player} n’a pas de place à cette ronde : un remplaçant joue à celle d’un autre (LA 3.2).',
    sameTeam:
      '{a} ({seatA}) et {b} ({seatB}) sont tous deux de l’équipe {team} : seuls des joueurs d’équipes différentes se rencontrent (LA 3.2).',
    neverMeet:
      'D’après le tableau, {a} ({seatA}) et {b} ({seatB}) ne se rencontrent pas dans ce tournoi : chacun a un adversaire par ronde (LA 3.2).',
    meetElsewhere: 'D’après le tableau, {a} et {b} se rencontrent à la {meetings} (LA 3.2).',
    meeting: 'ronde {round} ({whiteSeat}–{blackSeat}, échiquier {board})',
    and: ' et à la ',
  },
);
