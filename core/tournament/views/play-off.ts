import type { PlayerId } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { PlayOffResult } from '../../standings/play-off/play-off-match.ts';
import { playOffRun, type PlayOffRun } from '../../standings/play-off/play-off-run.ts';
import type { CupPlayOff } from '../../rules/cup-rules.ts';
import {
  announcedProcedure,
  BOOK_PROCEDURE,
  type PlayOffProcedure,
} from '../../standings/play-off/procedure.ts';
import { playOffSchedule, type PlannedStage } from '../../standings/play-off/schedule.ts';
import { entrantsOfMatch, levelMatches } from '../cup.ts';
import { isCup } from '../matches.ts';
import { playOffOf } from '../ranking-decisions.ts';
import type { Tournament } from '../state.ts';
import { prizesView } from './prizes.ts';
import { standingsView, type StandingsRowView } from './standings.ts';

/** A play-off that is being played: kept until its order is recorded. */
export interface HeldPlayOff {
  /** In the order of the event's tie-breaks when it began. */
  readonly players: readonly PlayerId[];
  readonly seed: string;
  /** Single games drawn before the one that must decide; null plays on until somebody wins. */
  readonly armageddonAfter: number | null;
  /** Minutes of the day at which the last game of anybody tied ended; null where nobody said. */
  readonly ended: number | null;
  readonly results: readonly { readonly game: string; readonly result: PlayOffResult }[];
}

export interface TiedPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly rank: number;
}

/** Players with the same points; in a cup the two of a level match. */
export interface PlayOffGroup {
  readonly points: Points;
  readonly players: readonly TiedPlayer[];
  /** One of them has a prize, or shares one. */
  readonly forPrizes: boolean;
  /** What a play-off decided already, from the winner down. */
  readonly recorded: readonly (readonly PlayerId[])[] | null;
  /** Of a cup: which match, in which of its rounds of matches; null in any other event. */
  readonly match: {
    readonly match: number;
    readonly round: number;
    readonly rounds: number;
    readonly thirdPlace: boolean;
  } | null;
}

export interface HeldPlayOffView extends PlayOffRun {
  readonly seed: string;
  readonly armageddonAfter: number | null;
  readonly ended: number | null;
  readonly schedule: readonly PlannedStage[];
  readonly names: readonly TiedPlayer[];
  /** Results have changed: they no longer have the same points, or their match is no longer level. */
  readonly untied: boolean;
}

export interface PlayOffView {
  /** From the top. */
  readonly groups: readonly PlayOffGroup[];
  /** While games are open nobody is tied for good. */
  readonly openGames: number;
  readonly final: boolean;
  /** A cup: what is played off is matches, and who wins goes through. */
  readonly cup: boolean;
  /** The procedure a cup announced; null in any other event, and where none was (LA 5.2 1, line 9401). */
  readonly announced: CupPlayOff | null;
  /** Those under way, side by side: nobody plays in two. */
  readonly held: readonly HeldPlayOffView[];
}

/** Who is tied and what is being played off; null for teams, who have no such games. */
export function playOffView(state: Tournament, held: readonly HeldPlayOff[]): PlayOffView | null {
  if (state.settings.kind !== 'individual') return null;
  const { rows, openGames, final } = standingsView(state);
  const ranked = rows.flatMap(({ id, name, rank, points, tpn }) =>
    rank === null ? [] : [{ id, name, rank, points, tpn }],
  );
  const cup = isCup(state.settings);
  const groups = cup ? groupsOfCup(state, ranked) : groupsOfPoints(state, ranked);
  const areTogether = ({ players }: HeldPlayOff): boolean =>
    groups.some((group) =>
      players.every((player) => group.players.some(({ id }) => id === player)),
    );
  const procedure = playOffProcedure(state);
  return {
    ...{ groups, openGames, final, cup },
    announced: (cup ? state.settings.cup.playOff : null) ?? null,
    held: held.map((one) => ({
      ...heldView(one, ranked, procedure),
      untied: !areTogether(one),
    })),
  };
}

/** The procedure of an event's play-offs: the one announced for a cup, else the book's. */
export const playOffProcedure = ({ settings }: Pick<Tournament, 'settings'>): PlayOffProcedure =>
  isCup(settings) ? announcedProcedure(settings.cup.playOff) : BOOK_PROCEDURE;

type Ranked = TiedPlayer & Pick<StandingsRowView, 'points' | 'tpn'>;

/** Matches that ended level, played off or not. */
function groupsOfCup(state: Tournament, ranked: readonly Ranked[]): PlayOffGroup[] {
  return levelMatches(state).map(({ match, rounds, thirdPlace }) => {
    const players = entrantsOfMatch(state, match)
      .flatMap((id) => ranked.filter((one) => one.id === id))
      .map(tiedPlayer);
    return {
      points: match.score?.[0] ?? pointsFromTenths(0),
      players,
      forPrizes: false,
      recorded:
        playOffOf(
          state.ranking,
          players.map(({ id }) => id),
        )?.steps ?? null,
      match: { match: match.match, round: match.round, rounds, thirdPlace },
    };
  });
}

const tiedPlayer = ({ id, name, rank }: Ranked): TiedPlayer => ({ id, name, rank });

function groupsOfPoints(state: Tournament, ranked: readonly Ranked[]): PlayOffGroup[] {
  const awarded = new Set(prizesView(state)?.awards.map(({ tpn }) => tpn));
  return [...new Set(ranked.map(({ points }) => points))].flatMap((points) => {
    const tied = ranked.filter((one) => one.points === points);
    if (tied.length < 2) return [];
    const ids = tied.map(({ id }) => id);
    const decided = state.ranking.playOffs.find(({ steps }) =>
      steps.flat().every((id) => ids.includes(id)),
    );
    return [
      {
        points,
        players: tied.map(tiedPlayer),
        forPrizes: tied.some(({ tpn }) => awarded.has(tpn)),
        recorded: decided?.steps ?? null,
        match: null,
      },
    ];
  });
}

function heldView(
  held: HeldPlayOff,
  ranked: readonly Ranked[],
  procedure: PlayOffProcedure,
): Omit<HeldPlayOffView, 'untied'> {
  const { players, seed, armageddonAfter, ended, results } = held;
  const rules = { procedure, seed, armageddonAfter };
  const known = new Map(results.map(({ game, result }) => [game, result]));
  const run = playOffRun(players, known, rules);
  const rows = players.map((id) => ranked.find((one) => one.id === id));
  return {
    ...{ ...run, seed, armageddonAfter, ended },
    schedule: playOffSchedule(run.players.length, procedure),
    names: rows.flatMap((one) => (one === undefined ? [] : [tiedPlayer(one)])),
  };
}
