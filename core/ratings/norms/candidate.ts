import type { Exemption, MissingGame } from '../../rules/editions/title-properties.ts';
import type { Title } from '../../rules/title.ts';

/** Whom a candidate for a norm has met. */
export interface NormOpponent {
  /** The same for the same person: in a double round robin a title counts once. */
  readonly id: number;
  readonly name: string;
  /** On the list in force; 0 without one. */
  readonly rating: number;
  /** Null where it is not known whether there is one. */
  readonly title: Title | 'none' | null;
  /** `FID` for who plays without one; null where it is not known. */
  readonly federation: string | null;
}

/** A game over the board. */
export interface NormGame {
  readonly round: number;
  readonly opponent: NormOpponent;
  readonly halfPoints: 0 | 1 | 2;
}

/** A round that brought no game. */
export interface RoundWithoutGame {
  readonly round: number;
  readonly why: MissingGame;
  /** Who should have come. */
  readonly opponent: NormOpponent | null;
}

/** An unrated opponent of a round robin without a point against rated players so far (B.01 1.4.2b). */
export interface ScorelessOpponent {
  readonly id: number;
  readonly name: string;
  /** Games against other rated players are still to come. */
  readonly mayScoreElsewhere: boolean;
  /** A point against the candidate counts too: the candidate is rated. */
  readonly scoresHere: boolean;
}

/** One player's rounds as norms look at them. */
export interface NormCandidate {
  readonly federation: string | null;
  /** In the order of the rounds. */
  readonly games: readonly NormGame[];
  readonly missing: readonly RoundWithoutGame[];
  /** Games against them count only if they score by the end; missing where there are none. */
  readonly scoreless?: readonly ScorelessOpponent[];
}

/** A round to come, and the opponent where one is known. */
export interface ComingRound {
  readonly round: number;
  /** In a round robin somebody still to be met, be the pairing of the round public or not. */
  readonly opponent: NormOpponent | null;
  /** This very opponent is paired for this round. */
  readonly isPaired: boolean;
}

/** What is known of the rest of an event for one player. */
export interface RestOfEvent {
  readonly coming: readonly ComingRound[];
  /** Who may still be met, strongest first, where opponents to come are not known. */
  readonly field: readonly NormOpponent[];
  /** Nobody is met twice, so that every opponent to come is another of the field. */
  readonly meetsOnce: boolean;
}

/** Events that need fewer games (B.01 1.4.1b). */
export const SHORT_EVENTS = ['teamChampionship', 'worldCup'] as const;
export type ShortEvent = (typeof SHORT_EVENTS)[number];

/** What an event is, as far as every candidate's norm depends on it. */
export interface NormEventFacts {
  readonly rounds: number;
  /** Known from the start, as in a round robin, or made round by round. */
  readonly pairings: 'fixed' | 'free';
  readonly isDoubleRoundRobin: boolean;
  readonly short: ShortEvent | null;
  readonly hostFederation: string | null;
  /** What the event is, whether it exempts this player or not; null where it cannot be decided. */
  readonly exemptions: Readonly<Partial<Record<Exemption, boolean | null>>>;
}

/** FIDE's own flag is no federation: such a game counts, and never as foreign (clarified in 2026). */
export const isNoFederation = (federation: string): boolean =>
  federation === 'FID' || federation === 'FIDE';
