import type { SituationName } from '../../decisions/situations/situation-titles.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { KnownAtBoards } from '../views/known-at-boards.ts';

/** Where the decision is made, as far as it is chosen. */
export interface PlaceOfDecision {
  readonly round: number | null;
  readonly board: number | null;
  readonly player: PlayerId | null;
}

/** An answer the event gives by itself, and from what. */
export type KnownAnswer =
  | {
      readonly from: 'illegalMoves';
      readonly answer: number;
      /** ISO instants at which those before were written down. */
      readonly at: readonly string[];
    }
  /** Null where nothing was announced: then the Laws’ own minutes hold. */
  | {
      readonly from: 'defaultTime';
      readonly answer: number | null;
      readonly minutes: number;
      readonly article: string;
    }
  | { readonly from: 'start'; readonly answer: number; readonly at: string };

/**
 * What the event answers of a question before anybody does; null where it knows nothing.
 * @param now in milliseconds
 */
export function knownAnswer(
  situation: SituationName,
  question: string,
  known: KnownAtBoards,
  { round, board, player }: PlaceOfDecision,
  now: number,
): KnownAnswer | null {
  switch (`${situation}.${question}`) {
    case 'illegal.count':
    case 'illegalPosition.count':
    case 'restartedClock.count': {
      if (round === null || board === null || player === null) return null;
      const game = known.illegalMoves.find(
        (one) => one.round === round && one.board === board && one.player === player,
      );
      const at = game?.at ?? [];
      return { from: 'illegalMoves', answer: at.length + 1, at };
    }
    case 'late.default': {
      if (known.defaultTime === null) return null;
      const { minutes, article, announced } = known.defaultTime;
      return { from: 'defaultTime', answer: announced ? minutes : null, minutes, article };
    }
    case 'late.minutes': {
      const start = known.starts.find((one) => one.round === round);
      const minutes = start === undefined ? -1 : Math.floor((now - Date.parse(start.at)) / 60_000);
      return start === undefined || minutes < 0
        ? null
        : { from: 'start', answer: minutes, at: start.at };
    }
    default:
      return null;
  }
}
