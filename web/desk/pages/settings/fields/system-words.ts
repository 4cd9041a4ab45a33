import { inBoth } from '../../../../words/in-both.ts';
import type { ScoringFigure } from './scoring-choice.ts';
import type { AccelerationChoice, SystemChoice } from './systems-offered.ts';

interface Choice {
  readonly name: string;
  readonly about: string;
}

interface SystemWords {
  readonly system: string;
  readonly systems: Readonly<Record<SystemChoice, Choice>>;
  readonly expected: string;
  readonly expectedHint: string;
  readonly cycle: (players: number, rounds: number) => string;
  readonly cycleOfTeams: (teams: number, rounds: number) => string;
  readonly setRounds: (rounds: number) => string;
  readonly recordedSystem: (name: string) => string;
  readonly acceleration: string;
  readonly accelerations: Readonly<Record<AccelerationChoice | 'free', Choice>>;
  readonly groupAFrom: string;
  readonly groupCBelow: string;
  readonly scoring: string;
  readonly custom: string;
  readonly figures: Readonly<Record<ScoringFigure, string>>;
  readonly notPoints: string;
  readonly initialColour: string;
  readonly initialColourAbout: string;
  readonly colours: { readonly none: string; readonly white: string; readonly black: string };
  readonly drawLots: string;
}

