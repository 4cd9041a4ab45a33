import type { LawsProperties } from '../../rules/editions/laws.ts';
import { ONLINE } from './online.ts';
import { LIGHT } from './light-penalties.ts';
import { whole } from './situation.ts';
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

/** Asked wherever an illegal move may be counted. */
export const ILLEGAL_COUNT = whole(
  'Illegal moves of this player in this game, this one included?',
  'Coups illégaux de ce joueur dans cette partie, celui-ci compris ?',
  { least: 1, usual: 1 },
);

/** When it was noticed: a move is illegal only once completed, and nothing is corrected after the game. */
export const ILLEGAL_NOTICED = ['pressed', 'notPressed', 'over'] as const;
export type IllegalNoticed = (typeof ILLEGAL_NOTICED)[number];

export interface IllegalMoveFacts {
  /** Several faults in one move are one illegal move. */
  readonly kinds: readonly IllegalKind[];
  readonly noticed?: IllegalNoticed;
  /** Illegal moves of this player in this game, all kinds together, this one included. */
  readonly count: number;
  readonly opponentHasMoved: boolean;
  /** Whether the opponent could still mate; null where nobody has looked. */
  readonly opponentCanMate: boolean | null;
}

/** An illegal move (Laws 7.5; rapid and blitz without supervision A.4.2, A.5.2). */
export function illegalMoveRuling(
  facts: IllegalMoveFacts,
  regime: Regime,
  laws: LawsProperties,
): Ruling {
  const found = uncountedRuling(facts, regime, laws);
  return found === null
    ? { ...countedRuling(facts, regime, laws), writtenAs: 'illegal' }
    : { ...found, writtenAs: 'other' };
}

/** What is no illegal move, or cannot be ruled as one any more; null where it is one and counts. */
function uncountedRuling(
  { kinds, noticed = 'pressed', opponentHasMoved }: IllegalMoveFacts,
  regime: Regime,
  { articles, illegalKinds }: LawsProperties,
): Ruling | null {
  if (regime.online === true) {
    return ruling([step('onlyLegalMoves', ONLINE.legalMovesOnly)], 'goesOn', ['regulations']);
  }
  if (noticed === 'over') {
    const article = articlesOf(kinds, articles);
    return ruling([step('noticedTooLate', article)], 'stands', ['otherwise']);
  }
  // Pressing the clock without a move counts as pressing it.
  if (noticed === 'notPressed' && !kinds.includes('clock')) {
    const steps = [
      step('notCompleted', articles.illegalMove),
      step('putRight', articles.touchedPiece),
    ];
    return ruling(steps, 'goesOn');
  }
  if (!kinds.some((kind) => illegalKinds.includes(kind))) {
    const steps = kinds.map((kind) => step('notIllegalThen', articles[ARTICLE_OF[kind]]));
    return ruling(steps, 'goesOn', ['whichPenalty'], 0, LIGHT);
  }
  return !regime.supervised && opponentHasMoved
    ? ruling([step('moveStands', ownArticle(regime, articles))], 'goesOn', ['bothAgree'])
    : null;
}

function countedRuling(
  { kinds, count, opponentCanMate }: IllegalMoveFacts,
  regime: Regime,
  laws: LawsProperties,
): Ruling {
  const { articles, illegalMoveLoses, illegalKinds } = laws;
  const { play } = regime;
  // Two hands and the clock without a move count since July 2017 (7.7, 7.8).
  const counted = kinds.filter((kind) => illegalKinds.includes(kind));
  const before: RulingStep[] = [
    ...kinds
      .filter((kind) => !illegalKinds.includes(kind))
      .map((kind) => step('notIllegalThen', articles[ARTICLE_OF[kind]])),
    ...(counted.length > 1 ? [step('oneFault', articles.illegalMovePenalty)] : []),
  ];
  const byOwnRule = !regime.supervised && illegalMoveLoses.unsupervisedIn.includes(play);
  const loses = byOwnRule ? illegalMoveLoses.unsupervised : illegalMoveLoses.supervised;
  if (count < loses) {
    const { seconds, article } = penalty(regime, laws, 'illegalMovePenalty');
    const given = step('timeToOpponent', article, seconds);
    return ruling([...before, ...putBack(counted, laws), given], 'goesOn', ['times'], seconds);
  }
  // A position is not restored when the game ends.
  const lossArticle = byOwnRule ? ownArticle(regime, articles) : articles.illegalMovePenalty;
  const ended = (code: 'lost' | 'drawn' | 'lostUnlessNoMate'): readonly RulingStep[] => [
    ...before,
    step('wasIllegal', articlesOf(counted, articles)),
    step(code, lossArticle, count),
  ];
  if (!illegalMoveLoses.drawnIn.includes(play)) return ruling(ended('lost'), 'playerLoses');
  if (opponentCanMate === null) {
    return ruling(ended('lostUnlessNoMate'), 'open', ['canOpponentMate']);
  }
  return opponentCanMate ? ruling(ended('lost'), 'playerLoses') : ruling(ended('drawn'), 'draw');
}

/** The position before the move; a pawn left on the last rank is made a queen instead. */
function putBack(
  kinds: readonly IllegalKind[],
  { articles, unpromotedPawn }: LawsProperties,
): readonly RulingStep[] {
  const queens = (kind: IllegalKind): boolean =>
    kind === 'pawn' && unpromotedPawn === 'becomesQueen';
  const back = kinds.filter((kind) => !queens(kind));
  return [
    ...(kinds.some(queens) ? [step('becomesQueen', articles.unpromotedPawn)] : []),
    ...(back.length === 0 ? [] : [step('goBack', articlesOf(back, articles))]),
  ];
}

const articlesOf = (kinds: readonly IllegalKind[], articles: LawsProperties['articles']): string =>
  [...new Set(kinds.map((kind) => articles[ARTICLE_OF[kind]]))].join(', ');

const ownArticle = ({ play }: Regime, articles: LawsProperties['articles']): string =>
  play === 'blitz' ? articles.blitzIllegalMove : articles.rapidIllegalMove;
