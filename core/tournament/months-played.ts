import { daysBetween } from '../ratings/rating-lists.ts';
import type { IsoDate, PlayerId } from '../rules/identity.ts';
import { appointmentOf } from './arranged-matches.ts';
import { publishedRounds, type Tournament } from './state.ts';

/** The day of the last game or round that has one, at least the first day. */
function lastKnownDay(state: Tournament): IsoDate {
  const { firstDay, lastDay, roundDates, rounds } = state.settings;
  const days = publishedRounds(state).flatMap((round) =>
    round.games.flatMap((game) => appointmentOf(round, game)?.day ?? []),
  );
  const known = [...roundDates.slice(0, rounds), lastDay].filter((day) => day !== null);
  return [firstDay, ...known, ...days].toSorted().at(-1) ?? firstDay;
}

/** Whether an event lasts longer than so many days: each game then has the list of its own month. */
export const isLongerThan = (state: Tournament, days: number): boolean =>
  daysBetween(state.settings.firstDay, lastKnownDay(state)) + 1 > days;

/**
 * The month in which each player's games were played, round r at index r − 1, by the days of rounds, of
 * arranged matches and of postponed games; null where no day is known.
 */
export function monthsPlayed(state: Tournament): ReadonlyMap<PlayerId, readonly (string | null)[]> {
  const rounds = publishedRounds(state);
  const months = new Map<PlayerId, (string | null)[]>(
    [...state.players.keys()].map((id) => [id, rounds.map(() => null)]),
  );
  rounds.forEach((round, index) => {
    const ofRound = state.settings.roundDates[round.number - 1] ?? null;
    for (const game of round.games) {
      const day = appointmentOf(round, game)?.day ?? ofRound;
      for (const id of [game.white, game.black]) {
        months.get(id)?.splice(index, 1, day?.slice(0, 7) ?? null);
      }
    }
  });
  return months;
}
