import type { PairingEngine } from '../../pairing/engine.ts';
import { engineOf } from '../../pairing/engines.ts';
import type { PairingRequest } from '../../pairing/system.ts';
import { tpn, type PlayerId, type Tpn } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { pairingRequest } from '../../tournament/pairing-request.ts';
import type { Round } from '../../tournament/round.ts';
import { nextRoundToPair, type Tournament } from '../../tournament/state.ts';
import { beforeRound } from '../../tournament/views/before-round.ts';
import { initialColourOf } from '../../tournament/views/check-round.ts';

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
  readonly stuck: readonly PlayerId[];
}

/** A name in a drawing. */
export interface NamedPlayer {
  readonly tpn: Tpn;
  readonly id: PlayerId;
  readonly name: string;
}

export interface AskedRound {
  readonly engine: PairingEngine;
  readonly request: PairingRequest;
  readonly round: Round | null;
}

/** What the rules were asked for a recorded round, or are asked for the next one. */
export function askedRound(state: Tournament, number: number): Result<AskedRound, Undrawn> {
  const round = state.rounds[number - 1] ?? null;
  const next = number === nextRoundToPair(state) && number <= state.settings.rounds;
  if (!round && !next) return undrawn('unknownRound');
  const engine = engineOf(state.settings.system);
  if (engine === null || state.settings.kind === 'team') return undrawn('systemNotPaired');
  if (state.numbers.length === 0) return undrawn('numbersMissing');
  const before = round ? beforeRound(state, round) : state;
  const request = pairingRequest(before, number, initialColourOf(state));
  if (!request.ok) return undrawn('accelerationUnfit', request.error.article);
  return success({ engine, request: request.value, round });
}

export const undrawn = (
  code: UndrawnReason,
  article: string | null = null,
): Result<never, Undrawn> => failure({ code, article, stuck: [] });

export function numberOf(state: Tournament, id: PlayerId): Tpn | null {
  const index = state.numbers.indexOf(id);
  return index < 0 ? null : tpn(index + 1);
}

/** The numbers of two different players on the list; null for anybody else. */
export function numbersOf(
  state: Tournament,
  players: readonly [PlayerId, PlayerId],
): readonly [Tpn, Tpn] | null {
  const [a, b] = [numberOf(state, players[0]), numberOf(state, players[1])];
  return a === null || b === null || a === b ? null : [a, b];
}
