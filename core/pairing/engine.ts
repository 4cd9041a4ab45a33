import type { SwissProperties } from '../rules/editions/swiss.ts';
import type { Tpn } from '../rules/identity.ts';
import type { Result } from '../rules/result.ts';
import type {
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from './explanation/explained-round.ts';
import type { TableRound } from './explanation/drawn-table.ts';
import type { NoLegalPairing, PairingRequest, RoundMaker } from './system.ts';

/** What pairs the rounds of a system, and answers for them. */
export interface PairingEngine extends RoundMaker {
  /** All rounds at once, where they are known from the start; null where results decide. */
  readonly schedule:
    | ((participants: number, cycles: number, firstSide?: number) => readonly TableRound[])
    | null;
  /** The article a round departs from when the engine pairs it otherwise. */
  article(edition: SwissProperties): string;
  /** The round that `pairRound` gives, with its reasons. */
  explainRound(
    request: PairingRequest,
    asked: ExplanationAsked,
  ): Result<ExplainedRound, NoLegalPairing>;
  /** Why two players do not meet in that round. */
  explainWhyNot(
    request: PairingRequest,
    pair: readonly [Tpn, Tpn],
    asked: ExplanationAsked,
  ): WhyNotAnswer;
}
