import { opposite, type Colour } from '../../rules/colour.ts';
import type { LawsProperties, Play } from '../../rules/editions/laws.ts';
import { canMate, deadPosition, type CanMate, type DeadPosition } from '../mate/can-mate.ts';
import { writeFen } from '../position/fen.ts';
import { isPlayable } from '../position/position-faults.ts';
import { provenClaim, type ProvenClaim } from './claim.ts';
import type { PlayedGame } from './played-game.ts';

/** Which proofs are wanted. */
export interface Proofs {
  readonly repetition: boolean;
  readonly moves: boolean;
  readonly position: boolean;
  /** A player has claimed what is asked; otherwise it is only looked at. */
  readonly claimed: boolean;
}

/** What a claim comes to, as it is shown. */
export interface ShownClaim extends Pick<
  PlayedGame,
  'moves' | 'numbers' | 'offers' | 'fault' | 'startFaults' | 'readAs'
> {
  readonly position: string;
  readonly playable: boolean;
  readonly proven: ProvenClaim;
  readonly wrongClaim: { readonly seconds: number; readonly article: string };
  readonly dead: DeadPosition | null;
  readonly flag: {
    readonly fallen: Colour;
    readonly article: string;
    readonly mate: CanMate;
  } | null;
  readonly asked: Proofs;
}

/** What is asked of a claim. */
export interface ClaimAsked {
  readonly play: Play;
  readonly flag: Colour | null;
  readonly asked: Proofs;
}

/** Judges a score: repetition, quiet moves, mate, dead position, flag. */
export function shownClaim(
  game: PlayedGame,
  laws: LawsProperties,
  { play, flag, asked }: ClaimAsked,
): ShownClaim {
  const last = game.positions.at(-1);
  if (last === undefined) throw new RangeError('a score has a position');
  const playable = isPlayable(game.startFaults);
  const proven = provenClaim(game, laws);
  return {
    position: writeFen(last),
    moves: game.moves,
    numbers: game.numbers,
    offers: game.offers,
    fault: game.fault,
    startFaults: game.startFaults,
    readAs: game.readAs,
    playable,
    proven,
    wrongClaim: {
      seconds: laws.wrongClaim.opponentSeconds[play],
      article: laws.articles.wrongClaim,
    },
    dead:
      asked.position && playable && (proven.end === null || proven.end.by === 'dead')
        ? deadPosition(last)
        : null,
    flag:
      flag === null || !playable || proven.end !== null
        ? null
        : { fallen: flag, article: laws.articles.flagFall, mate: canMate(last, opposite(flag)) },
    asked,
  };
}
