import type { PreferenceStrength } from '../../pairing/colours/colour-preference.ts';
import type { PairingDrawing } from '../../pairing/explanation/drawn-brackets.ts';
import type { SaidGames } from '../../pairing/explanation/drawn-games.ts';
import type { DrawnLadder } from '../../pairing/explanation/drawn-ladder.ts';
import type { RoundTable } from '../../pairing/explanation/drawn-table.ts';
import type {
  AskedPlayer,
  ExplanationAsked,
  WhyNotReason,
} from '../../pairing/explanation/explained-round.ts';
import type { Float } from '../../pairing/floats.ts';
import type { PairingRequest } from '../../pairing/system.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { numbersOf, playersByNumber } from '../../tournament/numbers.ts';
import type { Round } from '../../tournament/round.ts';
import type { Tournament } from '../../tournament/state.ts';
import { checkRound, type RoundCheck } from '../../tournament/views/check-round.ts';
import { askedRound, twoNumbers, undrawn, type NamedPlayer, type Undrawn } from './asked-round.ts';

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

/** A round of a round robin as a picture: the table, the line of the round and the games on it. */
export interface TableDrawing extends RoundTable {
  readonly kind: 'table';
  readonly round: number;
  /** In order of number. */
  readonly players: readonly NamedPlayer[];
  /** Recorded boards that the table does not have in this round. */
  readonly departures: readonly number[];
  readonly check: RoundCheck | null;
}

/** A round paired from the top of a ranking down: the ladder, and the games on its rungs. */
export interface LadderDrawing extends DrawnLadder {
  readonly kind: 'ladder';
  readonly round: number;
  /** In order of number. */
  readonly players: readonly NamedPlayer[];
  /** Recorded boards that the ladder does not have in this round. */
  readonly departures: readonly number[];
  readonly check: RoundCheck | null;
}

/** A round whose games each have their own reason: later games of matches, a cup. */
export interface GamesDrawing extends SaidGames {
  readonly kind: 'games';
  readonly round: number;
  /** In order of number. */
  readonly players: readonly NamedPlayer[];
  /** Recorded boards that the rules pair otherwise. */
  readonly departures: readonly number[];
  readonly check: RoundCheck | null;
}

/**
 * Draws how the rules pair a round: a recorded one from what stood before it, or the next one as
 * it would be paired now. A draft is drawn as well: what is shown to whom is the caller's business.
 */
export function drawRound(
  state: Tournament,
  number: number,
  language: Language,
): Result<RoundDrawing | TableDrawing | LadderDrawing | GamesDrawing, Undrawn> {
  const asked = askedRound(state, number);
  if (!asked.ok) return asked;
  const { engine, request, round } = asked.value;
  const ids = playersByNumber(state);
  const explained = engine.explainRound(request, naming(request, language));
  if (!explained.ok) {
    const stuck = explained.error.stuck.flatMap(({ player }) => ids.get(player) ?? []);
    return failure({ code: 'noLegalPairing', article: explained.error.article, stuck });
  }
  const check = round ? checkRound(state, number) : null;
  switch (explained.value.kind) {
    case 'brackets': {
      const { drawing, players } = explained.value;
      return success({
        ...drawing,
        kind: 'brackets',
        round: number,
        players: drawnPlayers(state, request, players),
        departures: round ? departures(state, round, drawing) : [],
        check,
      });
    }
    case 'table':
      return success({
        ...explained.value.table,
        kind: 'table',
        round: number,
        players: named(request, ids),
        departures: (check?.recorded ?? []).flatMap(({ board }) => board ?? []),
        check,
      });
    case 'ladder':
      return success({
        ...explained.value.ladder,
        kind: 'ladder',
        round: number,
        players: named(request, ids),
        departures: (check?.recorded ?? []).flatMap(({ board }) => board ?? []),
        check,
      });
    case 'games':
      return success({
        ...explained.value.said,
        kind: 'games',
        round: number,
        players: named(request, ids),
        departures: (check?.recorded ?? []).flatMap(({ board }) => board ?? []),
        check,
      });
  }
}

const named = (
  { players }: PairingRequest,
  ids: ReadonlyMap<Tpn, PlayerId>,
): readonly NamedPlayer[] =>
  players.flatMap(({ tpn, name }) => {
    const id = ids.get(tpn);
    return id === undefined ? [] : [{ tpn, id, name }];
  });

/** The answer to "why do these two not meet?", in sentences. */
export interface WhyNotDrawing {
  readonly round: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly reason: WhyNotReason | 'facts';
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
  const asked = askedRound(state, number);
  if (!asked.ok) return asked;
  const { engine, request } = asked.value;
  const pair = twoNumbers(state, players);
  if (pair === null) return undrawn('unknownPlayer');
  const answer = engine.explainWhyNot(request, pair, naming(request, language));
  const { reason, article, sentences } = answer;
  return success({ round: number, players, reason, article, sentences });
}

function naming({ players }: PairingRequest, language: Language): ExplanationAsked {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  return { language, name: (player: Tpn) => names.get(player) ?? String(player) };
}

function drawnPlayers(
  state: Tournament,
  request: PairingRequest,
  asked: readonly AskedPlayer[],
): DrawnPlayer[] {
  const records = new Map(request.players.map((player) => [player.tpn, player]));
  const ids = playersByNumber(state);
  return asked.flatMap(({ player: tpn, score, ...known }) => {
    const id = ids.get(tpn);
    const record = records.get(tpn);
    if (id === undefined || !record) return [];
    const { name, rating } = record;
    return [{ tpn, id, name, rating, score: pointsFromTenths(score), ...known }];
  });
}

/** Boards of the round that no natural candidate holds. */
function departures(state: Tournament, round: Round, { brackets }: PairingDrawing): number[] {
  const natural = new Set(
    brackets.flatMap(({ pairs }) =>
      pairs.flatMap(({ pair: [a, b], natural: kept }) => (kept ? [`${a}-${b}`, `${b}-${a}`] : [])),
    ),
  );
  const numbers = numbersOf(state);
  return round.games.flatMap(({ board, white, black }) => {
    const key = `${numbers.get(white) ?? 0}-${numbers.get(black) ?? 0}`;
    return natural.has(key) ? [] : [board];
  });
}
