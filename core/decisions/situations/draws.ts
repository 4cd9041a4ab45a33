import { ONLINE } from './online.ts';
import { wrongClaimRuling } from './other-situations.ts';
import { LIGHT } from './light-penalties.ts';
import { ruling, step, type Regime, type Ruling } from './ruling.ts';
import { choice, situation, whole, yesNo } from './situation.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';

const TOUCHED = yesNo(
  'Had the claimant touched a piece?',
  'Le réclamant avait-il touché une pièce ?',
);
const NOT_ON_MOVE = yesNo(
  'Was it the opponent’s turn, or had the claimant already played the move?',
  'Était-ce à l’adversaire de jouer, ou le réclamant avait-il déjà joué son coup ?',
);

interface Counted {
  readonly count: number;
  readonly needed: number;
  /** Null where nothing draws without a claim. */
  readonly automatic: number | null;
  /** Only positions one after the other are counted for it. */
  readonly inARow: boolean;
  readonly article: string;
  readonly automaticArticle: string;
  readonly touched: boolean;
  readonly notOnMove: boolean;
}

/** A claim by counting: right, wrong, not to be made, or a draw without any claim. */
function countedClaim(facts: Counted, regime: Regime, laws: LawsProperties): Ruling {
  const { count, needed, automatic, touched, notOnMove } = facts;
  if (regime.online === true && count >= needed) {
    return ruling([step('platformDraws', ONLINE.automaticDraws)], 'draw');
  }
  const isAutomatic = automatic !== null && count >= automatic;
  if (isAutomatic && !facts.inARow) {
    return ruling([step('automaticNow', facts.automaticArticle)], 'draw');
  }
  if (isAutomatic && (touched || notOnMove)) {
    return ruling([step('automaticInARow', facts.automaticArticle)], 'open', ['facts']);
  }
  if (touched) return wrongClaimRuling({ touched }, regime, laws);
  if (notOnMove) return ruling([step('claimNotOnMove', facts.article)], 'goesOn');
  if (count < needed) return wrongClaimRuling({ touched: false }, regime, laws);
  return ruling(
    [
      step('claimHolds', `${facts.article}, ${laws.articles.rightClaim}`),
      step('claimIsOffer', laws.articles.claimIsOffer),
    ],
    'draw',
  );
}

