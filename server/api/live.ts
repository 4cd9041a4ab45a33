import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { AcceptedWarning } from '@ronde/core/tournament/warning-ladder.ts';

/**
 * `GET /api/live?tournament=ID[&after=POSITION]`: server-sent events. A browser that reconnects
 * sends `Last-Event-ID` by itself. Names of the events and what their data hold.
 */
export interface LiveEvents {
  /** First of all: where the log stands, and the server's clock. */
  readonly hello: LivePulse;
  /** Something happened; the event's id is its position. */
  readonly entry: LiveEntry;
  /** Too much was missed to be told one by one: ask for the views again. */
  readonly reset: LivePulse;
  /** Every 15 seconds: whoever has seen less than `position` is behind. */
  readonly beat: LivePulse;
  /** The screens of the tournament were changed. */
  readonly screens: LivePulse;
  /** Games were read in, put on boards or taken away; told to those who run the event. */
  readonly games: LivePulse;
  /**
   * The last words of a stream. `access.ended`: the link was revoked or the session ended;
   * `view.beingPrepared`: the event is withheld from visitors; do not reconnect. `server.stopping`:
   * come back at once. `server.crowded`: others need the place; come back in half a minute.
   */
  readonly bye: {
    readonly code: 'access.ended' | 'view.beingPrepared' | 'server.stopping' | 'server.crowded';
  };
}

export interface LivePulse {
  readonly position: number;
  /** ISO instant of the server. */
  readonly at: string;
}

export interface LiveEntry {
  readonly position: number;
  readonly at: string;
  /** For staff: who, and the facts as the log has them. */
  readonly by?: string;
  readonly events?: readonly TournamentEvent[];
  readonly accepted?: readonly AcceptedWarning[];
  /** For everybody else. */
  readonly facts?: readonly PublicFact[];
}

/** What the public may know of an entry. `changed` names the pages to ask for again. */
export type PublicFact =
  | {
      readonly type: 'roundPublished';
      readonly round: number;
      /** The view of `GET …/rounds/:n` for the public; null when pairings are not published. */
      readonly pairings: unknown;
    }
  | { readonly type: 'roundStarted' | 'roundClosed'; readonly round: number }
  | {
      readonly type: 'result';
      readonly round: number;
      readonly board: number;
      readonly outcome: GameOutcome;
    }
  /** To helpers only: somebody claimed, or checked, the result of a board. */
  | { readonly type: 'boardMarked'; readonly round: number; readonly board: number }
  /** To helpers only. */
  | { readonly type: 'checkIn' }
  /** To the players it concerns only: ask for `GET …/own-board` again. */
  | { readonly type: 'ownBoard' }
  | { readonly type: 'changed' };
