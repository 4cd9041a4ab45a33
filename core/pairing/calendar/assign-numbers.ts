import { lotFigure } from '../../rules/drawn-lot.ts';
import { randomFrom, type Random } from '../../rules/random.ts';
import { wishJudge, type CalendarQuestion, type Numbers, type UnmetWish } from './wishes.ts';

/** The numbers of every pool, and what they do not give. */
export interface AssignedNumbers {
  readonly numbers: Numbers;
  readonly unmet: readonly UnmetWish[];
}

/** Judgements of one search: a second or two for twenty pools. */
const MOST_JUDGED = 5000;
/** Exchanges without a gain before the search begins from another draw. */
const PATIENCE = 800;

/**
 * A number for every team: drawn by lot, then two teams of a pool exchange theirs as long as no more wishes are broken,
 * from several draws; the best is kept. The same question and seed, the same numbers.
 */
export function assignCalendarNumbers(question: CalendarQuestion, seed: string): AssignedNumbers {
  const random = randomFrom(lotFigure(seed));
  const judge = wishJudge(question);
  let best: AssignedNumbers | null = null;
  let judged = 0;
  while (judged < MOST_JUDGED) {
    const start = drawn(question, random);
    let now: AssignedNumbers = { numbers: start, unmet: judge(start) };
    for (let idle = 0; idle < PATIENCE && now.unmet.length > 0 && judged < MOST_JUDGED;) {
      const numbers = exchanged(question, now, random);
      const unmet = judge(numbers);
      judged += 1;
      const gain = weightOf(now.unmet) - weightOf(unmet);
      idle = gain > 0 ? 0 : idle + 1;
      if (gain >= 0) now = { numbers, unmet };
    }
    if (best === null || weightOf(now.unmet) < weightOf(best.unmet)) best = now;
    judged += 1;
    if (best.unmet.length === 0) break;
  }
  return best ?? { numbers: [], unmet: [] };
}

/** A derby out of its place or a number not had is worse than one date. */
const WEIGHTS: Readonly<Record<UnmetWish['kind'], number>> = {
  ...{ derby: 4, number: 3, hall: 2, home: 1, away: 1 },
};

const weightOf = (unmet: readonly UnmetWish[]): number =>
  unmet.reduce(
    (sum, wish) =>
      sum + WEIGHTS[wish.kind] * (wish.kind === 'hall' ? wish.atHome.length - wish.room : 1),
    0,
  );

/** By lot, those who ask for a number that nobody before them has asked for set there already. */
function drawn({ pools }: CalendarQuestion, random: Random): Numbers {
  return pools.map(({ teams }) => {
    const places = Array.from({ length: teams.length }, (): number | null => null);
    for (const [index, { number }] of teams.entries()) {
      if (number !== null && places[number - 1] === null) places[number - 1] = index;
    }
    const rest = random.shuffled(
      teams.map((_, index) => index).filter((one) => !places.includes(one)),
    );
    return places.map((index) => index ?? rest.shift() ?? 0);
  });
}

/** Somebody whose wish is broken changes places with somebody of the same pool. */
function exchanged(question: CalendarQuestion, now: AssignedNumbers, random: Random): Numbers {
  const wish = random.pick(now.unmet);
  const { pool, team } = random.pick(concerned(question, wish));
  const given = [...(now.numbers[pool] ?? [])];
  const a = given.indexOf(team);
  const b = (a + 1 + random.below(given.length - 1)) % given.length;
  const other = given[b];
  if (other === undefined) return now.numbers;
  given[a] = other;
  given[b] = team;
  return now.numbers.with(pool, given);
}

/** The teams a broken wish is about, by the indexes of pool and team. */
const concerned = ({ pools }: CalendarQuestion, wish: UnmetWish) =>
  pools.flatMap(({ name, teams }, pool) =>
    teams.flatMap((one, team) => {
      const isMeant =
        wish.kind === 'hall'
          ? one.club === wish.club
          : wish.pool === name &&
            (wish.kind === 'derby' ? one.club === wish.club : one.name === wish.team);
      return isMeant ? [{ pool, team }] : [];
    }),
  );
