import type { Float } from '../../pairing/floats.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GrantedBye, PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { draftOf, nextRoundToPair, publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { performanceIn, type PlayerPerformance } from './performances.ts';
import { shownRatingChanges } from './rating-changes.ts';
import { playersView, type PlayerLine } from './players.ts';
import { isAwaited } from '../awaited-line-ups.ts';
import { pastsBefore, type PlayerPast } from './player-rounds.ts';
import { personalRounds, roundsOver, type PersonalRound } from './records.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
import { cupExits, isBlankInCup, type CupExit } from '../cup.ts';
import { rankedTournament } from './standings.ts';
import { standingsQuestion } from './standings-question.ts';

/** One round of a player's way through the event. */
export interface PathStep {
  readonly round: number;
  /** Paired, but not public yet. */
  readonly draft: boolean;
  readonly board: number | null;
  readonly opponent: ShownPlayer | null;
  readonly colour: Colour | null;
  /** Null where results are not for this audience, and in a draft. */
  readonly outcome: PlayerOutcome | null;
  readonly points: Points | null;
  readonly scoreAfter: Points | null;
  readonly float: Float;
}

/** How a score grew, beside the best score of the field; an open game has brought nothing yet. */
export interface CurvePoint {
  readonly round: number;
  readonly score: Points;
  readonly best: Points;
}

export interface PlayerCard {
  readonly player: PlayerLine;
  readonly path: readonly PathStep[];
  /** Where this player went out of a cup; null while in it, in any other event, and where results are not for this audience. */
  readonly out: CupExit | null;
  readonly curve: readonly CurvePoint[];
  /** Place in the standings now; null outside them, or where they are not for this audience. */
  readonly rank: number | null;
  /** The performance so far, against rated opponents (C.07 10.2); null without one. */
  readonly performance: PlayerPerformance | null;
  /** In hundredths of a rating point (B.02 8.3.2); null where the event does not show it. */
  readonly ratingChange: number | null;
  /** Byes granted for rounds to come; empty for the public. */
  readonly byesToCome: readonly { readonly round: number; readonly bye: GrantedBye }[];
  /** Points by decision; the reason is for those who run the event. */
  readonly adjustments: readonly {
    readonly round: number;
    readonly points: Points;
    readonly reason: string | null;
  }[];
}

/** A player's way through the event; null for nobody, or where the list is not public. */
export function playerCard(state: Tournament, id: PlayerId, audience: Audience): PlayerCard | null {
  return playerCards(state, audience)(id);
}

/** Cards of one tournament: what all of them need is worked out once. */
export function playerCards(
  state: Tournament,
  audience: Audience,
): (id: PlayerId) => PlayerCard | null {
  const lines = new Map(
    (playersView(state, audience)?.players ?? []).map((line) => [line.id, line]),
  );
  const results = maySee(state, audience, 'results');
  const pairings = maySee(state, audience, 'pairings');
  const event = eventOf(state);
  const exits = results ? cupExits(state) : null;
  const next = nextRoundToPair(state) - (draftOf(state) ? 1 : 0);
  const ranks = maySee(state, audience, 'standings')
    ? new Map(rankedTournament(state).ranked.rows.map(({ tpn, rank }) => [tpn, rank]))
    : null;
  const { request, round } = standingsQuestion(state);
  const changes = results ? shownRatingChanges(state, round) : null;
  return (id) => {
    const player = lines.get(id);
    if (!player) return null;
    const path = pairings ? pathOf(state, id, event, results) : [];
    return {
      player,
      path: audience === 'staff' ? [...path, ...draftStep(state, id, event)] : path,
      out: exits?.get(id) ?? null,
      curve: results ? curveOf(event, id) : [],
      rank: player.tpn === null ? null : (ranks?.get(player.tpn) ?? null),
      performance: results && player.tpn !== null ? performanceIn(request, player.tpn) : null,
      ratingChange: player.tpn === null ? null : (changes?.get(player.tpn) ?? null),
      byesToCome: (player.staff?.byes ?? []).filter(({ round }) => round >= next),
      adjustments: results ? adjustmentsOf(state, id, audience) : [],
    };
  };
}

