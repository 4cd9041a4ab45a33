import type { Float } from '../../pairing/dutch/floats.ts';
import type { Colour } from '../../rules/colour.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { GrantedBye, PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { openField } from '../../standings/field.ts';
import { printedValue } from '../../standings/figure.ts';
import { ratedGames } from '../../standings/rated-games.ts';
import { tournamentPerformanceRating } from '../../standings/tournament-performance-rating.ts';
import { draftOf, nextRoundToPair, publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { playersView, type PlayerLine } from './players.ts';
import { pastsBefore } from './player-rounds.ts';
import { personalRounds, type PersonalRound } from './records.ts';
import { playerShower, type ShownPlayer } from './shown-player.ts';
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

/** How a score grew, beside the best score of the field. */
export interface CurvePoint {
  readonly round: number;
  readonly score: Points;
  readonly best: Points;
}

export interface PlayerCard {
  readonly player: PlayerLine;
  readonly path: readonly PathStep[];
  readonly curve: readonly CurvePoint[];
  /** Place in the standings now; null outside them, or where they are not for this audience. */
  readonly rank: number | null;
  /** The performance so far, against rated opponents (C.07 10.2); null without one. */
  readonly performance: { readonly rating: number; readonly games: number } | null;
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
  const player = playersView(state, audience)?.players.find((line) => line.id === id);
  if (!player) return null;
  const results = maySee(state, audience, 'results');
  const path = maySee(state, audience, 'pairings') ? pathOf(state, id, results) : [];
  const next = nextRoundToPair(state) - (draftOf(state) ? 1 : 0);
  return {
    player,
    path: audience === 'staff' ? [...path, ...draftStep(state, id)] : path,
    curve: results ? curveOf(state, id) : [],
    rank: maySee(state, audience, 'standings') ? rankOf(state, player) : null,
    performance: results ? performanceOf(state, player) : null,
    byesToCome: (player.staff?.byes ?? []).filter(({ round }) => round >= next),
    adjustments: results
      ? state.adjustments
          .filter((adjustment) => adjustment.player === id)
          .map(({ round, points, reason }) => ({
            round,
            points,
            reason: audience === 'staff' ? reason : null,
          }))
      : [],
  };
}

const linesOf = (state: Tournament): ReadonlyMap<PlayerId, readonly PersonalRound[]> =>
  personalRounds(state, { standingsAfter: publishedRounds(state).length });

function pathOf(state: Tournament, id: PlayerId, results: boolean): PathStep[] {
  const shown = playerShower(state);
  const rounds = publishedRounds(state);
  const past = pastsBefore(state, rounds.length + 1).get(id);
  let score = 0;
  return (linesOf(state).get(id) ?? []).map((line, index): PathStep => {
    const round = rounds[index];
    const game = round?.games.find(({ white, black }) => white === id || black === id);
    const points = pointsOfRound({ ...line, opponent: null }, state.settings.scoring);
    score += points;
    return {
      round: index + 1,
      draft: false,
      board: game?.board ?? null,
      opponent: line.opponent === null ? null : shown(line.opponent),
      colour: line.colour,
      outcome: results || line.opponent === null ? line.outcome : null,
      points: results ? points : null,
      scoreAfter: results ? pointsFromTenths(score) : null,
      float: results ? (past?.floats[index] ?? null) : null,
    };
  });
}

function draftStep(state: Tournament, id: PlayerId): PathStep[] {
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
      opponent: opponent === null ? null : playerShower(state)(opponent),
      colour: game ? (game.white === id ? 'white' : 'black') : null,
      outcome: nowhere?.outcome ?? null,
      points: null,
      scoreAfter: null,
      float: null,
    },
  ];
}

function curveOf(state: Tournament, id: PlayerId): CurvePoint[] {
  const { scoring } = state.settings;
  const totals = new Map<PlayerId, number>();
  const curve: CurvePoint[] = [];
  const lines = linesOf(state);
  for (let index = 0; index < publishedRounds(state).length; index += 1) {
    let best = 0;
    for (const [player, rounds] of lines) {
      const line = rounds[index];
      const gain = line ? pointsOfRound({ ...line, opponent: null }, scoring) : 0;
      const total = (totals.get(player) ?? 0) + gain;
      totals.set(player, total);
      best = Math.max(best, total);
    }
    const score = pointsFromTenths(totals.get(id) ?? 0);
    curve.push({ round: index + 1, score, best: pointsFromTenths(best) });
  }
  return curve;
}

function rankOf(state: Tournament, player: PlayerLine): number | null {
  const { ranked } = rankedTournament(state);
  return ranked.rows.find(({ tpn }) => tpn === player.tpn)?.rank ?? null;
}

/** Opponents without a rating are left out, as for a rating report. */
function performanceOf(state: Tournament, player: PlayerLine): PlayerCard['performance'] {
  const { request } = standingsQuestion(state, { unrated: 'leaveOut' });
  const field = openField(request);
  if (!field.ok || player.tpn === null) return null;
  const index = field.value.indexOf.get(player.tpn);
  if (index === undefined) return null;
  const rating = printedValue(tournamentPerformanceRating.compute(field.value, index, {}, false));
  const games = ratedGames(field.value, index)?.length ?? 0;
  return rating === null ? null : { rating, games };
}
