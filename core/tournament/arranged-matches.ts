import type { Appointment, ArrangedMatch, Arrangement, Game, Match, Round } from './round.ts';

/** What was arranged for the match at a table; null where it is played as its round. */
export function arrangementOf(round: Pick<Round, 'arranged'>, table: number): Arrangement | null {
  const found = round.arranged?.find((one) => one.table === table);
  if (found === undefined) return null;
  const { table: _, ...arrangement } = found;
  return arrangement;
}

/** On another day than its round, or on one still to be agreed. */
export const isOnOtherDay = (arrangement: Arrangement | null): boolean =>
  arrangement !== null && (arrangement.day !== undefined || arrangement.dayOpen === true);

/** Whether a game waits for another day than that of its round: by itself, or with its match. */
export const isPostponed = (round: Pick<Round, 'arranged'>, game: Game): boolean =>
  game.postponed !== undefined ||
  (game.match !== undefined && isOnOtherDay(arrangementOf(round, game.match)));

/** The day of its own a game has, by itself or with its match; null where it has none yet. */
export function appointmentOf(round: Pick<Round, 'arranged'>, game: Game): Appointment | null {
  if (game.postponed !== undefined) return game.postponed;
  const { day, time } = (game.match === undefined ? null : arrangementOf(round, game.match)) ?? {};
  return day === undefined ? null : { day, ...(time === undefined ? {} : { time }) };
}

/** The start that was announced for a round is not that of a match on another day. */
export const hasMatchStarted = (
  round: Pick<Round, 'arranged' | 'started'>,
  { table }: Pick<Match, 'table'>,
): boolean => round.started && !isOnOtherDay(arrangementOf(round, table));

/** A board of the match at a table has no result yet. */
export const isOpenMatch = ({ games }: Pick<Round, 'games'>, table: number): boolean =>
  games.some(({ match, outcome }) => match === table && outcome.kind === 'notEntered');

/** The round with one match arranged anew; with nothing said, it is played as the round. */
export function withArrangement(round: Round, { table, ...said }: ArrangedMatch): Round {
  const { arranged: before, ...rest } = round;
  const others = (before ?? []).filter((one) => one.table !== table);
  const arranged =
    Object.keys(said).length === 0
      ? others
      : [...others, { table, ...said }].sort((a, b) => a.table - b.table);
  return { ...rest, ...(arranged.length === 0 ? {} : { arranged }) };
}
