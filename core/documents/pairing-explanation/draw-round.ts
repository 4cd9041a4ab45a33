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
import type { Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { Tournament } from '../../tournament/state.ts';
import { checkRound, type RoundCheck } from '../../tournament/views/check-round.ts';
import {
  byNumber,
  participants,
  type ParticipantId,
  type Participants,
} from '../../tournament/views/participants.ts';
import {
  recordedMeetings,
  type RecordedMeeting,
} from '../../tournament/views/recorded-meetings.ts';
import {
  askedRound,
  twoNumbers,
  undrawn,
  type NamedParticipant,
  type Undrawn,
} from './asked-round.ts';

/** What every drawing says, whatever its picture. */
interface Drawn {
  readonly round: number;
  /** Whether players or teams are paired: `players` are the ones or the others. */
  readonly of: Participants['kind'];
  /** Who meets whom in the recorded round; nobody in one that is not paired yet. */
  readonly meetings: readonly RecordedMeeting[];
  /** The recorded round beside the drawn one; null for a round that is not paired yet. */
  readonly check: RoundCheck | null;
}

/** A name in the drawing, with everything the criteria asked about. */
export interface DrawnPlayer extends NamedParticipant {
  readonly rating: number;
  /** Points the brackets are made by, virtual ones included. */
  readonly score: Points;
  readonly colours: readonly Colour[];
  readonly preference: { readonly colour: Colour; readonly strength: PreferenceStrength } | null;
  readonly lastFloat: Float;
  readonly floatTwoRoundsAgo: Float;
}

export interface RoundDrawing extends PairingDrawing, Drawn {
  readonly kind: 'brackets';
  /** In order of score and number. */
  readonly players: readonly DrawnPlayer[];
  /** Recorded boards, or tables of teams, whose pair is not the natural one of its bracket. */
  readonly departures: readonly number[];
}

/** A round of a round robin as a picture: the table, the line of the round and the games on it. */
export interface TableDrawing extends RoundTable, Drawn {
  readonly kind: 'table';
  /** In order of number. */
  readonly players: readonly NamedParticipant[];
  /** Recorded boards, or tables of teams, that the table does not have in this round. */
  readonly departures: readonly number[];
}

/** A round paired from the top of a ranking down: the ladder, and the games on its rungs. */
export interface LadderDrawing extends DrawnLadder, Drawn {
  readonly kind: 'ladder';
  /** In order of number. */
  readonly players: readonly NamedParticipant[];
  /** Recorded boards, or tables of teams, that the ladder does not have in this round. */
  readonly departures: readonly number[];
}

/** A round whose games each have their own reason: later games of matches, a cup. */
export interface GamesDrawing extends SaidGames, Drawn {
  readonly kind: 'games';
  /** In order of number. */
  readonly players: readonly NamedParticipant[];
  /** Recorded boards, or tables of teams, that the rules pair otherwise. */
  readonly departures: readonly number[];
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
  const ids = byNumber(state, number);
  const explained = engine.explainRound(request, naming(request, language));
  if (!explained.ok) {
    const stuck = explained.error.stuck.flatMap(({ player }) => ids.get(player) ?? []);
    return failure({ code: 'noLegalPairing', article: explained.error.article, stuck });
  }
  const drawn: Drawn = {
    round: number,
    of: participants(state).kind,
    meetings: round ? recordedMeetings(state, round) : [],
    check: round ? checkRound(state, number) : null,
  };
  const differing = (drawn.check?.recorded ?? []).flatMap(({ board }) => board ?? []);
  switch (explained.value.kind) {
    case 'brackets': {
      const { drawing, players } = explained.value;
      return success({
        ...drawing,
        ...drawn,
        kind: 'brackets',
        players: drawnPlayers(ids, request, players),
        departures: departures(drawn.meetings, drawing),
      });
    }
    case 'table':
      return success({
        ...explained.value.table,
        ...drawn,
        kind: 'table',
        players: named(request, ids),
        departures: differing,
      });
    case 'ladder':
      return success({
        ...explained.value.ladder,
        ...drawn,
        kind: 'ladder',
        players: named(request, ids),
        departures: differing,
      });
    case 'games':
      return success({
        ...explained.value.said,
        ...drawn,
        kind: 'games',
        players: named(request, ids),
        departures: differing,
      });
  }
}

const named = (
  { players }: PairingRequest,
  ids: ReadonlyMap<Tpn, ParticipantId>,
): readonly NamedParticipant[] =>
  players.flatMap(({ tpn, name }) => {
    const id = ids.get(tpn);
    return id === undefined ? [] : [{ tpn, id, name }];
  });

/** The answer to "why do these two not meet?", in sentences. */
export interface WhyNotDrawing {
  readonly round: number;
  readonly players: readonly [ParticipantId, ParticipantId];
  readonly reason: WhyNotReason | 'facts';
  readonly article: string | null;
  readonly sentences: readonly string[];
}

/** Says by which rule a round that pairs two given players is worse, with the figures. */
export function whyNotDrawing(
  state: Tournament,
  number: number,
  players: readonly [ParticipantId, ParticipantId],
  language: Language,
): Result<WhyNotDrawing, Undrawn> {
  const asked = askedRound(state, number);
  if (!asked.ok) return asked;
  const { engine, request } = asked.value;
  const pair = twoNumbers(state, number, players);
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
  ids: ReadonlyMap<Tpn, ParticipantId>,
  request: PairingRequest,
  asked: readonly AskedPlayer[],
): DrawnPlayer[] {
  const records = new Map(request.players.map((player) => [player.tpn, player]));
  return asked.flatMap(({ player: tpn, score, ...known }) => {
    const id = ids.get(tpn);
    const record = records.get(tpn);
    if (id === undefined || !record) return [];
    const { name, rating } = record;
    return [{ tpn, id, name, rating, score: pointsFromTenths(score), ...known }];
  });
}

/** Boards, or tables, of the round that no natural candidate holds. */
function departures(meetings: readonly RecordedMeeting[], { brackets }: PairingDrawing): number[] {
  const natural = new Set(
    brackets.flatMap(({ pairs }) =>
      pairs.flatMap(({ pair: [a, b], natural: kept }) => (kept ? [`${a}-${b}`, `${b}-${a}`] : [])),
    ),
  );
  return meetings.flatMap(({ place, white, black }) =>
    natural.has(`${white}-${black}`) ? [] : [place],
  );
}
