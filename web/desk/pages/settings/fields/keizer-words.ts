import { inBoth } from '../../../../words/in-both.ts';

/** What a club fixes for Keizer's system. */
export const KEIZER_WORDS = inBoth(
  {
    heading: 'Keizer: values and shares',
    firstValue: 'Value of the first',
    firstValueHint: 'Empty: three times the value of the last.',
    roundsBetween: 'Rounds between two games of the same players',
    excusedMost: 'Excused absences that bring something',
    excusedMostHint: 'Empty: all of them.',
    ownValue: 'One’s own value counts among the points',
    values: 'Values of the opponents',
    valuesAs: {
      ofToday: 'of today, for every round anew',
      ofTheEvening: 'of the evening of the game',
    },
    shares: {
      loss: 'A loss brings, of the opponent’s value',
      bye: 'The bye brings, of one’s own value',
      clubDuty: 'A duty for the club (full-point bye)',
      excused: 'An excused absence (half-point bye)',
      absent: 'An absence',
    },
    sixths: ['nothing', '1/6', '1/3', '1/2', '2/3', '5/6', 'all'],
  },
  {
    heading: 'Keizer : valeurs et parts',
    firstValue: 'Valeur du premier',
    firstValueHint: 'Vide : trois fois la valeur du dernier.',
    roundsBetween: 'Rondes entre deux parties des mêmes joueurs',
    excusedMost: 'Absences excusées qui rapportent',
    excusedMostHint: 'Vide : toutes.',
    ownValue: 'Sa propre valeur compte parmi les points',
    values: 'Valeurs des adversaires',
    valuesAs: {
      ofToday: 'd’aujourd’hui, recalculées pour toutes les rondes',
      ofTheEvening: 'du soir de la partie',
    },
    shares: {
      loss: 'Une défaite rapporte, de la valeur de l’adversaire',
      bye: 'L’exemption rapporte, de sa propre valeur',
      clubDuty: 'Un service pour le club (bye à un point)',
      excused: 'Une absence excusée (bye à un demi-point)',
      absent: 'Une absence',
    },
    sixths: ['rien', '1/6', '1/3', '1/2', '2/3', '5/6', 'tout'],
  },
);
