import type { ApartBy } from '../apart-rule.ts';
import type { Colour } from '../../rules/colour.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { NumberingReason, TeamNumberingReason } from '../numbering-reasons.ts';
import type { LeavingReason } from '../player.ts';
import type { CorrectionWindow, PairingOrigin } from '../round.ts';
import type { Settings } from '../settings.ts';

/** One language's words for the history of an event; a missing one does not compile. */
export interface LogWords {
  readonly board: string;
  readonly boardOfRound: string;
  readonly noBoard: string;
  /** What keeps players apart, and in which rounds. */
  readonly apart: Readonly<Record<ApartBy | 'everyRound' | 'upTo', string>>;
  /** After a result: the one before it, `{was}`. */
  readonly was: string;
  /** An entry that has no words of its own. */
  readonly entry: string;
  /** Who did it and when: `{what}`, `{by}`, `{time}`. */
  readonly signed: string;
  readonly more: string;
  /** Between the names of a list. */
  readonly between: string;
  readonly outcomes: {
    readonly notEntered: string;
    readonly adjourned: string;
    readonly doubleForfeit: string;
    readonly forfeit: string;
    readonly underOneMove: string;
    readonly coloursReversed: string;
  };
  readonly colours: Readonly<Record<Colour, string>>;
  readonly postponedTo: string;
  readonly onItsDay: string;
  readonly byes: Readonly<Record<GrantedBye, string>>;
  readonly leaving: Readonly<Record<LeavingReason, string>>;
  readonly windows: Readonly<Record<CorrectionWindow, string>>;
  readonly origins: Readonly<Record<PairingOrigin, string>>;
  readonly numbering: Readonly<Record<NumberingReason, string>>;
  readonly teamNumbering: Readonly<Record<TeamNumberingReason, string>>;
  readonly settings: Readonly<Record<keyof Settings, string>>;
}
