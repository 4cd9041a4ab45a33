import { arrangementOf, isOnOtherDay, isOpenMatch } from '../arranged-matches.ts';
import { stillHolds } from '../match-sheets.ts';
import { publishedRounds, type Tournament } from '../state.ts';

/** A match that waits for a day of its own. */
export interface PostponedMatch {
  readonly round: number;
  readonly table: number;
  readonly first: string;
  readonly second: string;
  /** `YYYY-MM-DD`; null for a day still to be agreed. */
  readonly day: string | null;
  /** The first of its boards without a result. */
  readonly board: number;
}

/** Matches on another day than their round that have open boards, the earliest round first. */
export function postponedMatches(state: Tournament): PostponedMatch[] {
  const name = (team: Parameters<typeof state.teams.get>[0]): string =>
    state.teams.get(team)?.name ?? team;
  return publishedRounds(state).flatMap((round) =>
    round.matches.flatMap(({ table, first, second }): PostponedMatch[] => {
      const arranged = arrangementOf(round, table);
      if (!isOnOtherDay(arranged) || !isOpenMatch(round, table)) return [];
      const open = round.games.find(
        ({ match, outcome }) => match === table && outcome.kind === 'notEntered',
      );
      return [
        {
          round: round.number,
          table,
          first: name(first),
          second: name(second),
          day: arranged?.day ?? null,
          board: open?.board ?? 1,
        },
      ];
    }),
  );
}

/** A sheet a captain contests, with the reason. */
export interface ContestedSheet {
  readonly round: number;
  readonly table: number;
  readonly team: string;
  readonly reason: string;
}

/** Sheets contested for the results as they stand, the earliest round first. */
export const contestedSheets = (state: Tournament): ContestedSheet[] =>
  publishedRounds(state).flatMap((round) =>
    (round.sheets ?? []).flatMap((answer): ContestedSheet[] => {
      const { team, contested: reason } = answer;
      const match = round.matches.find(({ first, second }) => [first, second].includes(team));
      if (match === undefined || reason === undefined || !stillHolds(round, match, answer)) {
        return [];
      }
      const name = state.teams.get(team)?.name ?? team;
      return [{ round: round.number, table: match.table, team: name, reason }];
    }),
  );
