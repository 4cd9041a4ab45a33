import { engineOf } from '../../pairing/engines.ts';
import { isRoundRobin, systemNamed } from '../../pairing/systems.ts';
import type { IsoDate, TeamId } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import { arrangementOf, isOnOtherDay } from '../arranged-matches.ts';
import { homeVenue } from '../home-venue.ts';
import { roundStage, type Arrangement } from '../round.ts';
import { isStarted, publishedRounds, type Tournament } from '../state.ts';
import { maySee, type Audience } from './audience.ts';
import { cyclesOf, hasMatchCalendar } from './has-calendar.ts';
import { teamShown, type TeamShown } from './match-view.ts';
import type { ShownStage } from './overview.ts';
import { whenPlayed } from './match-time.ts';
import { teamMatchesView } from './team-matches.ts';

/** A match with the day, the hour and the place it is played. */
export interface SeasonMatch {
  readonly table: number;
  /** Plays at home. */
  readonly first: TeamShown;
  readonly second: TeamShown;
  /** Game points of both, first team first; null before the first result, and where results are not shown. */
  readonly score: readonly [Points, Points] | null;
  /** Every board has a result. */
  readonly over: boolean;
  /** Null where nobody said, or where it is still to be agreed. */
  readonly day: IsoDate | null;
  readonly time: string | null;
  /** As arranged, else the home venue of the first team; null where neither is known. */
  readonly place: string | null;
  /** Where the first team plays at home; null where nobody said. */
  readonly homeVenue: string | null;
  /** On another day than its round, and not over. */
  readonly postponed: boolean;
  /** What was arranged for it alone; null where it is played as its round. */
  readonly arranged: Arrangement | null;
}

export interface MatchCalendarRound {
  readonly round: number;
  readonly date: IsoDate | null;
  readonly time: string | null;
  readonly stage: ShownStage;
  /** The pairings are public; otherwise the table of the event foresees them. */
  readonly published: boolean;
  readonly matches: readonly SeasonMatch[];
  /** Teams without an opponent. */
  readonly rests: readonly TeamShown[];
}

/** The matches of a season, round by round. */
export interface MatchCalendarView {
  readonly teams: number;
  readonly rounds: readonly MatchCalendarRound[];
}

/** Null in an event of players, by Molter tables, and where rounds are not for this audience. */
export function matchCalendarView(state: Tournament, audience: Audience): MatchCalendarView | null {
  if (!hasMatchCalendar(state)) return null;
  // Numbers may still change before round 1 is public: only those who run the event look ahead.
  const ahead = audience === 'staff' || isStarted(state);
  if (!ahead || !maySee(state, audience, 'pairings')) return null;
  const recorded = publishedRounds(state).flatMap(({ number }) => {
    const round = recordedRound(state, number, audience);
    return round === null ? [] : [round];
  });
  return {
    teams: state.teams.size,
    rounds: [...recorded, ...foreseen(state).slice(recorded.length)],
  };
}

function recordedRound(
  state: Tournament,
  number: number,
  audience: Audience,
): MatchCalendarRound | null {
  const round = state.rounds[number - 1];
  const view = teamMatchesView(state, number, audience);
  if (round === undefined || view === null) return null;
  const results = maySee(state, audience, 'results');
  return {
    ...whenOf(state, number),
    stage: roundStage(round),
    published: true,
    matches: view.matches.map(({ table, first, second, begun, open }) => {
      const over = open === 0;
      const arranged = arrangementOf(round, table);
      const score =
        !begun || first.points === null || second.points === null
          ? null
          : ([first.points, second.points] as const);
      return {
        table,
        first: teamShown(state, first.id),
        second: teamShown(state, second.id),
        score: results ? score : null,
        over,
        ...placed(state, number, first.id, arranged),
        postponed: isOnOtherDay(arranged) && !over,
        arranged,
      };
    }),
    rests: view.free.map(({ team }) => team),
  };
}

/** Every round by the table of a round robin, who has left taken out; none of any other system. */
function foreseen(state: Tournament): MatchCalendarRound[] {
  const { system, rounds } = state.settings;
  const teams = [...state.teams.keys()];
  const lengths = systemNamed(system).roundsFor(teams.length) ?? [];
  const schedule = engineOf(system)?.schedule ?? null;
  const table =
    isRoundRobin(system) && schedule !== null && lengths.length > 0
      ? schedule(teams.length, cyclesOf(rounds, lengths))
      : [];
  const bySchedule = new Map(table.map((one) => [one.round, one]));
  return Array.from({ length: rounds }, (_, index): MatchCalendarRound => {
    const number = index + 1;
    const { games = [], free = null } = bySchedule.get(number) ?? {};
    const isIn = (id: TeamId): boolean => (state.teamsLeft.get(id) ?? Infinity) > number;
    const pairs = games.flatMap(({ white, black }) => {
      const [first, second] = [teams[white - 1], teams[black - 1]];
      return first === undefined || second === undefined ? [] : [{ first, second }];
    });
    const alone = [
      ...(free === null ? [] : [teams[free - 1]]),
      ...pairs.flatMap(({ first, second }) => (isIn(first) && isIn(second) ? [] : [first, second])),
    ].filter((id): id is TeamId => id !== undefined && isIn(id));
    return {
      ...whenOf(state, number),
      stage: 'toCome',
      published: false,
      matches: pairs
        .filter(({ first, second }) => isIn(first) && isIn(second))
        .map(({ first, second }, place) => ({
          table: place + 1,
          first: teamShown(state, first),
          second: teamShown(state, second),
          score: null,
          over: false,
          ...placed(state, number, first, null),
          postponed: false,
          arranged: null,
        })),
      rests: alone.map((id) => teamShown(state, id)),
    };
  });
}

const whenOf = ({ settings }: Tournament, round: number) => ({
  round,
  date: settings.roundDates[round - 1] ?? null,
  time: settings.roundTimes[round - 1] ?? null,
});

function placed(
  state: Tournament,
  round: number,
  home: TeamId,
  arranged: Arrangement | null,
): Pick<SeasonMatch, 'day' | 'time' | 'place' | 'homeVenue'> {
  const { date, time } = whenOf(state, round);
  const venue = homeVenue(state, home);
  return {
    ...whenPlayed({ day: date, time }, arranged),
    place: arranged?.place ?? venue,
    homeVenue: venue,
  };
}
