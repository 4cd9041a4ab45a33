import type { PreferenceStrength } from '../colours/colour-preference.ts';
import type { Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import type { Float } from '../floats.ts';
import type { RoundPairing } from '../system.ts';
import type { PairingDrawing } from './drawn-brackets.ts';
import type { SaidGames } from './drawn-games.ts';
import type { DrawnLadder } from './drawn-ladder.ts';
import type { RoundTable } from './drawn-table.ts';

/** Who asks for an explanation, and how players are called in it. */
export interface ExplanationAsked {
  readonly language: Language;
  readonly name: (player: Tpn) => string;
}

/** A heading with the sentences under it: what a page or a terminal shows. */
export interface ExplanationSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Everybody it speaks of, to find one player's story. */
  readonly players: ReadonlySet<Tpn>;
}

/** What the criteria asked about a player. */
export interface AskedPlayer {
  readonly player: Tpn;
  /** Points the brackets are made by, virtual ones included, in tenths. */
  readonly score: number;
  readonly colours: readonly Colour[];
  readonly preference: { readonly colour: Colour; readonly strength: PreferenceStrength } | null;
  readonly lastFloat: Float;
  readonly floatTwoRoundsAgo: Float;
}

/** A round with its reasons: score by score, on the table it is a line of, down a ladder, or game by game. */
export type ExplainedRound =
  | {
      readonly kind: 'brackets';
      readonly pairing: RoundPairing;
      readonly drawing: PairingDrawing;
      readonly sections: readonly ExplanationSection[];
      /** In order of score and number. */
      readonly players: readonly AskedPlayer[];
      /** The steps as the engine told them. */
      readonly events: readonly object[];
    }
  | { readonly kind: 'table'; readonly pairing: RoundPairing; readonly table: RoundTable }
  | { readonly kind: 'ladder'; readonly pairing: RoundPairing; readonly ladder: DrawnLadder }
  | { readonly kind: 'games'; readonly pairing: RoundPairing; readonly said: SaidGames };

/** By what two players are kept from meeting in a round. */
export const WHY_NOT_REASONS = [
  'paired',
  'absent',
  'absolute',
  'incomplete',
  'bye',
  'byeScore',
  'completion',
  'criterion',
  'order',
  'table',
  'match',
] as const;
export type WhyNotReason = (typeof WHY_NOT_REASONS)[number];

export interface WhyNotAnswer {
  readonly reason: WhyNotReason;
  readonly article: string | null;
  readonly sentences: readonly string[];
  /** The answer as the engine gave it, with its figures. */
  readonly figures: object;
}
