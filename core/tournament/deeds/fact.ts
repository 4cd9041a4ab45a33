import type { InBoth } from '../../rules/in-both.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GameOutcome } from '../../rules/outcome.ts';
import type { Language } from '../../rules/language.ts';
import type { Role } from '../roles.ts';
import type { Hand } from '../round.ts';
import type { FieldsOf } from '../schema/schema.ts';
import type { Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';
import type { Heard } from './heard.ts';

/** What a fact changes, and how it is told. */
export interface Fact<E extends { readonly type: string }> {
  /** What a log must hold of it, the type apart. */
  readonly fields: FieldsOf<Omit<E, 'type'>>;
  /** The first state of an event: of the fact that creates it alone. */
  readonly begin?: (event: E) => Tournament;
  /** The state after it. Never refuses: what is in the log happened. */
  readonly fold: (state: Tournament, event: E, hand: Hand) => Tournament;
  /** Whether a draft, which rests on results, presence and numbers, becomes doubtful. */
  readonly outdatesDraft: boolean | ((event: E, before: Tournament) => boolean);
  /** The things it changed. */
  readonly touches: (event: E) => readonly string[];
  /** What those who do not run the event hear of it. */
  readonly heard: (event: E) => Heard;
  /** Players whose own board page it changes, whatever the settings publish; missing for nobody. */
  readonly concerns?: (state: Tournament, event: E) => readonly PlayerId[];
  /** Who may read it; missing for all who run the event. */
  readonly readBy?: readonly Role[];
  /** What is left of it once what is private may go; missing where nothing in it is. */
  readonly erased?: (event: E) => E;
  /** Its line in the log, with figures in braces. */
  readonly words: InBoth<string>;
  readonly tell: (event: E, context: FactContext) => Told;
  /** What it was about, and how that stood before and after; nothing private. */
  readonly audit: (state: Tournament | null, event: E) => Audited;
}

export interface FactContext {
  readonly language: Language;
  readonly nameOf: (player: PlayerId) => string;
  readonly teamName: (team: string) => string;
  /** The round that goes without saying; 0 to name every round. */
  readonly currentRound: number;
  /** How a board stood before the entry that is told; null where nobody sat there. */
  readonly boardThen: (place: {
    readonly round: number;
    readonly board: number;
  }) => BoardThen | null;
  /** What an earlier entry was about, for what was taken back. */
  readonly entryWords: (position: number) => string;
}

/** Who sat at a board, and the result it had. */
export interface BoardThen {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly was: GameOutcome | null;
}

/** The figures of a fact: as they are in `params`, translated in `said`. */
export interface Told {
  readonly params: Params;
  /** What the sentence says instead of a code. */
  readonly said?: Params;
}

export interface Audited {
  /** A round, a board, a player, a setting. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly before: unknown;
  readonly after: unknown;
}
