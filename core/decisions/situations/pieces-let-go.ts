import { ILLEGAL_COUNT, illegalMoveRuling } from './illegal-move.ts';
import { LIGHT } from './light-penalties.ts';
import { ruling, step } from './ruling.ts';
import { CAN_MATE, choice, situation, yesNo } from './situation.ts';

export const LET_GO_SITUATIONS = {
  letGo: situation({
    family: 'moves',
    opening: ['A piece that is let go stays.', 'Pièce lâchée, pièce jouée.'],
    also: ['released', 'lâchée', '4.7', 'castling', 'roque'],
    questions: {
      what: choice(
        'What was let go on its square?',
        'Qu’est-ce qui a été lâché sur sa case ?',
        {
          piece: ['a piece', 'une pièce'],
          capture: [
            'a capturing piece, the captured one still being there',
            'une pièce qui prend, la pièce prise étant encore là',
          ],
          king: ['the king, to castle', 'le roi, pour roquer'],
          nothing: ['nothing: the hand still holds it', 'rien : la main la tient encore'],
        },
        'piece',
      ),
      illegal: {
        ...yesNo(
          'Would the move on that square be illegal?',
          'Le coup sur cette case serait-il illégal ?',
        ),
        where: (_, __, { what }) => what !== 'nothing',
      },
    },
    rule: ({ what, illegal }, _, { articles }) => {
      if (what === 'nothing') return ruling([step('stillHeld', articles.touchedPiece)], 'goesOn');
      if (what === 'king') {
        const code = illegal ? 'otherKingMove' : 'mustCastleThere';
        return ruling([step(code, articles.castlingReleased)], 'goesOn');
      }
      if (illegal) {
        return ruling(
          [
            step('letGoIllegally', articles.pieceReleased),
            step('notCompleted', articles.illegalMove),
          ],
          'goesOn',
        );
      }
      return ruling(
        [
          step('staysOnSquare', articles.pieceReleased),
          ...(what === 'capture' ? [step('takesItOff', articles.pieceReleased)] : []),
        ],
        'goesOn',
        ['facts'],
      );
    },
  }),
  promotion: situation({
    family: 'moves',
    opening: ['This is about a promotion.', 'Il s’agit d’une promotion.'],
    also: ['queen', 'dame', 'upside down', 'tour retournée', 'inversée', '4.4.4', '3.7.5'],
    questions: {
      what: choice('What happened?', 'Que s’est-il passé ?', {
        touched: ['the new piece has touched the square', 'la nouvelle pièce a touché la case'],
        fetched: [
          'a piece was taken in hand, named or fetched only',
          'une pièce a seulement été prise en main, nommée ou apportée',
        ],
        upsideDown: ['a rook stands upside down', 'une tour est posée à l’envers'],
        missing: ['the piece wanted is not there', 'la pièce voulue n’est pas là'],
      }),
    },
    rule: ({ what }, _, { articles }) => {
      switch (what) {
        case 'touched':
          return ruling([step('promotionFinal', articles.promotionChoice)], 'goesOn', ['facts']);
        case 'fetched':
          return ruling([step('promotionOpen', articles.promotionChoice)], 'goesOn');
        case 'upsideDown':
          return ruling(
            [
              step('rookIsRook', articles.promotedPiece),
              step('diagonalRookIllegal', articles.illegalMove),
              step('rookTurned', articles.adjusting),
            ],
            'goesOn',
          );
        case 'missing':
          return ruling(
            [
              step('stopsForPiece', articles.callingTheArbiter),
              step('promotionOpen', articles.promotionChoice),
            ],
            'goesOn',
          );
      }
    },
  }),
  restartedClock: situation({
    family: 'clock',
    opening: [
      'Who has a complaint stops both clocks, and does not start the opponent’s.',
      'Qui se plaint arrête les deux pendules, et ne relance pas celle de l’adversaire.',
    ],
    also: ['7.5.3', 'pressed instead of stopped', 'appuyé au lieu d’arrêter'],
    questions: {
      accident: yesNo(
        'Did the player only mean to stop the clocks and call the arbiter?',
        'Le joueur voulait-il seulement arrêter les pendules et appeler l’arbitre ?',
      ),
      count: { ...ILLEGAL_COUNT, where: (_, __, { accident }) => accident !== true },
      canMate: CAN_MATE,
    },
    rule: ({ accident, count, canMate }, regime, laws) => {
      const { articles } = laws;
      return accident
        ? ruling(
            [
              step('restartedByAccident', articles.clockWithoutMove),
              step('counterSetBack', articles.estimatedTimes),
            ],
            'goesOn',
            ['facts', 'times', 'whichPenalty'],
            0,
            LIGHT,
          )
        : illegalMoveRuling(
            { kinds: ['clock'], count, opponentHasMoved: false, opponentCanMate: canMate },
            regime,
            laws,
          );
    },
  }),
};
