import type { PairingEngine } from '../pairing/engine.ts';
import { engineOf } from '../pairing/engines.ts';
import { systemNamed, type SystemName } from '../pairing/systems.ts';
import type { PairingRequest } from '../pairing/system.ts';
import type { Colour } from '../rules/colour.ts';
import { failure, success, type Result } from '../rules/result.ts';
import { isByLetters } from './by-letters.ts';
import { emptySide } from './empty-side.ts';
import { initialColourOf } from './initial-colour.ts';
import { handlingRules, roundOf, swissRules } from './judgement.ts';
import { tableOrRefusal } from './molter-table.ts';
import { pairingRequest } from './pairing-request.ts';
import { earlierRoundOpen, notReadyToDraft } from './ready-to-draft.ts';
import { HOUSE_RULES, type Refusal } from './refusal.ts';
import type { Round } from './round.ts';
import type { Tournament } from './state.ts';
import { beforeRound } from './views/before-round.ts';
import { participants } from './views/participants.ts';
import type { Params } from './warning-ladder.ts';

/** What a system is asked for a round, and the engine that answers. */
export interface PairingQuestion {
  readonly engine: PairingEngine;
  readonly request: PairingRequest;
}

/** Why the system of an event cannot be asked, whatever the round. */
export interface Unasked extends Refusal {
  readonly code: 'systemNotPaired' | 'numbersMissing' | 'accelerationUnfit';
}

/** The next round; refused while it cannot be paired. */
export function nextRoundQuestion(
  state: Tournament,
  round: number,
): Result<PairingQuestion, Refusal> {
  const unready = notReadyToDraft(state, round, state.settings.kind);
  if (unready !== null) return failure(unready.refusal);
  const table = isByLetters(state.settings) ? tableOrRefusal(state) : null;
  if (table?.ok === false) return failure(table.error);
  const { initialColour, system } = state.settings;
  if (initialColour === null && isDrawnFor(system)) {
    const article = swissRules(state).articles.initialColour;
    return failure({ code: 'initialColourMissing', article, params: {} });
  }
  return questionOf(state, round, initialColour ?? 'white');
}

/** Whether a system that Ronde pairs goes by a colour drawn before round 1. */
const isDrawnFor = (system: SystemName): boolean =>
  engineOf(system) !== null && systemNamed(system).needs.includes('initialColour');

/** A public round anew, from what stood before it, or the next one; both need the results before. */
export function roundQuestion(state: Tournament, round: number): Result<PairingQuestion, Refusal> {
  const recorded = roundOf(state, round);
  if (!recorded?.published) return nextRoundQuestion(state, round);
  const open = earlierRoundOpen(state, round);
  return open === null ? recordedRoundQuestion(state, recorded) : failure(open.refusal);
}

/** A recorded round, as it stood before it was paired. */
export function recordedRoundQuestion(
  state: Tournament,
  round: Round,
): Result<PairingQuestion, Unasked> {
  return questionOf(beforeRound(state, round), round.number, initialColourOf(state));
}

/** A round of an event as it stands, whether or not it is ready for it. */
export function questionOf(
  state: Tournament,
  round: number,
  initialColour: Colour,
): Result<PairingQuestion, Unasked> {
  const { system, kind } = state.settings;
  const engine = engineOf(system);
  const takesPart = [kind === 'team' ? 'teams' : 'players', 'either'];
  if (engine === null || !takesPart.includes(systemNamed(system).participants)) {
    return unasked('systemNotPaired', HOUSE_RULES.knownNames, { system });
  }
  if (kind === 'team' && emptySide(state) !== null) {
    return unasked('systemNotPaired', HOUSE_RULES.knownNames, { system });
  }
  if (participants(state, round).numbers.size === 0) {
    return unasked('numbersMissing', handlingRules(state).articles.pairingNumbers);
  }
  const request = pairingRequest(state, round, initialColour);
  if (!request.ok) {
    const { code, article, detail = '' } = request.error;
    return unasked('accelerationUnfit', article, { reason: code, detail });
  }
  return success({ engine, request: request.value });
}

const unasked = (
  code: Unasked['code'],
  article: string,
  params: Params = {},
): Result<never, Unasked> => failure({ code, article, params });
