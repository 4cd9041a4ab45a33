import { inBoth } from '../../rules/in-both.ts';
import type { LeftToJudge, RulingOutcome } from './ruling.ts';
import type { SituationFamily } from './situation.ts';

interface RulingWords {
  readonly outcomes: Readonly<Record<RulingOutcome, string>>;
  readonly judged: Readonly<Record<LeftToJudge, string>>;
  readonly judges: string;
  readonly families: Readonly<Record<SituationFamily, string>>;
  readonly entry: string;
  readonly notice: string;
  readonly appeal: string;
}

/** What is said of every ruling; holes are `{name}`. */
export const RULING_WORDS = inBoth<RulingWords>(
  {
    outcomes: {
      goesOn: 'The game goes on.',
      playerLoses: 'The player loses.',
      draw: 'Draw.',
      newGame: 'A new game.',
      stands: 'The result stands.',
      playerForfeits: 'Lost by forfeit.',
      bothForfeit: 'Lost by forfeit for both.',
      bothLose: 'Both lose.',
      open: 'Something has to be judged first.',
    },
    judged: {
      times: 'the times, when a position is put back',
      canOpponentMate: 'whether the opponent could mate by any legal moves',
      bothAgree: 'whether both agree to put it right',
      incrementRefused: 'whether the increment can be set, once the opponent has refused the draw',
      whichFlagFirst: 'which flag fell first, by the clock and by what both players say',
      whoseDevice: 'whose device it is',
      regulations: 'whether the event’s regulations set a milder penalty',
      otherwise: 'whether to decide otherwise for good reason',
      whichPenalty: 'which penalty is fair',
      facts: 'what happened: both players are heard',
      normalMeans: 'whether the game could be won by normal means',
    },
    judges: 'The arbiter judges: {list}.',
    families: {
      moves: 'Moves and pieces',
      start: 'Beginning of the game',
      clock: 'Clocks and time',
      draw: 'Draws and claims',
      score: 'Scoresheets',
      conduct: 'Conduct',
      end: 'End of the game',
      adjournment: 'Adjournment',
      online: 'Online',
    },
    entry: '{situation}: {steps} – {outcome}',
    notice: 'Decision of the arbiter: {situation}',
    appeal: 'An appeal may be made unless the event’s regulations say otherwise ({article}).',
  },
  {
    outcomes: {
      goesOn: 'La partie continue.',
      playerLoses: 'Le joueur perd.',
      draw: 'Nulle.',
      newGame: 'Nouvelle partie.',
      stands: 'Le résultat reste.',
      playerForfeits: 'Perdu par forfait.',
      bothForfeit: 'Perdu par forfait pour les deux.',
      bothLose: 'Les deux perdent.',
      open: 'Il faut d’abord juger un point.',
    },
    judged: {
      times: 'les temps, quand une position est remise',
      canOpponentMate: 'si l’adversaire pourrait mater par des coups légaux',
      bothAgree: 'si les deux s’accordent pour corriger',
      incrementRefused:
        'si l’incrément peut être réglé, une fois la nulle refusée par l’adversaire',
      whichFlagFirst: 'quel drapeau est tombé le premier, d’après la pendule et les deux joueurs',
      whoseDevice: 'à qui est l’appareil',
      regulations: 'si le règlement de l’épreuve prévoit moins',
      otherwise: 's’il faut décider autrement pour une bonne raison',
      whichPenalty: 'quelle sanction est juste',
      facts: 'ce qui s’est passé : les deux joueurs sont entendus',
      normalMeans: 'si la partie pouvait être gagnée par des moyens normaux',
    },
    judges: 'L’arbitre juge : {list}.',
    families: {
      moves: 'Coups et pièces',
      start: 'Début de partie',
      clock: 'Pendules et temps',
      draw: 'Nulles et réclamations',
      score: 'Feuilles de partie',
      conduct: 'Conduite',
      end: 'Fin de partie',
      adjournment: 'Ajournement',
      online: 'En ligne',
    },
    entry: '{situation} : {steps} – {outcome}',
    notice: 'Décision de l’arbitre : {situation}',
    appeal:
      'Un appel est possible, sauf si le règlement de l’épreuve en dispose autrement ({article}).',
  },
);
