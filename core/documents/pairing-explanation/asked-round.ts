import type { Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { initialColourOf } from '../../tournament/initial-colour.ts';
import {
  questionOf,
  recordedRoundQuestion,
  type PairingQuestion,
} from '../../tournament/pairing-question.ts';
import type { Round } from '../../tournament/round.ts';
import { nextRoundToPair, type Tournament } from '../../tournament/state.ts';
import { participants, type ParticipantId } from '../../tournament/views/participants.ts';

/** Why there is no drawing of a round. */
export const UNDRAWN_REASONS = [
  'unknownRound',
  'systemNotPaired',
  'numbersMissing',
  'unknownPlayer',
  'accelerationUnfit',
  'noLegalPairing',
] as const;
export type UndrawnReason = (typeof UNDRAWN_REASONS)[number];

export interface Undrawn {
  readonly code: UndrawnReason;
  readonly article: string | null;
  /** Those who cannot all be placed, where no legal pairing is the reason. */
  readonly stuck: readonly ParticipantId[];
}

/** A name in a drawing: a player, or a team where teams are paired. */
export interface NamedParticipant {
  readonly tpn: Tpn;
  readonly id: ParticipantId;
  readonly name: string;
}

export interface AskedRound extends PairingQuestion {
  readonly round: Round | null;
}

/** What the rules were asked for a recorded round, or are asked for the next one. */
export function askedRound(state: Tournament, number: number): Result<AskedRound, Undrawn> {
  const round = state.rounds[number - 1] ?? null;
  const next = number === nextRoundToPair(state) && number <= state.settings.rounds;
  if (!round && !next) return undrawn('unknownRound');
  const asked = round
    ? recordedRoundQuestion(state, round)
    : questionOf(state, number, initialColourOf(state));
  if (asked.ok) return success({ ...asked.value, round });
  const { code, article } = asked.error;
  return undrawn(code, code === 'accelerationUnfit' ? article : null);
}

export const undrawn = (
  code: UndrawnReason,
  article: string | null = null,
): Result<never, Undrawn> => failure({ code, article, stuck: [] });

/** The numbers of two different players or teams on the list of a round; null for anybody else. */
export function twoNumbers(
  state: Tournament,
  round: number,
  pair: readonly [ParticipantId, ParticipantId],
): readonly [Tpn, Tpn] | null {
  const { numbers } = participants(state, round);
  const [a, b] = [numbers.get(pair[0]), numbers.get(pair[1])];
  return a === undefined || b === undefined || a === b ? null : [a, b];
}
