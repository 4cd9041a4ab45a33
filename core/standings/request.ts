import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import type { Tpn } from '../rules/identity.ts';
import type { KeizerRules } from '../rules/keizer/keizer-rules.ts';
import type { PlayerRecord } from '../rules/record.ts';
import type { ScoringSystem } from '../rules/scoring.ts';
import type { DescriptorFault } from './descriptor.ts';

export type TournamentKind = 'swiss' | 'roundRobin';

/**
 * What rating tie-breaks do about players without a rating. C.07 10 drops the tie-break unless a
 * rule was published: a fixed rating, leaving such opponents out, or the mean of the score group
 * (BAF 101 2.5).
 */
export type UnratedRule = 'drop' | 'leaveOut' | 'scoreGroupMean' | { readonly rating: number };

/** A tournament as it stands after a round: everything standings are made from. */
export interface StandingsRequest {
  readonly players: readonly PlayerRecord[];
  /** Rounds that count; later ones in the records are not looked at. */
  readonly rounds: number;
  /** Rounds declared for the event, for the final round of Fore Buchholz; `rounds` when absent. */
  readonly declaredRounds?: number;
  readonly scoring: ScoringSystem;
  readonly kind: TournamentKind;
  readonly edition: TieBreakProperties;
  /** `drop` when absent. */
  readonly unrated?: UnratedRule;
  /** Values of self-defined tie-breaks (C.07 4.1) and of lots, at most two decimals, by code. */
  readonly manual?: Readonly<Record<string, ReadonlyMap<Tpn, number>>>;
  /** Places by the round reached, where these rank a cup. */
  readonly places?: ReadonlyMap<Tpn, number>;
  /** What a club has fixed, where Keizer's points rank the event. */
  readonly keizer?: KeizerRules;
}

/** Why no standings can be made; the article where a regulation says so. */
export type StandingsRefusal =
  | { readonly code: 'descriptor'; readonly descriptor: string; readonly fault: DescriptorFault }
  | {
      readonly code:
        | 'notInEdition'
        | 'notInRoundRobin'
        | 'teamsOnly'
        | 'variantNotAllowed'
        | 'notCuttable';
      readonly descriptor: string;
      readonly article: string;
    }
  | { readonly code: 'manualValue'; readonly descriptor: string; readonly player: Tpn }
  | { readonly code: 'sameNumberTwice'; readonly player: Tpn }
  | { readonly code: 'opponentNotInField'; readonly player: Tpn; readonly round: number }
  | { readonly code: 'unknownPlayer'; readonly player: Tpn };
