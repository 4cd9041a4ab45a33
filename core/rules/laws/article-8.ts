import {
  SINCE_2018,
  SINCE_2023,
  TILL_2017,
  TILL_2022,
  law,
  type Catalogued,
} from './law-article.ts';

/** Two articles that changed places in January 2018. */
const sheetAndReply = (sheet: string, reply: string, editions: readonly Catalogued[]) => [
  law(
    reply,
    ['Reply first, but catch up', 'Répondre d’abord, mais rattraper'],
    [
      'One may answer before noting the opponent’s move, yet one’s own last move must be noted before the next.',
      'On peut répondre avant de noter l’adversaire, mais son dernier coup se note avant le suivant.',
    ],
    ['player'],
    { editions },
  ),
  law(
    sheet,
    ['What the sheet is for', 'À quoi sert la feuille'],
    [
      'Moves, clock times, draw offers, facts of a claim, and nothing else of substance.',
      'Coups, temps, offres de nulle, faits d’une réclamation, et rien d’autre d’utile au jeu.',
    ],
    ['player'],
    { also: ['notes'], editions },
  ),
];

export const ARTICLE_8 = [
  law(
    '8.1.1',
    ['Record every move', 'Noter chaque coup'],
    [
      'Both write all moves, clearly and one by one, in algebraic notation (Appendix C), on the sheet provided.',
      'Chacun note tous les coups, lisiblement et un à un, sur la feuille prévue, selon la notation de l’annexe C.',
    ],
    ['player'],
    { also: ['scoresheet', 'notation'], editions: TILL_2022 },
  ),
  law(
    '8.1.1',
    ['Record every move, on paper or device', 'Noter chaque coup, papier ou appareil'],
    [
      'Both record all moves one by one in algebraic notation: on paper, or on a certified electronic scoresheet.',
      'Chacun note tous les coups un à un en notation algébrique : sur papier ou sur feuille électronique certifiée.',
    ],
    ['player'],
    { also: ['scoresheet', 'notation', 'electronic scoresheet'], editions: SINCE_2023 },
  ),
  law(
    '8.1.2',
    ['No moves in advance', 'Pas de coup à l’avance'],
    [
      'Writing before playing is forbidden, but for claims by 9.2 or 9.3 and for sealing.',
      'Noter avant de jouer est interdit, sauf pour réclamer (9.2, 9.3) ou mettre sous enveloppe.',
    ],
    ['player'],
  ),
  ...sheetAndReply('8.1.4', '8.1.3', SINCE_2018),
  ...sheetAndReply('8.1.3', '8.1.4', TILL_2017),
  law(
    '8.1.5',
    ['Offers are marked (=)', 'Les offres se marquent (=)'],
    [
      'Both players mark a draw offer on their sheets.',
      'Les deux joueurs marquent une offre de nulle sur leur feuille.',
    ],
    ['player', 'draw'],
  ),
  law(
    '8.1.6',
    ['Assistant for recording', 'Assistant pour noter'],
    [
      'Who cannot write may bring an accepted assistant; the arbiter adjusts the time, never for a disabled player.',
      'Qui ne peut écrire amène un assistant accepté ; l’arbitre ajuste le temps, jamais pour un joueur handicapé.',
    ],
    ['player', 'arbiter', 'clock', 'discretion'],
    { also: ['handicap', 'disability'] },
  ),
  law(
    '8.2',
    ['Sheet in sight', 'Feuille en vue'],
    [
      'The arbiter must be able to see the sheet at any moment.',
      'L’arbitre doit pouvoir voir la feuille à tout moment.',
    ],
    ['player', 'arbiter'],
  ),
  law(
    '8.3',
    ['Whose sheets', 'À qui sont les feuilles'],
    ['They belong to the organiser.', 'Elles appartiennent à l’organisateur.'],
    ['organiser'],
    { editions: TILL_2022 },
  ),
  law(
    '8.3',
    ['Whose sheets, on paper or device', 'À qui sont les feuilles, papier ou appareil'],
    [
      'They belong to the organiser, printed or electronic.',
      'Elles appartiennent à l’organisateur, imprimées ou électroniques.',
    ],
    ['organiser'],
    { editions: SINCE_2023 },
  ),
  law(
    '8.4',
    ['Short of time: no recording', 'En crise de temps : plus de notation'],
    [
      'Below {exemptMinutes} minutes, without {exemptIncrement} seconds or more a move, recording may stop until the period ends.',
      'Sous {exemptMinutes} minutes, sans {exemptIncrement} secondes ou plus par coup, on peut cesser de noter jusqu’à la fin de la période.',
    ],
    ['player', 'clock'],
    { also: ['zeitnot', 'time trouble'] },
  ),
  law(
    '8.5.1',
    ['Nobody records', 'Personne ne note'],
    [
      'An arbiter or assistant should record; at a flag he stops the clocks and both sheets are completed.',
      'Un arbitre ou assistant devrait noter ; au drapeau il arrête et les deux feuilles sont complétées.',
    ],
    ['arbiter', 'clock'],
  ),
  law(
    '8.5.2',
    ['One did not record', 'Un seul n’a pas noté'],
    [
      'At a flag that player completes the sheet before moving, when on move with the opponent’s sheet at hand.',
      'Au drapeau, ce joueur complète sa feuille avant de jouer, au trait avec celle de l’adversaire.',
    ],
    ['player', 'clock'],
  ),
  law(
    '8.5.3',
    ['No complete sheet: reconstruct', 'Aucune feuille complète : reconstituer'],
    [
      'The arbiter notes position, times, running clock and moves; the players then rebuild the game on a second board.',
      'L’arbitre relève position, temps, pendule en marche et coups ; les joueurs refont la partie sur un second échiquier.',
    ],
    ['arbiter', 'player'],
    { also: ['reconstruction'] },
  ),
  law(
    '8.6',
    ['Overstepping cannot be proven', 'Dépassement impossible à prouver'],
    [
      'The next move counts as the first of the next period, unless more were plainly made.',
      'Le prochain coup compte comme premier de la période suivante, sauf si davantage furent faits.',
    ],
    ['arbiter', 'clock', 'discretion'],
  ),
  law(
    '8.7',
    ['Result signed by both', 'Résultat signé par les deux'],
    [
      'Both sign both sheets with the result; even a wrong one stands unless the arbiter decides otherwise.',
      'Les deux signent les deux feuilles avec le résultat ; même faux il reste, sauf décision de l’arbitre.',
    ],
    ['player', 'arbiter', 'discretion'],
    { also: ['signature'], editions: TILL_2022 },
  ),
  law(
    '8.7',
    ['Result approved by both', 'Résultat approuvé par les deux'],
    [
      'Both sign the sheets, or approve them electronically; even a wrong result stands unless the arbiter decides otherwise.',
      'Les deux signent, ou approuvent électroniquement ; même faux le résultat reste, sauf décision de l’arbitre.',
    ],
    ['player', 'arbiter', 'discretion'],
    { also: ['signature'], editions: SINCE_2023 },
  ),
];
