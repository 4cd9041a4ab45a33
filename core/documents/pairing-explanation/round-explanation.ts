import { playerId } from '../../rules/identity.ts';
import { success, type Result } from '../../rules/result.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { ParticipantId } from '../../tournament/views/participants.ts';
import { undrawn, type Undrawn } from './asked-round.ts';
import { drawFacts, factsOfTwo, type FactsAsked, type FactsDrawing } from './draw-facts.ts';
import {
  drawRound,
  whyNotDrawing,
  type GamesDrawing,
  type LadderDrawing,
  type RoundDrawing,
  type TableDrawing,
  type WhyNotDrawing,
} from './draw-round.ts';

/** A round explained as its system allows: by brackets, on a table, on a ladder, game by game, or by the facts of its boards. */
export type RoundExplanation =
  | RoundDrawing
  | TableDrawing
  | LadderDrawing
  | GamesDrawing
  | FactsDrawing;

/**
 * Explains a round of any system. Where the rules cannot be followed again (a system Ronde only
 * records, a round no legal pairing has) a recorded round still has its facts.
 */
export function roundExplanation(
  state: Tournament,
  number: number,
  asked: FactsAsked,
): Result<RoundExplanation, Undrawn> {
  const drawn = drawRound(state, number, asked.language);
  const round = state.rounds[number - 1];
  if (drawn.ok || !round) return drawn;
  return success(drawFacts(state, round, drawn.error.code, asked));
}

/** Says why two players or teams do not meet, as far as the system allows. */
export function whyNotExplanation(
  state: Tournament,
  number: number,
  players: readonly [ParticipantId, ParticipantId],
  asked: FactsAsked,
): Result<WhyNotDrawing, Undrawn> {
  const told = whyNotDrawing(state, number, players, asked.language);
  if (told.ok || told.error.code === 'unknownPlayer' || !state.rounds[number - 1]) return told;
  const [a, b] = players.map((id) => state.players.get(playerId(id))?.id);
  if (a === undefined || b === undefined || a === b) return undrawn('unknownPlayer');
  const sentences = factsOfTwo(state, number, [a, b], asked);
  return success({ round: number, players, reason: 'facts', article: null, sentences });
}
