import type { Colour } from '../../rules/colour.ts';
import type { LawsProperties } from '../../rules/editions/laws.ts';
import { withoutMate } from '../mate/mating-material.ts';
import { colourOfSide } from '../position/board.ts';
import { positionKey } from '../position/fen.ts';
import { isMate, isStalemate } from '../position/legal-moves.ts';
import type { PlayedGame } from './played-game.ts';

/** A position that appeared more than once: after which moves, 0 for the start. */
export interface Repetition {
  readonly position: string;
  readonly after: readonly number[];
}

/** Moves of each side in a row without capture or pawn move. */
export interface QuietMoves {
  readonly white: number;
  readonly black: number;
}

export interface ProvenClaim {
  /** Most frequent first, those of equal count in the order of the game. */
  readonly repetitions: readonly Repetition[];
  /** How often the last position has appeared, itself included. */
  readonly last: Repetition;
  readonly quiet: QuietMoves;
  readonly repetition: {
    readonly holds: boolean;
    readonly needed: number;
    readonly article: string;
  };
  readonly moves: { readonly holds: boolean; readonly needed: number; readonly article: string };
  /** The first move after which the game was a draw without any claim. */
  readonly automatic: {
    readonly by: 'repetition' | 'moves';
    readonly after: number;
    readonly article: string;
  } | null;
  /** The last move ended the game, unless it was drawn before: no claim comes after it (Laws 5.1.1, 5.2). */
  readonly end: GameEnd | null;
}

export interface GameEnd {
  readonly by: 'mate' | 'stalemate' | 'dead';
  /** Who is mated or has no move; of a dead position, who is on move. */
  readonly side: Colour;
  readonly article: string;
}

/** What a score proves: repetitions, quiet moves, and how the Laws of an edition judge them. */
export function provenClaim({ positions }: PlayedGame, laws: LawsProperties): ProvenClaim {
  const keys = positions.map(positionKey);
  const afterByKey = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const after = afterByKey.get(key);
    if (after === undefined) afterByKey.set(key, [index]);
    else after.push(index);
  }
  const all = [...afterByKey].map(([position, after]) => ({ position, after }));
  const lastKey = keys.at(-1) ?? '';
  const final = positions.at(-1);
  const last = { position: lastKey, after: afterByKey.get(lastKey) ?? [] };
  const quiet = final === undefined ? { white: 0, black: 0 } : quietMoves(final.quiet, final.turn);
  const least = Math.min(quiet.white, quiet.black);
  const automatic = automaticDraw(positions, keys, laws);
  const end = final === undefined || automatic !== null ? null : endOf(final, laws);
  const { repetitions, quietMoves: moves, articles } = laws;
  return {
    repetitions: all
      .filter(({ after }) => after.length > 1)
      .sort((one, other) => other.after.length - one.after.length),
    last,
    quiet,
    repetition: {
      holds: end === null && last.after.length >= repetitions.claim,
      needed: repetitions.claim,
      article: articles.repetitionClaim,
    },
    moves: {
      holds: end === null && least >= moves.claim,
      needed: moves.claim,
      article: articles.movesClaim,
    },
    automatic,
    end,
  };
}

/** Half of an even number each; the side that moved last has one more of an odd one. */
export function quietMoves(both: number, turn: 1 | -1): QuietMoves {
  const [more, less] = [Math.ceil(both / 2), Math.floor(both / 2)];
  return turn === 1 ? { white: less, black: more } : { white: more, black: less };
}

function endOf(
  position: PlayedGame['positions'][number],
  { articles }: LawsProperties,
): GameEnd | null {
  const side = colourOfSide(position.turn);
  if (isMate(position)) return { by: 'mate', side, article: articles.mate };
  if (isStalemate(position)) return { by: 'stalemate', side, article: articles.stalemate };
  const dead = [1 as const, -1 as const].every((one) => withoutMate(position.board, one) !== null);
  return dead ? { by: 'dead', side, article: articles.deadPosition } : null;
}

/** A position comes back after two moves of each at the soonest: five times in a row (2014) is each time at once. */
const SHORTEST_RETURN = 4;

/** Mate by the last move goes before seventy-five (Laws 9.6.2). */
function automaticDraw(
  positions: PlayedGame['positions'],
  keys: readonly string[],
  { repetitions, quietMoves: moves, articles }: LawsProperties,
): ProvenClaim['automatic'] {
  const seen = new Map<string, { readonly times: number; readonly after: number }>();
  for (const [after, position] of positions.entries()) {
    const key = keys[after] ?? '';
    const before = seen.get(key);
    const counts =
      before !== undefined && (!repetitions.inARow || after - before.after <= SHORTEST_RETURN);
    const times = counts ? before.times + 1 : 1;
    seen.set(key, { times, after });
    if (repetitions.automatic !== null && times >= repetitions.automatic) {
      return { by: 'repetition', after, article: articles.automaticRepetition };
    }
    const { automatic } = moves;
    if (automatic !== null && Math.floor(position.quiet / 2) >= automatic && !isMate(position)) {
      return { by: 'moves', after, article: articles.automaticMoves };
    }
  }
  return null;
}
