import { bergerRound, freePlayer, tableSize, withColoursReversed } from '../berger/tables.ts';

/**
 * How the lines of the Berger table become rounds (Livre de l'Arbitre, lines 4624-4650): line 1 last, as a gathering on
 * neutral ground, the others in their order or against it; or all of them in their order, every team at home or away.
 */
export const CALENDAR_ORDERS = ['gathering', 'gatheringReversed', 'printed', 'double'] as const;
export type CalendarOrder = (typeof CALENDAR_ORDERS)[number];

export interface CalendarMatch {
  readonly board: number;
  /** Receives; in a gathering it is merely named first. */
  readonly home: number;
  readonly away: number;
}

export interface TeamCalendarRound {
  readonly round: number;
  readonly line: number;
  readonly isGathering: boolean;
  readonly matches: readonly CalendarMatch[];
  /** Who has a free date in an odd pool. */
  readonly free: number | null;
}

/** All rounds of a pool, by numbers. */
export function calendarRounds(teams: number, order: CalendarOrder): TeamCalendarRound[] {
  return linesOf(teams, order).map(({ line, isReturn, isGathering }, index) => {
    const games = bergerRound(teams, line);
    return {
      ...{ round: index + 1, line, isGathering },
      matches: (isReturn ? withColoursReversed(games) : games).map(({ board, white, black }) => ({
        ...{ board, home: white, away: black },
      })),
      free: freePlayer(teams, line),
    };
  });
}

function linesOf(teams: number, order: CalendarOrder) {
  const all = Array.from({ length: tableSize(teams) - 1 }, (_, index) => index + 1);
  const plain = (line: number) => ({ line, isReturn: false, isGathering: false });
  const gathered = (lines: readonly number[]) => [
    ...lines.map(plain),
    { ...plain(1), isGathering: true },
  ];
  switch (order) {
    case 'gathering':
      return gathered(all.slice(1));
    case 'gatheringReversed':
      return gathered(all.slice(1).reverse());
    case 'printed':
      return all.map(plain);
    case 'double':
      return [...all.map(plain), ...all.map((line) => ({ ...plain(line), isReturn: true }))];
  }
}