export const DRAW_SITUATIONS = {
  threefold: situation({
    family: 'draw',
    opening: ['The position has been counted.', 'La position a été comptée.'],
    also: ['repetition', 'répétition', '3 fois', 'threefold', 'fivefold'],
    questions: {
      times: whole(
        'Times the position has come, or comes with the move written?',
        'Combien de fois la position est-elle venue, ou vient-elle avec le coup noté ?',
        { least: 1 },
      ),
      touched: TOUCHED,
      notOnMove: NOT_ON_MOVE,
    },
    rule: ({ times, touched, notOnMove }, regime, laws) =>
      countedClaim(
        {
          count: times,
          needed: laws.repetitions.claim,
          automatic: laws.repetitions.automatic,
          inARow: laws.repetitions.inARow,
          article: laws.articles.repetitionClaim,
          automaticArticle: laws.articles.automaticRepetition,
          touched,
          notOnMove,
        },
        regime,
        laws,
      ),
  }),
  fifty: situation({
    family: 'draw',
    opening: ['The moves have been counted.', 'Les coups ont été comptés.'],
    also: ['fifty moves', 'cinquante coups', '75'],
    questions: {
      white: whole(
        'Moves of White without capture or pawn move?',
        'Coups des Blancs sans prise ni pion ?',
      ),
      black: whole(
        'Moves of Black without capture or pawn move?',
        'Coups des Noirs sans prise ni pion ?',
      ),
      mates: yesNo('Does the last move mate?', 'Le dernier coup mate-t-il ?'),
      touched: TOUCHED,
      notOnMove: NOT_ON_MOVE,
    },
    rule: ({ white, black, mates, touched, notOnMove }, regime, laws) =>
      mates
        ? ruling([step('mateGoesFirst', laws.articles.automaticMoves)], 'stands')
        : countedClaim(
            {
              count: Math.min(white, black),
              needed: laws.quietMoves.claim,
              automatic: laws.quietMoves.automatic,
              // Moves are counted in a row by every edition.
              inARow: false,
              article: laws.articles.movesClaim,
              automaticArticle: laws.articles.automaticMoves,
              touched,
              notOnMove,
            },
            regime,
            laws,
          ),
  }),
  offer: situation({
    family: 'draw',
    opening: ['A draw has been offered.', 'La nulle a été proposée.'],
    also: ['(=)', 'conditional', 'condition'],
    questions: {
      when: choice(
        'When was it offered?',
        'Quand a-t-elle été proposée ?',
        {
          afterMove: ['after the move, before the clock', 'après le coup, avant la pendule'],
          other: ['at another moment', 'à un autre moment'],
        },
        'afterMove',
      ),
      conditional: yesNo('Was there a condition?', 'Y avait-il une condition ?'),
      again: yesNo('Again and again?', 'À plusieurs reprises ?'),
    },
    rule: ({ when, conditional, again }, _, { articles }) =>
      ruling(
        [
          step('offerValid', articles.drawOffer),
          ...(when === 'other' ? [step('offerOutOfOrder', articles.drawOffer)] : []),
          ...(conditional ? [step('conditionVoid', articles.drawOffer)] : []),
          ...(again ? [step('offersAgain', articles.distraction)] : []),
          step('offerMarked', articles.offerMarked),
        ],
        'goesOn',
        again || when === 'other' ? ['whichPenalty'] : [],
        0,
        again || when === 'other' ? LIGHT : [],
      ),
  }),
  restriction: situation({
    family: 'draw',
    opening: [
      'The regulations restrict draws by agreement.',
      'Le règlement restreint les nulles d’accord.',
    ],
    also: ['Sofia rule', 'règle des 30 coups', 'thirty moves'],
    questions: {
      moves: whole('Moves made by each?', 'Coups joués par chacun ?'),
      from: whole('Draws may be agreed from move?', 'Nulle d’accord permise à partir du coup ?', {
        least: 1,
        usual: 30,
      }),
      by: choice('How was the draw made?', 'Comment la nulle a-t-elle été faite ?', {
        agreement: ['by agreement', 'par accord'],
        verified: [
          'by a claim or without one, verified by the arbiter',
          'par réclamation ou sans, vérifiée par l’arbitre',
        ],
        agreedClaim: [
          'a claim the opponent agreed to, not verified',
          'une réclamation acceptée par l’adversaire, non vérifiée',
        ],
      }),
    },
    rule: ({ moves, from, by }, _, { articles, agreedDrawFrom }) => {
      if (by === 'verified')
        return ruling([step('verifiedDraw', articles.drawRestriction)], 'draw');
      if (moves < agreedDrawFrom) {
        return ruling([step('notOneMoveEach', articles.agreedDraw)], 'goesOn');
      }
      if (moves >= from) return ruling([step('agreedRightly', articles.agreedDraw)], 'draw');
      return by === 'agreedClaim'
        ? ruling([step('mustBeVerified', articles.drawRestriction)], 'open', ['facts'])
        : ruling([step('tooFewMoves', articles.drawRestriction, from)], 'goesOn', ['otherwise']);
    },
  }),
  dead: situation({
    family: 'draw',
    opening: ['This is about a dead position.', 'Il s’agit d’une position morte.'],
    also: ['insufficient material', 'matériel insuffisant'],
    questions: {
      anybodyMates: choice(
        'Could anybody mate by any legal moves?',
        'L’un pourrait-il mater par des coups légaux ?',
        {
          no: ['no', 'non'],
          yes: ['yes', 'oui'],
          unknown: ['not known', 'on ne sait'],
        },
        'unknown',
      ),
      lastMoveIllegal: yesNo('Was the last move illegal?', 'Le dernier coup était-il illégal ?'),
    },
    rule: ({ anybodyMates, lastMoveIllegal }, _, { articles }) => {
      const article = articles.deadPosition;
      if (lastMoveIllegal) {
        return ruling([step('lastMoveIllegal', articles.illegalMove)], 'open', ['facts']);
      }
      if (anybodyMates === 'unknown') {
        return ruling([step('deadOpen', article)], 'open', ['canOpponentMate']);
      }
      return anybodyMates === 'no'
        ? ruling([step('dead', article)], 'draw')
        : ruling([step('notDead', article)], 'goesOn');
    },
  }),
  demonstrationBoard: situation({
    family: 'draw',
    opening: [
      'A claim is proven from the game itself.',
      'Une réclamation se prouve par la partie elle-même.',
    ],
    also: ['screen', 'écran', 'monitor', 'move counter'],
    questions: {},
    rule: (_, __, { articles }) =>
      ruling([step('screenNoProof', articles.screens)], 'goesOn', ['facts']),
  }),
};