/** What every card reads. */
interface EventPast {
  readonly lines: ReadonlyMap<PlayerId, readonly PersonalRound[]>;
  readonly pasts: ReadonlyMap<PlayerId, PlayerPast>;
  /** Everybody's score after each round, and the best of them. */
  readonly scores: ReadonlyMap<PlayerId, readonly Points[]>;
  readonly best: readonly Points[];
  readonly shown: (id: PlayerId) => ShownPlayer;
}

function eventOf(state: Tournament): EventPast {
  const { scoring } = state.settings;
  const rounds = publishedRounds(state).length;
  const lines = personalRounds(state, { standingsAfter: rounds });
  const scores = new Map<PlayerId, Points[]>();
  const best = new Array<Points>(rounds).fill(pointsFromTenths(0));
  for (const [player, line] of lines) {
    let total = 0;
    const after = line.map((round, index) => {
      total += pointsOfRound(round, scoring);
      const score = pointsFromTenths(total);
      if (score > (best[index] ?? 0)) best[index] = score;
      return score;
    });
    scores.set(player, after);
  }
  return {
    lines,
    pasts: pastsBefore(state, rounds + 1),
    scores,
    best,
    shown: playerShower(state),
  };
}

function adjustmentsOf(
  state: Tournament,
  id: PlayerId,
  audience: Audience,
): PlayerCard['adjustments'] {
  return state.adjustments
    .filter(({ player }) => player === id)
    .map(({ round, points, reason }) => ({
      round,
      points,
      reason: audience === 'staff' ? reason : null,
    }));
}

function pathOf(
  state: Tournament,
  id: PlayerId,
  { lines, pasts, scores, shown }: EventPast,
  results: boolean,
): PathStep[] {
  const rounds = publishedRounds(state);
  const { scoring } = state.settings;
  return (lines.get(id) ?? []).flatMap((line, index): PathStep[] => {
    if (isBlankInCup(state.settings, line) || isAwaited(state, index + 1, id)) return [];
    const game = rounds[index]?.games.find(({ white, black }) => white === id || black === id);
    return [
      {
        round: index + 1,
        draft: false,
        board: game?.board ?? null,
        opponent: line.opponent === null ? null : shown(line.opponent),
        colour: line.colour,
        outcome: results || line.opponent === null ? line.outcome : null,
        points: results ? pointsOfRound(line, scoring) : null,
        scoreAfter: results ? (scores.get(id)?.[index] ?? null) : null,
        float: results ? (pasts.get(id)?.floats[index] ?? null) : null,
      },
    ];
  });
}

function draftStep(state: Tournament, id: PlayerId, { shown }: EventPast): PathStep[] {
  const draft = draftOf(state);
  const game = draft?.games.find(({ white, black }) => white === id || black === id);
  const nowhere = draft?.unpaired.find(({ player }) => player === id);
  if (!draft || (!game && !nowhere)) return [];
  const opponent = game ? (game.white === id ? game.black : game.white) : null;
  return [
    {
      round: draft.number,
      draft: true,
      board: game?.board ?? null,
      opponent: opponent === null ? null : shown(opponent),
      colour: game ? (game.white === id ? 'white' : 'black') : null,
      outcome: nowhere?.outcome ?? null,
      points: null,
      scoreAfter: null,
      float: null,
    },
  ];
}

const curveOf = ({ lines, scores, best }: EventPast, id: PlayerId): CurvePoint[] =>
  (scores.get(id) ?? []).slice(0, roundsOver(lines.get(id) ?? [])).map((score, index) => ({
    round: index + 1,
    score,
    best: best[index] ?? score,
  }));
