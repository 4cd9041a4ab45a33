import { inBoth } from '../../../words/in-both.ts';

/** Words for what people decide about ties. */
export const SETTLE_WORDS = inBoth(
  {
    playOff: 'Record a play-off',
    playOffTitle: 'Record a play-off',
    playOffText:
      'Give everybody who played a place, the winner 1. Two on one place stay equal. The places they hold are dealt again in this order, whatever the tie-breaks (LA 5.2 1).',
    group: 'Players with',
    place: (name: string) => `Place of ${name}`,
    notPlayed: 'did not play',
    record: 'Record',
    recorded: (order: string) => `Play-off: ${order}`,
    takeBack: 'Take back',
    takeBackOf: (names: string) => `Take back the play-off of ${names}`,
    values: 'Enter values by hand',
    valuesTitle: 'Values of the event’s own tie-breaks',
    valuesText:
      'The event’s regulations define this tie-break (C.07 4.1); the higher value is better. An empty value takes it away.',
    tieBreak: 'Tie-break',
    player: 'Player',
    value: 'Value',
    notAValue: 'A number with two decimals at most',
    set: 'Set',
    close: 'Close',
  },
  {
    playOff: 'Enregistrer un départage joué',
    playOffTitle: 'Enregistrer un départage joué',
    playOffText:
      'Donnez une place à ceux qui ont joué, 1 au vainqueur. Deux à la même place restent à égalité. Les places qu’ils occupent sont redistribuées dans cet ordre, quels que soient les départages (LA 5.2 1).',
    group: 'Joueurs avec',
    place: (name: string) => `Place de ${name}`,
    notPlayed: 'n’a pas joué',
    record: 'Enregistrer',
    recorded: (order: string) => `Départage joué : ${order}`,
    takeBack: 'Annuler ce départage',
    takeBackOf: (names: string) => `Annuler le départage joué de ${names}`,
    values: 'Saisir des valeurs',
    valuesTitle: 'Valeurs des départages propres au tournoi',
    valuesText:
      'Le règlement intérieur définit ce départage (C.07 4.1) ; la plus haute valeur est la meilleure. Une valeur vide l’enlève.',
    tieBreak: 'Départage',
    player: 'Joueur',
    value: 'Valeur',
    notAValue: 'Un nombre avec deux décimales au plus',
    set: 'Fixer',
    close: 'Fermer',
  },
);
