import { inBoth } from '../../rules/in-both.ts';
import { illegalMoveRuling } from './illegal-move.ts';
import {
  deviceRuling,
  lateRuling,
  recordingRuling,
  resignationRuling,
  reversedColoursRuling,
  wrongClaimRuling,
  wrongStartRuling,
} from './other-situations.ts';
import { CAN_MATE, choices, situation, whole, yesNo } from './situation.ts';

const MOVES = whole('Moves made by both players?', 'Coups joués par les deux joueurs ?');

export const FIRST_SITUATIONS = {
  illegal: situation({
    family: 'moves',
    opening: ['This move was illegal.', 'Ce coup était illégal.'],
    also: ['two hands', 'deux mains', 'king capture', 'prise du roi', 'promotion'],
    questions: {
      kind: choices(
        'What was wrong with the move?',
        'Qu’est-ce qui n’allait pas dans ce coup ?',
        {
          move: ['a move the piece cannot make', 'un coup que la pièce ne peut jouer'],
          pawn: ['a pawn left on the last rank', 'un pion laissé sur la dernière rangée'],
          clock: ['the clock pressed without a move', 'la pendule actionnée sans jouer'],
          hands: ['two hands for one move', 'deux mains pour un coup'],
        },
        ['move'],
      ),
      count: whole(
        'Illegal moves of this player in this game, this one included?',
        'Coups illégaux de ce joueur dans cette partie, celui-ci compris ?',
        { least: 1, usual: 1 },
      ),
      opponentMoved: yesNo(
        'Has the opponent made the next move already?',
        'L’adversaire a-t-il déjà joué le coup suivant ?',
      ),
      canMate: CAN_MATE,
    },
    rule: ({ kind, count, opponentMoved, canMate }, regime, laws) =>
      illegalMoveRuling(
        { kinds: kind, count, opponentHasMoved: opponentMoved, opponentCanMate: canMate },
        regime,
        laws,
      ),
  }),
  colours: situation({
    family: 'start',
    opening: [
      'This game was begun with the colours reversed.',
      'Cette partie a commencé avec les couleurs inversées.',
    ],
    questions: {
      moves: MOVES,
      ended: yesNo('Is the game over already?', 'La partie est-elle déjà finie ?'),
    },
    rule: (facts, regime, laws) => reversedColoursRuling(facts, laws, regime),
  }),
  start: situation({
    family: 'start',
    opening: [
      'This game was begun from a wrong position.',
      'Cette partie a commencé d’une mauvaise position.',
    ],
    also: ['set-up', 'mise en place'],
    questions: { moves: MOVES },
    rule: (facts, regime, laws) => wrongStartRuling(facts, regime, laws),
  }),
  resignation: situation({
    family: 'end',
    opening: ['The player has resigned.', 'Le joueur a abandonné.'],
    questions: { canMate: CAN_MATE },
    rule: ({ canMate }, _, laws) => resignationRuling({ opponentCanMate: canMate }, laws),
  }),
  claim: situation({
    family: 'draw',
    opening: ['The claim does not hold.', 'La réclamation n’est pas fondée.'],
    questions: {
      touched: yesNo(
        'Had the claimant touched a piece?',
        'Le réclamant avait-il touché une pièce ?',
      ),
    },
    rule: wrongClaimRuling,
  }),
  recording: situation({
    family: 'score',
    opening: ['This is about recording the moves.', 'Il s’agit de la notation des coups.'],
    also: ['scoresheet', 'feuille de partie', 'zeitnot'],
    questions: {
      left: { kind: 'time', ask: inBoth('Time left?', 'Temps restant ?') },
      increment: whole('Seconds added with each move?', 'Secondes ajoutées à chaque coup ?', {
        usual: 0,
      }),
      sheet: {
        kind: 'oneOf',
        ask: inBoth('Recorded on?', 'Noté sur ?'),
        options: {
          paper: inBoth('paper', 'papier'),
          certified: inBoth(
            'an electronic scoresheet that FIDE has certified',
            'une feuille de partie électronique certifiée par la FIDE',
          ),
        },
        usual: 'paper',
        where: ({ play }) => play === 'standard',
      },
    },
    rule: ({ left, increment, sheet }, regime, laws) =>
      recordingRuling({ secondsLeft: left, increment, sheet }, regime, laws),
  }),
  device: situation({
    family: 'conduct',
    opening: ['A device was found on the player.', 'Un appareil a été trouvé sur le joueur.'],
    also: ['phone', 'portable', 'watch', 'montre'],
    questions: {
      notBegun: yesNo(
        'Has the opponent not come to the board yet?',
        'L’adversaire n’est-il pas encore venu à l’échiquier ?',
      ),
    },
    rule: ({ notBegun }, _, laws) => deviceRuling({ begun: !notBegun }, laws),
  }),
  late: situation({
    family: 'start',
    opening: ['The round has begun.', 'La ronde a commencé.'],
    also: ['default time', 'délai de forfait', 'retard'],
    questions: {
      minutes: whole('Minutes since the announced start?', 'Minutes depuis le début annoncé ?'),
      default: {
        kind: 'wholeOrNone',
        ask: inBoth(
          'Default time of the event, in minutes?',
          'Délai de forfait de l’épreuve, en minutes ?',
        ),
        least: 0,
        most: 999,
      },
      bothAbsent: yesNo('Is neither player there?', 'Aucun des deux joueurs n’est-il là ?'),
    },
    rule: ({ minutes, default: allowed, bothAbsent }, _, laws) =>
      lateRuling({ minutes, allowed, bothAbsent }, laws),
  }),
};
