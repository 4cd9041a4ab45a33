import { opposite, type Colour } from './colour.ts';

/**
 * What a round brought one player. A closed union: no sentinel opponents, no letter codes.
 * `short…` are games that lasted less than one move: played for pairing and tie-breaks, never rated.
 */
export const PLAYER_OUTCOMES = [
  'win',
  'draw',
  'loss',
  'shortWin',
  'shortDraw',
  'shortLoss',
  'forfeitWin',
  'forfeitLoss',
  'pairingAllocatedBye',
  'fullPointBye',
  'halfPointBye',
  'zeroPointBye',
  'adjourned',
  'notEntered',
] as const;
export type PlayerOutcome = (typeof PLAYER_OUTCOMES)[number];

interface OutcomeNature {
  /** A game was played over the board (or is being played). */
  readonly played: boolean;
  /** The game counts for ratings. */
  readonly rated: boolean;
  /** The player was paired with an opponent. */
  readonly paired: boolean;
}

const over: OutcomeNature = { played: true, rated: true, paired: true };
const short: OutcomeNature = { played: true, rated: false, paired: true };
const forfeit: OutcomeNature = { played: false, rated: false, paired: true };
const bye: OutcomeNature = { played: false, rated: false, paired: false };
const open: OutcomeNature = { played: true, rated: false, paired: true };

export const OUTCOME_NATURE: Readonly<Record<PlayerOutcome, OutcomeNature>> = {
  win: over,
  draw: over,
  loss: over,
  shortWin: short,
  shortDraw: short,
  shortLoss: short,
  forfeitWin: forfeit,
  forfeitLoss: forfeit,
  pairingAllocatedBye: bye,
  fullPointBye: bye,
  halfPointBye: bye,
  zeroPointBye: bye,
  adjourned: open,
  notEntered: open,
};

export const isPlayed = (outcome: PlayerOutcome): boolean => OUTCOME_NATURE[outcome].played;

/** A game over the board with a result; an open or adjourned game has none yet. */
export const isOverTheBoard = (outcome: PlayerOutcome): boolean =>
  isPlayed(outcome) && outcome !== 'notEntered' && outcome !== 'adjourned';

/** The result of a game on the scale 1-½-0, in half points, whatever the event's scoring. */
export function halfPoints(outcome: PlayerOutcome): 0 | 1 | 2 {
  if (outcome === 'win' || outcome === 'shortWin') return 2;
  return outcome === 'draw' || outcome === 'shortDraw' ? 1 : 0;
}

/** Byes: what a player without an opponent may have in a round. */
export const BYES = [
  'pairingAllocatedBye',
  'fullPointBye',
  'halfPointBye',
  'zeroPointBye',
] as const satisfies readonly PlayerOutcome[];
export type Bye = (typeof BYES)[number];

/** Byes a player may ask for, or an arbiter may grant, before a round. */
export const GRANTED_BYES = ['fullPointBye', 'halfPointBye', 'zeroPointBye'] as const;
export type GrantedBye = (typeof GRANTED_BYES)[number];

/** Scores of a game that was played; the last three are the arbiter's (Laws 10.2, 11.7 and 12.9). */
export const PLAYED_SCORES = ['1-0', '½-½', '0-1', '0-0', '½-0', '0-½'] as const;
export type PlayedScore = (typeof PLAYED_SCORES)[number];

/** What happened on a board. */
export type GameOutcome =
  | { readonly kind: 'notEntered' }
  | { readonly kind: 'adjourned' }
  | {
      readonly kind: 'played';
      readonly score: PlayedScore;
      /** Ended before both players had made a move: not rated. */
      readonly underOneMove?: true;
      /** Played with the colours the other way round (C.04.2 D.8, 2026: 4.3.2). */
      readonly coloursReversed?: true;
    }
  | { readonly kind: 'forfeit'; readonly winner: Colour }
  | { readonly kind: 'doubleForfeit' };

/** Whether a game is decided: an adjourned one has no result yet (C.04.2 D.1, 2026: 3.1). */
export const hasResult = ({ kind }: GameOutcome): boolean =>
  kind !== 'notEntered' && kind !== 'adjourned';

export const NOT_ENTERED: GameOutcome = { kind: 'notEntered' };
export const ADJOURNED: GameOutcome = { kind: 'adjourned' };

const SIDES: Readonly<Record<PlayedScore, Readonly<Record<Colour, 'win' | 'draw' | 'loss'>>>> = {
  '1-0': { white: 'win', black: 'loss' },
  '½-½': { white: 'draw', black: 'draw' },
  '0-1': { white: 'loss', black: 'win' },
  '0-0': { white: 'loss', black: 'loss' },
  '½-0': { white: 'draw', black: 'loss' },
  '0-½': { white: 'loss', black: 'draw' },
};

const SHORT = { win: 'shortWin', draw: 'shortDraw', loss: 'shortLoss' } as const;

/**
 * A game seen from the side *scheduled* to have `scheduled`. Scores are written White–Black as
 * scheduled; reversed colours change who had White, never whose point it was.
 */
export function sideOf(game: GameOutcome, scheduled: Colour): PlayerOutcome {
  switch (game.kind) {
    case 'notEntered':
    case 'adjourned':
      return game.kind;
    case 'forfeit':
      return game.winner === scheduled ? 'forfeitWin' : 'forfeitLoss';
    case 'doubleForfeit':
      return 'forfeitLoss';
    case 'played': {
      const side = SIDES[game.score][scheduled];
      return game.underOneMove ? SHORT[side] : side;
    }
  }
}

/** The colour really had on the board. */
export function colourPlayed(game: GameOutcome, scheduled: Colour): Colour {
  return game.kind === 'played' && game.coloursReversed ? opposite(scheduled) : scheduled;
}

export function sameGameOutcome(a: GameOutcome, b: GameOutcome): boolean {
  if (a.kind === 'played' && b.kind === 'played') {
    return (
      a.score === b.score &&
      a.underOneMove === b.underOneMove &&
      a.coloursReversed === b.coloursReversed
    );
  }
  if (a.kind === 'forfeit' && b.kind === 'forfeit') return a.winner === b.winner;
  return a.kind === b.kind;
}
