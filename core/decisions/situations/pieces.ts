import { PENALTY_KINDS } from '../penalties/ladder.ts';
import { LIGHT } from './light-penalties.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';
import { ILLEGAL_COUNT, illegalMoveRuling } from './illegal-move.ts';
import { ruling, step, type Regime, type RulingStep } from './ruling.ts';
import { CAN_MATE, choice, situation, yesNo, type GivenAnswers } from './situation.ts';

/** Without supervision a position nobody saw arise is left for one more move (A.4.4, A.5.4). */
const waitsOneMove = (
  { supervised }: Regime,
  { unsupervised }: LawsProperties,
  { cause }: GivenAnswers,
): boolean => !supervised && unsupervised.illegalPositionDraws && cause !== 'displaced';

/** Whether the answers so far make it an illegal move that is ruled as one. */
const isIllegalMove = (regime: Regime, laws: LawsProperties, given: GivenAnswers): boolean =>
  given['cause'] !== 'displaced' &&
  (!waitsOneMove(regime, laws, given) || (given['seen'] === true && given['oneMore'] !== true));

export const PIECE_SITUATIONS = {
  touched: situation({
    family: 'moves',
    opening: ['A touched piece is played.', 'Pièce touchée, pièce à jouer.'],
    also: ['touch-move', 'j’adoube', 'adjust', 'adouber', 'castling', 'roque'],
    questions: {
      said: yesNo(
        'Did the player, on the move, say “I adjust” before?',
        'Le joueur, au trait, avait-il dit « j’adoube » avant ?',
      ),
      accident: yesNo('Was it clearly an accident?', 'Était-ce clairement un accident ?'),
      opponentTouched: yesNo(
        'Has the opponent, who claims, touched a piece since?',
        'L’adversaire, qui réclame, a-t-il touché une pièce depuis ?',
      ),
      what: choice(
        'What was touched?',
        'Qu’est-ce qui a été touché ?',
        {
          own: ['own pieces', 'des pièces à soi'],
          theirs: ['pieces of the opponent', 'des pièces adverses'],
          both: ['pieces of both', 'des pièces des deux camps'],
          kingAndRook: ['king and rook', 'roi et tour'],
          rookThenKing: ['a rook, then the king', 'une tour, puis le roi'],
          none: ['pieces that can do nothing', 'des pièces qui ne peuvent rien'],
        },
        'own',
      ),
    },
    rule: ({ said, accident, opponentTouched, what }, regime, { articles, unsupervised }) => {
      if (said) return ruling([step('adjustedRightly', articles.adjusting)], 'goesOn');
      if (accident) {
        return ruling([step('touchedByAccident', articles.accidentalTouch)], 'goesOn', ['facts']);
      }
      if (opponentTouched) {
        return ruling([step('touchClaimLost', articles.touchClaim)], 'goesOn', ['facts']);
      }
      const bound: Readonly<Record<typeof what, RulingStep>> = {
        own: step('mustMoveTouched', articles.touchedPiece),
        theirs: step('mustTakeTouched', articles.touchedPiece),
        both: step('mustTakeWithTouched', articles.touchedPiece),
        kingAndRook: step('mustCastle', articles.touchedCastling),
        rookThenKing: step('rookFirst', articles.touchedCastling),
        none: step('nothingToPlay', articles.nothingPossible),
      };
      const sees =
        unsupervised.touchOnRequest && !regime.supervised
          ? step('touchOnRequest', articles.rapidTouch)
          : step('arbiterIntervenes', articles.touchedPiece);
      return ruling([bound[what], sees], 'goesOn', ['facts']);
    },
  }),
  displaced: situation({
    family: 'moves',
    opening: ['Pieces were displaced.', 'Des pièces ont été dérangées.'],
    also: ['knocked over', 'renversées', 'mal placées'],
    questions: {
      again: yesNo(
        'On purpose, or not for the first time?',
        'À dessein, ou pas pour la première fois ?',
      ),
      positionLost: yesNo('Is the position in doubt?', 'La position est-elle douteuse ?'),
      clockStarted: yesNo(
        'Did the opponent start the clock of the player who displaced them?',
        'L’adversaire a-t-il mis en marche la pendule du joueur qui les a dérangées ?',
      ),
    },
    rule: ({ again, positionLost, clockStarted }, _, { articles }) =>
      ruling(
        [
          positionLost
            ? step('lastSurePosition', articles.positionRestored)
            : step('restoresOnOwnTime', articles.displacedPieces),
          ...(clockStarted
            ? [
                step('mayNotStartClock', articles.displacedPieces),
                step('counterSetBack', articles.estimatedTimes),
              ]
            : []),
          step('timeEitherWay', articles.displacedPieces),
          again
            ? step('graverPenalty', articles.penalties)
            : step('notLostForAccident', articles.displacedPieces),
        ],
        'goesOn',
        positionLost || clockStarted ? ['times', 'whichPenalty'] : ['whichPenalty'],
        0,
        again ? [...LIGHT, 'loss'] : LIGHT,
      ),
  }),
  illegalPosition: situation({
    family: 'moves',
    opening: ['The position is not a legal one.', 'La position n’est pas légale.'],
    also: ['both kings in check', 'deux rois en échec', 'pawn on last rank'],
    questions: {
      cause: choice(
        'What led to it?',
        'D’où vient-elle ?',
        {
          move: ['an illegal move', 'd’un coup illégal'],
          displaced: ['a piece that was displaced', 'd’une pièce dérangée'],
        },
        'move',
      ),
      seen: {
        ...yesNo(
          'Did the arbiter see the move that led to it?',
          'L’arbitre a-t-il vu le coup qui y a mené ?',
        ),
        where: waitsOneMove,
      },
      oneMore: {
        ...yesNo(
          'Has one more move been completed since, the position still being illegal?',
          'Un coup de plus a-t-il été achevé depuis, la position restant illégale ?',
        ),
        where: waitsOneMove,
      },
      count: { ...ILLEGAL_COUNT, where: isIllegalMove },
      canMate: CAN_MATE,
    },
    rule: ({ cause, seen, oneMore, count, canMate }, regime, laws) => {
      const { articles } = laws;
      if (waitsOneMove(regime, laws, { cause }) && !seen) {
        const article = articles.rapidIllegalPosition;
        return oneMore
          ? ruling([step('illegalPositionDrawn', article)], 'draw')
          : ruling(
              [step('illegalPositionWaits', article), step('illegalPositionThen', article)],
              'goesOn',
            );
      }
      if (cause === 'displaced') {
        return ruling([step('lastSurePosition', articles.positionRestored)], 'goesOn', ['times']);
      }
      return illegalMoveRuling(
        {
          kinds: ['move'],
          count,
          opponentHasMoved: oneMore,
          opponentCanMate: canMate,
        },
        regime,
        laws,
      );
    },
  }),
  otherHand: situation({
    family: 'moves',
    opening: [
      'The clock is pressed with the hand that moved.',
      'La pendule s’actionne de la main qui a joué.',
    ],
    also: ['finger on the clock', 'doigt sur la pendule', 'force'],
    questions: {
      what: choice(
        'What was done?',
        'Qu’a fait le joueur ?',
        {
          hand: ['the other hand pressed', 'l’autre main a appuyé'],
          force: ['the clock was hit, held or lifted', 'la pendule a été frappée, tenue, soulevée'],
        },
        'hand',
      ),
    },
    rule: ({ what }, _, { articles }) =>
      ruling(
        what === 'hand'
          ? [step('notIllegalYet', articles.sameHand)]
          : [step('penaltyToChoose', articles.clockHandling)],
        'goesOn',
        ['whichPenalty'],
        0,
        LIGHT,
      ),
  }),
  knights: situation({
    family: 'moves',
    opening: ['This is about how the knights face.', 'Il s’agit du sens des cavaliers.'],
    questions: { begun: yesNo('Has the game begun?', 'La partie a-t-elle commencé ?') },
    rule: ({ begun }, _, { articles }) =>
      ruling([step(begun ? 'knightsDuring' : 'knightsBefore', articles.adjusting)], 'goesOn'),
  }),
  broadcast: situation({
    family: 'moves',
    opening: ['The broadcast reports a position.', 'La retransmission signale une position.'],
    questions: {
      irregular: yesNo(
        'Do board and scoresheets show an irregularity?',
        'L’échiquier et les feuilles montrent-ils une irrégularité ?',
      ),
    },
    rule: ({ irregular }, _, { articles }) =>
      irregular
        ? ruling(
            [step('checkBroadcast', articles.wrongStart), step('goBack', articles.illegalMove)],
            'goesOn',
            ['times', 'facts'],
          )
        : ruling(
            [
              step('checkBroadcast', articles.wrongStart),
              step('broadcastFine', articles.wrongStart),
            ],
            'goesOn',
          ),
  }),
  boardTurned: situation({
    family: 'start',
    opening: ['The board stands the wrong way round.', 'L’échiquier est mal orienté.'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling([step('boardTransferred', articles.boardTurned)], 'goesOn', ['times']),
  }),
};

/** The whole ladder, for what only the arbiter can weigh. */
export const WHOLE_LADDER = PENALTY_KINDS;