const EN: SystemWords = {
  system: 'Pairing system',
  systems: {
    dutch: {
      name: 'Swiss, FIDE (Dutch)',
      about: 'Players with equal scores meet; nobody meets twice. For any number of players.',
    },
    dubov: {
      name: 'Swiss, Dubov',
      about:
        'Players with equal scores meet, so that the average rating of their opponents becomes equal (C.04.4.1). Every player needs a rating.',
    },
    burstein: {
      name: 'Swiss, Burstein',
      about:
        'Players with equal scores meet, who has met the strongest opposition with who has met the weakest (C.04.4.2). The first rounds, half of them and four at most, are paired by the Dutch system.',
    },
    lim: {
      name: 'Swiss, Lim',
      about:
        'Players with equal scores meet; pairing goes from the highest and from the lowest scores to the middle (C.04.4.3). No acceleration. FIDE’s report files have no code for it.',
    },
    doubleSwiss: {
      name: 'Swiss, matches of two games (Double-Swiss)',
      about:
        'Each pairing is a match of two games with colours changed (C.04.5); each game is a round, so their number is even. The bye is worth 1½ points.',
    },
    keizer: {
      name: 'Keizer, for a club’s season',
      about:
        'From the top of the ranking each meets the nearest below; a win brings the opponent’s value, and evenings away bring a share of one’s own. The same two may meet again.',
    },
    cup: {
      name: 'Cup (knock-out)',
      about:
        'Who loses a match is out. The bracket follows from the numbers: the strongest meets the weakest, seeds 1 and 2 only in the final (LA 3.3).',
    },
    teams: {
      name: 'Swiss for teams, FIDE',
      about:
        'Teams with equal scores meet, match points first; nobody meets twice, and colours keep nobody apart (C.04.6, type A).',
    },
    molter: {
      name: 'Molter tables, for teams',
      about:
        'In each round players of many teams meet by letter and number (A1 – C1), so that few rounds bring many teams together; the points of all games rank the teams (LA 3.2). 3 to 13 teams of 4, 6, 8, 10 or 12 players, 1 to 3 rounds, up to 7 for five or seven teams.',
    },
    single: {
      name: 'Round robin, single',
      about:
        'Everybody meets everybody once, by the Berger tables. A round less than players; as many when their number is odd.',
    },
    double: {
      name: 'Round robin, double',
      about:
        'Everybody meets everybody twice: the Berger tables, the second time with colours reversed. The last two rounds of the first half are exchanged, so that nobody has the same colour three times running (C.05 annex 1).',
    },
    doubleAsPrinted: {
      name: 'Round robin, double, tables as printed',
      about: 'Without the exchange: three times the same colour is possible between the halves.',
    },
    several: {
      name: 'Round robin, three cycles or more',
      about:
        'Once more through the tables, colours turning round each time; as many rounds as you set.',
    },
    sides: {
      name: 'Match of two sides (Scheveningen)',
      about:
        'Everybody of one side meets everybody of the other once, by the Scheveningen tables (LA 3.1). As many rounds as the larger side has players.',
    },
    doubleSides: {
      name: 'Match of two sides, double (Scheveningen)',
      about:
        'Everybody of one side meets everybody of the other twice, the second time with colours reversed.',
    },
  },
  expected: 'Players expected',
  expectedHint: 'They tell the number of rounds; it can be changed later.',
  cycleOfTeams: (teams, rounds) =>
    `${teams} ${teams === 1 ? 'team' : 'teams'}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  cycle: (players, rounds) =>
    `${players} ${players === 1 ? 'player' : 'players'}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  setRounds: (rounds) => `Set ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  recordedSystem: (name) => `${name} (read from a file; not paired here)`,
  acceleration: 'Acceleration',
  accelerations: {
    none: {
      name: 'None',
      about: 'The usual choice: enough for 32 players in 5 rounds, 128 in 7, 512 in 9.',
    },
    baku: {
      name: 'Baku (FIDE, C.04.7)',
      about:
        'The upper half plays the first rounds with fictitious points. The one method FIDE describes.',
    },
    haley: { name: 'Haley', about: 'One fictitious point for the upper half in rounds 1 and 2.' },
    haleySoft: {
      name: 'Haley, soft',
      about: 'One point in rounds 1 and 2, half a point in round 3.',
    },
    degressive: {
      name: 'Degressive (SAD)',
      about: 'Three groups by rating; the fictitious points melt away as the event goes on.',
    },
    free: { name: 'Points read from a file', about: 'Fictitious points given player by player.' },
  },
  groupAFrom: 'Group A from this rating',
  groupCBelow: 'Group C below this rating',
  scoring: 'Scoring',
  custom: 'Custom',
  figures: {
    win: 'Win',
    draw: 'Draw',
    loss: 'Loss',
    pairingAllocatedBye: 'Exempt player',
    halfPointBye: 'Half-point bye',
  },
  notPoints: 'Write points as 1, ½ or 1.5',
  initialColour: 'Initial colour',
  initialColourAbout: 'Drawn by lot before round 1: the colour of the first player of the list.',
  colours: { none: 'Not drawn yet', white: 'White', black: 'Black' },
  drawLots: 'Draw lots now',
};

const FR: SystemWords = {
  system: 'Système d’appariement',
  systems: {
    dutch: {
      name: 'Suisse, FIDE (hollandais)',
      about:
        'Les joueurs à égalité de points se rencontrent, jamais deux fois. Pour tout nombre de joueurs.',
    },
    dubov: {
      name: 'Suisse, Dubov',
      about:
        'Les joueurs à égalité de points se rencontrent, de sorte que la moyenne Elo de leurs adversaires s’égalise (C.04.4.1). Chaque joueur a besoin d’un Elo.',
    },
    burstein: {
      name: 'Suisse, Burstein',
      about:
        'Les joueurs à égalité de points se rencontrent, celui qui a eu l’opposition la plus forte avec celui qui a eu la plus faible (C.04.4.2). Les premières rondes, la moitié et quatre au plus, sont appariées par le système hollandais.',
    },
    lim: {
      name: 'Suisse, Lim',
      about:
        'Les joueurs à égalité de points se rencontrent ; l’appariement va des scores les plus hauts et des plus bas vers le milieu (C.04.4.3). Sans accélération. Les fichiers de la FIDE n’ont pas de code pour lui.',
    },
    doubleSwiss: {
      name: 'Suisse, matchs de deux parties (Double-Swiss)',
      about:
        'Chaque appariement est un match de deux parties, couleurs inversées à la seconde (C.04.5) ; chaque partie est une ronde, leur nombre est donc pair. L’exempt reçoit 1½ point.',
    },
    keizer: {
      name: 'Keizer, pour une saison de club',
      about:
        'Depuis le haut du classement, chacun rencontre le plus proche au-dessous ; un gain rapporte la valeur de l’adversaire, une absence une part de la sienne. Les mêmes joueurs peuvent se retrouver.',
    },
    cup: {
      name: 'Coupe (élimination directe)',
      about:
        'Qui perd un match est éliminé. Le tableau découle des numéros : le plus fort rencontre le plus faible, les têtes de série 1 et 2 en finale seulement (LA 3.3).',
    },
    teams: {
      name: 'Suisse par équipes, FIDE',
      about:
        'Les équipes de même score se rencontrent, points de match d’abord ; personne deux fois, et les couleurs ne séparent personne (C.04.6, type A).',
    },
    molter: {
      name: 'Tableaux Molter, par équipes',
      about:
        'À chaque ronde des joueurs de nombreuses équipes se rencontrent par lettre et numéro (A1 – C1), pour que peu de rondes réunissent beaucoup d’équipes ; les points de toutes les parties classent les équipes (LA 3.2). 3 à 13 équipes de 4, 6, 8, 10 ou 12 joueurs, 1 à 3 rondes, jusqu’à 7 pour cinq ou sept équipes.',
    },
    single: {
      name: 'Toutes rondes, aller simple',
      about:
        'Chacun rencontre chacun une fois, selon les tables de Berger. Une ronde de moins que de joueurs ; autant si leur nombre est impair.',
    },
    double: {
      name: 'Toutes rondes, aller-retour',
      about:
        'Chacun rencontre chacun deux fois : les tables de Berger, couleurs inversées au retour. Les deux dernières rondes de l’aller sont échangées : personne n’a trois fois de suite la même couleur (C.05 annexe 1).',
    },
    doubleAsPrinted: {
      name: 'Aller-retour, tables telles quelles',
      about: 'Sans l’échange : trois fois la même couleur est possible entre aller et retour.',
    },
    several: {
      name: 'Toutes rondes, trois tours ou plus',
      about:
        'On reprend les tables, les couleurs s’inversant chaque fois ; autant de rondes que vous en fixez.',
    },
    sides: {
      name: 'Match de deux camps (Scheveningen)',
      about:
        'Chacun d’un camp rencontre une fois chacun de l’autre, selon les tables de Scheveningen (LA 3.1). Autant de rondes que le plus grand camp a de joueurs.',
    },
    doubleSides: {
      name: 'Match de deux camps, aller-retour (Scheveningen)',
      about:
        'Chacun d’un camp rencontre deux fois chacun de l’autre, couleurs inversées au retour.',
    },
  },
  expected: 'Joueurs attendus',
  expectedHint: 'Ils donnent le nombre de rondes ; il se change plus tard.',
  cycleOfTeams: (teams, rounds) =>
    `${teams} ${teams < 2 ? 'équipe' : 'équipes'} : ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
  cycle: (players, rounds) =>
    `${players} ${players < 2 ? 'joueur' : 'joueurs'} : ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
  setRounds: (rounds) => `Fixer ${rounds} ${rounds < 2 ? 'ronde' : 'rondes'}`,
  recordedSystem: (name) => `${name} (lu dans un fichier ; non apparié ici)`,
  acceleration: 'Accélération',
  accelerations: {
    none: {
      name: 'Aucune',
      about: 'Le choix habituel : il suffit pour 32 joueurs en 5 rondes, 128 en 7, 512 en 9.',
    },
    baku: {
      name: 'Bakou (FIDE, C.04.7)',
      about:
        'La moitié haute joue les premières rondes avec des points fictifs. La seule méthode décrite par la FIDE.',
    },
    haley: { name: 'Haley', about: 'Un point fictif pour la moitié haute aux rondes 1 et 2.' },
    haleySoft: {
      name: 'Haley atténué',
      about: 'Un point aux rondes 1 et 2, un demi-point à la ronde 3.',
    },
    degressive: {
      name: 'Dégressif (SAD)',
      about: 'Trois groupes d’Elo ; les points fictifs fondent au fil du tournoi.',
    },
    free: { name: 'Points lus dans un fichier', about: 'Points fictifs donnés joueur par joueur.' },
  },
  groupAFrom: 'Groupe A à partir de cet Elo',
  groupCBelow: 'Groupe C sous cet Elo',
  scoring: 'Décompte des points',
  custom: 'Autre',
  figures: {
    win: 'Gain',
    draw: 'Nulle',
    loss: 'Perte',
    pairingAllocatedBye: 'Exempt',
    halfPointBye: 'Bye à un demi-point',
  },
  notPoints: 'Écrivez les points ainsi : 1, ½ ou 1,5',
  initialColour: 'Couleur initiale',
  initialColourAbout: 'Tirée au sort avant la ronde 1 : la couleur du premier joueur de la liste.',
  colours: { none: 'Pas encore tirée', white: 'Blancs', black: 'Noirs' },
  drawLots: 'Tirer au sort',
};

export const SYSTEM_WORDS = inBoth(EN, FR);
