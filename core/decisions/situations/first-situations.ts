import { inBoth } from '../../rules/in-both.ts';
import { ILLEGAL_COUNT, illegalMoveRuling } from './illegal-move.ts';
import {
  deviceLoses,
  deviceRuling,
  lateRuling,
  recordingRuling,
  resignationRuling,
  reversedColoursRuling,
  wrongClaimRuling,
  wrongStartRuling,
} from './other-situations.ts';
import {
  CAN_MATE,
  choice,
  choices,
  situation,
  whole,
  yesNo,
  type GivenAnswers,
} from './situation.ts';
import type { Regime } from './ruling.ts';

/** The other questions about an illegal move apply only if it was completed and the game was not over. */
const isCounted = (_: Regime, __: unknown, { noticed = 'pressed' }: GivenAnswers): boolean =>
  noticed === 'pressed';

const MOVES = whole('Moves made by both players?', 'Coups joués par les deux joueurs ?');

const ENDED = yesNo('Is the game over already?', 'La partie est-elle déjà finie ?');

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
      noticed: choice(
        'When was it noticed?',
        'Quand l’a-t-on constaté ?',
        {
          pressed: ['after the clock was pressed', 'après l’appui sur la pendule'],
          notPressed: ['before the clock was pressed', 'avant l’appui sur la pendule'],
          over: [
            'after the end: signed, a legal mate, resigned, agreed',
            'après la fin : signée, mat légal, abandon, accord',
          ],
        },
        'pressed',
      ),
      count: { ...ILLEGAL_COUNT, where: isCounted },
      opponentMoved: {
        ...yesNo(
          'Has the opponent made the next move already?',
          'L’adversaire a-t-il déjà joué le coup suivant ?',
        ),
        // Under the Competition Rules an illegal move is put right however late in the game.
        where: (regime, laws, given) => !regime.supervised && isCounted(regime, laws, given),
      },
      canMate: CAN_MATE,
    },
    rule: ({ kind, noticed, count, opponentMoved, canMate }, regime, laws) =>
      illegalMoveRuling(
        { kinds: kind, noticed, count, opponentHasMoved: opponentMoved, opponentCanMate: canMate },
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
      ended: ENDED,
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
    questions: { ended: ENDED, moves: { ...MOVES, where: (_, __, { ended }) => ended !== true } },
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
      announcedIllegal: {
        ...yesNo('Was a move announced that is illegal?', 'Un coup illégal a-t-il été annoncé ?'),
        where: (_, __, { touched }) => touched !== true,
      },
    },
    rule: (facts, regime, laws) => wrongClaimRuling(facts, regime, laws),
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
    opening: ['This is about an electronic device.', 'Il s’agit d’un appareil électronique.'],
    also: ['phone', 'portable', 'watch', 'montre', 'ringing', 'sonnerie', 'sonne', 'bag', 'sac'],
    questions: {
      place: choice(
        'Where was it?',
        'Où était-il ?',
        {
          person: ['on the player, on or off', 'sur le joueur, allumé ou éteint'],
          bagAllowed: [
            'in a bag, off, as regulations and arbiter allow',
            'dans un sac, éteint, comme règlement et arbitre l’admettent',
          ],
          bagNotAllowed: [
            'in a bag or elsewhere in the venue, otherwise than allowed',
            'dans un sac ou ailleurs dans la salle, hors de ce qui est admis',
          ],
          unknown: ['it rang, and nobody knows whose it is', 'il a sonné, on ne sait à qui il est'],
        },
        'person',
      ),
      notBegun: {
        ...yesNo(
          'Is the opponent still absent from the board?',
          'L’adversaire est-il encore absent de l’échiquier ?',
        ),
        where: (_, laws, { place = 'person' }) => deviceLoses(String(place), laws),
      },
    },
    rule: ({ place, notBegun }, _, laws) => deviceRuling({ place, begun: !notBegun }, laws),
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
      bothAbsent: yesNo('Are both players absent?', 'Les deux joueurs sont-ils absents ?'),
    },
    rule: ({ minutes, default: allowed, bothAbsent }, _, laws) =>
      lateRuling({ minutes, allowed, bothAbsent }, laws),
  }),
};
