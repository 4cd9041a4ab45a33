import { inBoth } from '../../../../words/in-both.ts';

/** What is fixed for matches of teams before the first round. */
export const TEAM_FIELD_WORDS = inBoth(
  {
    heading: 'Teams: boards and matches',
    boards: 'Boards of a match',
    colours: 'Colours of the team named first',
    colourChoices: {
      white: 'White on board 1, then in turn',
      black: 'Black on board 1, then in turn',
      own: 'Board by board',
    },
    ownColours: 'From board 1 down',
    ownColoursHint: 'W for White, B for Black, one letter a board: WBBW.',
    notColours: (boards: number) =>
      `Write ${boards} ${boards === 1 ? 'letter' : 'letters'}, W or B.`,
    scale: 'Match points',
    scaleHint: 'Won, drawn and lost. A match lost by forfeit brings nothing in any scale.',
    own: 'Others',
    figures: { win: 'Won', draw: 'Drawn', loss: 'Lost', pairingAllocatedBye: 'Bye' },
    notPoints: 'Not a number of points',
    primary: 'Ranked by',
    primaries: { matchPoints: 'Match points', gamePoints: 'Game points' },
    preferences: 'Colour preferences',
    preferencesHint:
      'Type A is usual. Type B also counts a difference of one: for teams that cannot be changed, an odd number of boards, or home and away (C.04.6 1.7).',
    preferenceTypes: { A: 'Type A', B: 'Type B', none: 'None' },
    secondary: 'The other score decides colours',
    secondaryHint:
      'Of two teams with the same score, the one with more of the other score comes first when colours are given (C.04.6 4.2.2).',
    deadline: 'Line-ups handed in, minutes before a round',
    deadlineHint:
      'Empty for no hour. Later than that the first players of the list play (LA 6.9 VII 1).',
    hour: 'Or by an hour of the day',
    hourHint: 'The same for every round, instead of the minutes.',
    halfOf: 'At least half of those fielded from',
    halfOfHint:
      'A federation, FRA. Empty where it does not matter. Line-ups with fewer are asked about.',
  },
  {
    heading: 'Équipes : échiquiers et matchs',
    boards: 'Échiquiers par match',
    colours: 'Couleurs de l’équipe citée en premier',
    colourChoices: {
      white: 'Blancs au 1er échiquier, puis en alternance',
      black: 'Noirs au 1er échiquier, puis en alternance',
      own: 'Échiquier par échiquier',
    },
    ownColours: 'À partir du 1er échiquier',
    ownColoursHint: 'W pour les Blancs, B pour les Noirs, une lettre par échiquier : WBBW.',
    notColours: (boards: number) =>
      `Écrivez ${boards} ${boards < 2 ? 'lettre' : 'lettres'}, W ou B.`,
    scale: 'Points de match',
    scaleHint:
      'Gagné, nul et perdu. Un match perdu par forfait ne rapporte rien, quel que soit le barème.',
    own: 'Autres',
    figures: { win: 'Gagné', draw: 'Nul', loss: 'Perdu', pairingAllocatedBye: 'Exempt' },
    notPoints: 'Pas un nombre de points',
    primary: 'Classement par',
    primaries: { matchPoints: 'Points de match', gamePoints: 'Points de partie' },
    preferences: 'Préférences de couleur',
    preferencesHint:
      'Le type A est l’usage. Le type B compte aussi un écart d’une couleur : équipes qui ne changent pas, nombre impair d’échiquiers, matchs aller et retour (C.04.6 1.7).',
    preferenceTypes: { A: 'Type A', B: 'Type B', none: 'Aucune' },
    secondary: 'L’autre score décide des couleurs',
    secondaryHint:
      'De deux équipes au même score, celle qui a le plus de l’autre score passe d’abord pour l’attribution des couleurs (C.04.6 4.2.2).',
    deadline: 'Compositions remises, minutes avant une ronde',
    deadlineHint:
      'Vide : pas d’heure fixée. Au-delà, les premiers joueurs de la liste jouent (LA 6.9 VII 1).',
    hour: 'Ou avant une heure du jour',
    hourHint: 'La même à chaque ronde, au lieu des minutes.',
    halfOf: 'Au moins la moitié des joueurs alignés de',
    halfOfHint:
      'Une fédération, FRA. Vide : sans importance. Une composition qui en a moins fait l’objet d’une question.',
  },
);
