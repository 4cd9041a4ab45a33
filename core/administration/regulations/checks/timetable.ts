import { readRateOfPlay } from '../../../rules/read-rate-of-play.ts';
import { classOfPlay, minutesForSixtyMoves } from '../../../rules/rate-of-play.ts';
import type { IsoDate } from '../../../rules/identity.ts';
import { addMinutes } from '../../days.ts';
import { daysTooLong } from '../../homologation/homologation.ts';
import { found, type Check } from '../finding.ts';
import type { Terms } from '../terms.ts';

/** Days and hours of the rounds, and of what comes before and after them. */
export const timetable: Check = (terms) => {
  const { firstDay, lastDay, rounds, clauses } = terms;
  const starts = startsOf(terms);
  const [first, last] = [starts[0] ?? null, starts.at(-1) ?? null];
  const days = daysOf(terms).filter((day) => day !== null);
  const outside = days.filter(
    (day) => (firstDay !== null && day < firstDay) || (lastDay !== null && day > lastDay),
  );
  const length = minutesOfRound(terms.timeControl);
  const overlap = starts.findIndex(
    (start, at) => at > 0 && length !== null && start < addMinutes(starts[at - 1] ?? start, length),
  );
  const over = last === null ? null : addMinutes(last, length ?? 0);
  const { entriesUntil, checkInFrom, checkInUntil, prizeGiving } = clauses;
  const isAfter = (moment: string | undefined, than: string | null): boolean =>
    moment !== undefined && than !== null && moment > than;
  const isDuringPlay =
    prizeGiving !== undefined &&
    over !== null &&
    (prizeGiving < over || !isAfter(prizeGiving, last));
  return [
    ...found('noRoundDays', rounds === null || days.length < rounds),
    ...found('noRoundTimes', rounds === null || hoursOf(terms) < rounds),
    ...found('roundOutside', outside.length > 0, { day: outside[0] ?? '' }),
    ...found('roundsOutOfOrder', isOutOfOrder(starts)),
    ...found('roundsOverlap', overlap > 0 && !isOutOfOrder(starts), {
      at: (starts[overlap] ?? '').slice(-5),
      minutes: length ?? 0,
    }),
    ...found('noEntriesUntil', entriesUntil === undefined),
    ...found('noCheckIn', checkInUntil === undefined),
    ...found('entriesAfterStart', isAfter(entriesUntil, first)),
    ...found('checkInAfterStart', isAfter(checkInUntil, first)),
    ...found('checkInReversed', isAfter(checkInFrom, checkInUntil ?? null)),
    ...found('noPrizeGiving', prizeGiving === undefined),
    ...found('prizeGivingTooEarly', isDuringPlay),
    ...found(
      'prizeGivingTooSoon',
      prizeGiving !== undefined &&
        over !== null &&
        !isDuringPlay &&
        prizeGiving < addMinutes(over, MINUTES_FOR_STANDINGS),
      { hours: MINUTES_FOR_STANDINGS / 60 },
      'LA 1.1, 3',
    ),
  ];
};

/** Days with more play, or more rounds, than can be rated. */
export const playADay: Check = (terms, { homologation, ratings }) => {
  const rate = terms.timeControl === null ? null : readRateOfPlay(terms.timeControl);
  if (rate === null || ratings === null || terms.rated === false) return [];
  const days = daysOf(terms);
  const { class: played, roundsPerDay: most, article } = classOfPlay(rate, ratings);
  const counts = new Map<IsoDate, number>();
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  const crowded = [...counts].find(([, count]) => most !== null && count > most);
  const [long] = played === 'standard' ? daysTooLong(days, rate, homologation) : [];
  return [
    ...found(
      'longDay',
      long !== undefined,
      {
        day: long?.day ?? '',
        rounds: long?.rounds ?? 0,
        hours: String(long?.hours ?? 0),
        most: homologation.mostHoursADay,
      },
      homologation.article,
    ),
    ...found(
      'tooManyADay',
      crowded !== undefined,
      { day: crowded?.[0] ?? '', rounds: crowded?.[1] ?? 0, most: most ?? 0 },
      article,
    ),
  ];
};

/** Minutes between the end of the last round and the prize-giving, at least (LA 1.1, 3). */
const MINUTES_FOR_STANDINGS = 120;

/** Minutes a game of sixty moves may take, both players together; null if the rate of play is unknown. */
function minutesOfRound(timeControl: string | null): number | null {
  const rate = timeControl === null ? null : readRateOfPlay(timeControl);
  return rate === null ? null : 2 * minutesForSixtyMoves(rate);
}

const daysOf = ({ roundDays, rounds }: Terms): readonly (IsoDate | null)[] =>
  rounds === null ? roundDays : roundDays.slice(0, rounds);

const hoursOf = ({ roundTimes, rounds }: Terms): number =>
  roundTimes.slice(0, rounds ?? roundTimes.length).filter((time) => time !== null).length;

/** `2026-07-04T14:00` of every round whose day and hour are said. */
const startsOf = (terms: Terms): readonly string[] =>
  daysOf(terms).flatMap((day, at) => {
    const time = terms.roundTimes[at] ?? null;
    return day === null || time === null ? [] : [`${day}T${time}`];
  });

const isOutOfOrder = (starts: readonly string[]): boolean =>
  starts.some((start, at) => at > 0 && start <= (starts[at - 1] ?? ''));
