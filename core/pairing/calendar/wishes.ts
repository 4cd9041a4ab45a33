import { calendarRounds, type CalendarOrder, type TeamCalendarRound } from './calendar-rounds.ts';

/** A team of a pool and what it asks for. */
export interface CalendarTeam {
  readonly name: string;
  readonly club: string | null;
  /** A number of the pool that it asks for. */
  readonly number: number | null;
  /** Rounds in which it asks to be at home, or away. */
  readonly home: readonly number[];
  readonly away: readonly number[];
}

export interface CalendarPool {
  readonly name: string;
  readonly teams: readonly CalendarTeam[];
}

/** A club whose hall takes so many of its teams at once. */
export interface ClubHall {
  readonly club: string;
  readonly teams: number;
}

export interface CalendarQuestion {
  readonly pools: readonly CalendarPool[];
  readonly halls: readonly ClubHall[];
  readonly order: CalendarOrder;
}

/** Something asked for that the numbers do not give. */
export type UnmetWish =
  | {
      readonly kind: 'number';
      readonly pool: string;
      readonly team: string;
      readonly number: number;
    }
  | { readonly kind: 'home'; readonly pool: string; readonly team: string; readonly round: number }
  | { readonly kind: 'away'; readonly pool: string; readonly team: string; readonly round: number }
  /** Teams of one club in one pool who do not meet in the gathering, or in round 1 where there is none. */
  | { readonly kind: 'derby'; readonly pool: string; readonly club: string; readonly round: number }
  | {
      readonly kind: 'hall';
      readonly club: string;
      readonly round: number;
      readonly atHome: readonly string[];
      readonly room: number;
    };

/** Who has which number: for each pool the indexes of its teams, number 1 first. */
export type Numbers = readonly (readonly number[])[];

/** The unmet wishes of given numbers, asked again and again by the search: a pool that stays is judged once. */
export function wishJudge(question: CalendarQuestion): (numbers: Numbers) => UnmetWish[] {
  const rooms = new Map(question.halls.map(({ club, teams }) => [club, teams]));
  const pools = question.pools.map((pool) => poolFacts(pool, question.order));
  const known = pools.map(() => new WeakMap<readonly number[], JudgedPool>());
  const judged = (index: number, given: readonly number[]): JudgedPool => {
    const facts = pools[index];
    const before = known[index]?.get(given);
    if (facts === undefined || before !== undefined) return before ?? { unmet: [], atHome: [] };
    const one = {
      unmet: [...ownWishes(facts, given), ...derbies(facts, given)],
      atHome: homesOf(facts, given, rooms),
    };
    known[index]?.set(given, one);
    return one;
  };
  return (numbers) => {
    const all = numbers.map((given, index) => judged(index, given));
    return [...all.flatMap(({ unmet }) => unmet), ...fullHalls(all, rooms)];
  };
}

interface JudgedPool {
  readonly unmet: readonly UnmetWish[];
  /** Teams of clubs with a hall to fill, each round they are at home. */
  readonly atHome: readonly AtHome[];
}

interface AtHome {
  readonly club: string;
  readonly round: number;
  readonly name: string;
}

function homesOf(
  { teams, homeOf }: PoolFacts,
  given: readonly number[],
  rooms: ReadonlyMap<string, number>,
): AtHome[] {
  return given.flatMap((index, place) => {
    const { club = null, name = '' } = teams[index] ?? {};
    if (club === null || !rooms.has(club)) return [];
    return (homeOf[place] ?? []).map((round) => ({ club, round, name }));
  });
}

interface PoolFacts {
  readonly name: string;
  readonly teams: readonly CalendarTeam[];
  /** By number less one: rounds at home, rounds away. */
  readonly homeOf: readonly (readonly number[])[];
  readonly awayOf: readonly (readonly number[])[];
  /** Clubs with several teams here: indexes of these. */
  readonly clubs: readonly { readonly club: string; readonly teams: readonly number[] }[];
  readonly meetingRound: TeamCalendarRound | null;
}

function poolFacts({ name, teams }: CalendarPool, order: CalendarOrder): PoolFacts {
  const rounds = calendarRounds(teams.length, order);
  const played = rounds.filter(({ isGathering }) => !isGathering);
  const places = Array.from({ length: teams.length }, (_, index) => index + 1);
  const roundsOf = (side: 'home' | 'away') =>
    places.map((number) =>
      played
        .filter(({ matches }) => matches.some((match) => match[side] === number))
        .map(({ round }) => round),
    );
  const clubs = [...new Set(teams.flatMap(({ club }) => club ?? []))]
    .map((club) => ({
      club,
      teams: teams.flatMap((team, index) => (team.club === club ? [index] : [])),
    }))
    .filter((one) => one.teams.length > 1);
  const meetingRound = rounds.find(({ isGathering }) => isGathering) ?? rounds[0] ?? null;
  return { name, teams, homeOf: roundsOf('home'), awayOf: roundsOf('away'), clubs, meetingRound };
}

const ownWishes = ({ name: pool, teams, homeOf, awayOf }: PoolFacts, given: readonly number[]) =>
  given.flatMap((index, place): UnmetWish[] => {
    const team = teams[index];
    if (team === undefined) return [];
    const own = { pool, team: team.name };
    return [
      ...(team.number === null || team.number === place + 1
        ? []
        : [{ kind: 'number' as const, ...own, number: team.number }]),
      ...team.home
        .filter((round) => homeOf[place]?.includes(round) !== true)
        .map((round) => ({ kind: 'home' as const, ...own, round })),
      ...team.away
        .filter((round) => awayOf[place]?.includes(round) !== true)
        .map((round) => ({ kind: 'away' as const, ...own, round })),
    ];
  });

/** Of three teams of a club two meet there, and of four all in pairs. */
function derbies({ name: pool, clubs, meetingRound }: PoolFacts, given: readonly number[]) {
  if (meetingRound === null) return [];
  const { round, matches } = meetingRound;
  return clubs.flatMap(({ club, teams }): UnmetWish[] => {
    const own = new Set(teams.map((team) => given.indexOf(team) + 1));
    const met = matches.filter(({ home, away }) => own.has(home) && own.has(away)).length;
    const missing = Math.max(0, Math.floor(teams.length / 2) - met);
    return Array.from({ length: missing }, () => ({ kind: 'derby' as const, pool, club, round }));
  });
}

function fullHalls(pools: readonly JudgedPool[], rooms: ReadonlyMap<string, number>): UnmetWish[] {
  const there = new Map<string, AtHome[]>();
  for (const one of pools.flatMap(({ atHome }) => atHome)) {
    const key = `${one.round} ${one.club}`;
    const others = there.get(key);
    if (others === undefined) there.set(key, [one]);
    else others.push(one);
  }
  return [...there.values()].flatMap((all): UnmetWish[] => {
    const [first] = all;
    const room = rooms.get(first?.club ?? '') ?? all.length;
    if (first === undefined || all.length <= room) return [];
    const atHome = all.map(({ name }) => name);
    return [{ kind: 'hall', club: first.club, round: first.round, atHome, room }];
  });
}
