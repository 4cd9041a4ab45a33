import type { PlayerId } from '../rules/identity.ts';
import {
  PLAY_OFF_KINDS,
  PLAY_OFF_RESULTS,
  type PlayOffKind,
  type PlayOffResult,
} from '../standings/play-off/play-off-match.ts';
import { object, oneOf, type Schema } from './schema/schema.ts';
import { aPlayer } from './schema/words.ts';

/** A game of a play-off, as it is kept in the log. */
export interface PlayedOffGame {
  readonly kind: PlayOffKind;
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: PlayOffResult;
}

export const playedOffGame: Schema<PlayedOffGame> = object<PlayedOffGame>({
  kind: oneOf(PLAY_OFF_KINDS),
  white: aPlayer,
  black: aPlayer,
  result: oneOf(PLAY_OFF_RESULTS),
});
