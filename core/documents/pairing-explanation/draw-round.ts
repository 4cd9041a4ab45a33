import { whyNot, pairRound, type DutchTraceEvent } from '../../pairing/dutch/dutch.ts';
import { playerStates } from '../../pairing/dutch/player-state.ts';
import type { Float } from '../../pairing/dutch/floats.ts';
import type { PreferenceStrength } from '../../pairing/colours/colour-preference.ts';
import type { PairingRequest } from '../../pairing/system.ts';
import type { SystemName } from '../../pairing/systems.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { Round } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { checkRound, type RoundCheck } from '../../tournament/views/check-round.ts';
import {
  askedRound,
  numberOf,
  numbersOf,
  undrawn,
  type NamedPlayer,
  type Undrawn,
} from './asked-round.ts';
import type { ExplanationContext } from './explain-round.ts';
import { explainWhyNot } from './explain-why-not.ts';
import { drawPairing, type PairingDrawing } from './pairing-drawing.ts';

/** A name in the drawing, with everything the criteria asked about. */
export interface DrawnPlayer extends NamedPlayer {
  readonly rating: number;
  /** Points the brackets are made by, virtual ones included. */
  readonly score: Points;
  readonly colours: readonly Colour[];
  readonly preference: { readonly colour: Colour; readonly strength: PreferenceStrength } | null;
  readonly lastFloat: Float;
  readonly floatTwoRoundsAgo: Float;
}

export interface RoundDrawing extends PairingDrawing {
  readonly kind: 'brackets';
  readonly round: number;
  /** In order of score and number. */
  readonly players: readonly DrawnPlayer[];
  /** Recorded boards whose pair is not the natural one of its bracket. */
  readonly departures: readonly number[];
  /** The recorded round beside the drawn one; null for a round that is not paired yet. */
  readonly check: RoundCheck | null;
}

const byBrackets = (system: SystemName): boolean => system === 'dutch';

/**
 * Draws how the rules pair a round: a recorded one from what stood before it, or the next one as
 * it would be paired now. A draft is drawn as well: what is shown to whom is the caller's business.
 */
export function drawRound(
  state: Tournament,
  number: number,
  language: Language,
): Result<RoundDrawing, Undrawn> {
  const asked = askedRound(state, number, byBrackets);
  if (!asked.ok) return asked;
  const { request, round } = asked.value;
  const events: DutchTraceEvent[] = [];
  const paired = pairRound(request, { trace: (event) => events.push(event) });
  if (!paired.ok) {
    const stuck = paired.error.stuck.flatMap(({ player }) => state.numbers[player - 1] ?? []);
    return failure({ code: 'noLegalPairing', article: paired.error.article, stuck });
  }
  const drawing = drawPairing(events, contextOf(request, language));
  return success({
    ...drawing,
    kind: 'brackets',
    round: number,
    players: drawnPlayers(state, request),
    departures: round ? departures(state, round, drawing) : [],
    check: round ? checkRound(state, number) : null,
  });
}

/** The answer to "why do these two not meet?", in sentences. */
export interface WhyNotDrawing {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly reason: ReturnType<typeof whyNot>['reason'] | 'table' | 'facts';
  readonly article: string | null;
  readonly sentences: readonly string[];
}

/** Says by which rule a round that pairs two given players is worse, with the figures. */
export function whyNotDrawing(
  state: Tournament,
  number: number,
  players: readonly [PlayerId, PlayerId],
  language: Language,
): Result<WhyNotDrawing, Undrawn> {
  const asked = askedRound(state, number, byBrackets);
  if (!asked.ok) return asked;
  const { request } = asked.value;
  const pair = numbersOf(state, players);
  if (pair === null) return undrawn('unknownPlayer');
  const answer = whyNot(request, ...pair);
  const sentence = explainWhyNot(answer, pair, contextOf(request, language));
  return success({
    round: number,
    players,
    reason: answer.reason,
    article: articleOf(answer),
    sentences: [sentence],
  });
}

function articleOf(answer: ReturnType<typeof whyNot>): string | null {
  switch (answer.reason) {
    case 'paired':
    case 'absent':
      return null;
    case 'absolute':
      return answer.objection.article;
    case 'criterion':
      return answer.best.article;
    case 'incomplete':
    case 'byeScore':
    case 'completion':
    case 'order':
      return answer.article;
  }
}

function contextOf({ players, edition }: PairingRequest, language: Language): ExplanationContext {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  const name = (player: Tpn): string => names.get(player) ?? String(player);
  return { language, name, articles: edition.dutch.articles };
}

function drawnPlayers(state: Tournament, request: PairingRequest): DrawnPlayer[] {
  const records = new Map(request.players.map((player) => [player.tpn, player]));
  return playerStates(request).flatMap((player) => {
    const id = state.numbers[player.tpn - 1];
    const record = records.get(player.tpn);
    if (id === undefined || !record) return [];
    const { preference, strength, history } = player.colours;
    return [
      {
        tpn: player.tpn,
        id,
        name: record.name,
        rating: record.rating,
        score: pointsFromTenths(player.score),
        colours: history,
        preference: preference === null ? null : { colour: preference, strength },
        lastFloat: player.lastFloat,
        floatTwoRoundsAgo: player.floatTwoRoundsAgo,
      },
    ];
  });
}

/** Boards of the round that no natural candidate holds. */
function departures(state: Tournament, round: Round, { brackets }: PairingDrawing): number[] {
  const natural = new Set(
    brackets.flatMap(({ pairs }) =>
      pairs.flatMap(({ pair: [a, b], natural: kept }) => (kept ? [`${a}-${b}`, `${b}-${a}`] : [])),
    ),
  );
  return round.games.flatMap(({ board, white, black }) => {
    const key = `${numberOf(state, white) ?? 0}-${numberOf(state, black) ?? 0}`;
    return natural.has(key) ? [] : [board];
  });
}
