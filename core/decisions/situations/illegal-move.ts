import type { LawsProperties } from '../../rules/editions/laws.ts';
import { ONLINE } from './online.ts';
import { LIGHT } from './light-penalties.ts';
import { penalty, ruling, step, type Regime, type Ruling, type RulingStep } from './ruling.ts';

export const ILLEGAL_KINDS = ['move', 'pawn', 'clock', 'hands'] as const;
/** A move the pieces cannot make, a pawn not promoted, the clock without a move, two hands. */
export type IllegalKind = (typeof ILLEGAL_KINDS)[number];

const ARTICLE_OF = {
  move: 'illegalMove',
  pawn: 'unpromotedPawn',
  clock: 'clockWithoutMove',
  hands: 'twoHands',
} as const;

export interface IllegalMoveFacts {
  /** Several faults in one move are one illegal move. */
  readonly kinds: readonly IllegalKind[];
  /** Illegal moves of this player in this game, all kinds together, this one included. */
  readonly count: number;
  readonly opponentHasMoved: boolean;
  /** Whether the opponent could still mate; null where nobody has looked. */
  readonly opponentCanMate: boolean | null;
}

/** A completed illegal move (Laws 7.5; rapid and blitz without supervision A.4.2, A.5.2). */
export function illegalMoveRuling(
  { kinds, count, opponentHasMoved, opponentCanMate }: IllegalMoveFacts,
  regime: Regime,
  laws: LawsProperties,
): Ruling {
  const { articles, illegalMoveLoses, illegalKinds } = laws;
  if (regime.online === true) {
    return ruling([step('onlyLegalMoves', ONLINE.legalMovesOnly)], 'goesOn', ['regulations']);
  }
  // Two hands and the clock without a move count since July 2017 (7.7, 7.8).
  const counted = kinds.filter((kind) => illegalKinds.includes(kind));
  const others = kinds
    .filter((kind) => !illegalKinds.includes(kind))
    .map((kind) => step('notIllegalThen', articles[ARTICLE_OF[kind]]));
  if (counted.length === 0) return ruling(others, 'goesOn', ['whichPenalty'], 0, LIGHT);
  const { play } = regime;
  const ownArticle = play === 'blitz' ? articles.blitzIllegalMove : articles.rapidIllegalMove;
  if (!regime.supervised && opponentHasMoved) {
    return ruling([step('moveStands', ownArticle)], 'goesOn', ['bothAgree']);
  }
  const steps: RulingStep[] = [
    ...others,
    ...(counted.length > 1 ? [step('oneFault', articles.illegalMovePenalty)] : []),
    ...counted.map((kind) =>
      kind === 'pawn' && laws.unpromotedPawn === 'becomesQueen'
        ? step('becomesQueen', articles.unpromotedPawn)
        : step('goBack', articles[ARTICLE_OF[kind]]),
    ),
  ];
  const byOwnRule = !regime.supervised && illegalMoveLoses.unsupervisedIn.includes(play);
  const loses = byOwnRule ? illegalMoveLoses.unsupervised : illegalMoveLoses.supervised;
  const lossArticle = byOwnRule ? ownArticle : articles.illegalMovePenalty;
  if (count < loses) {
    const { seconds, article } = penalty(regime, laws, 'illegalMovePenalty');
    const given = step('timeToOpponent', article, seconds);
    return ruling([...steps, given], 'goesOn', ['times'], seconds);
  }
  if (!illegalMoveLoses.drawnIn.includes(play)) {
    return ruling([...steps, step('lost', lossArticle, count)], 'playerLoses');
  }
  if (opponentCanMate === null) {
    const open = step('lostUnlessNoMate', lossArticle, count);
    return ruling([...steps, open], 'open', ['canOpponentMate']);
  }
  return opponentCanMate
    ? ruling([...steps, step('lost', lossArticle, count)], 'playerLoses')
    : ruling([...steps, step('drawn', lossArticle, count)], 'draw');
}
