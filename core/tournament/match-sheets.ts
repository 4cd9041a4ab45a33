import type { TeamId } from '../rules/identity.ts';
import { hasResult, sameGameOutcome } from '../rules/outcome.ts';
import { lastWord } from './corrections.ts';
import type { Hand, Match, Round, SheetAnswer, SheetResult } from './round.ts';

/** What the sheet of the match at a table says, board by board. */
export const sheetResults = ({ games }: Pick<Round, 'games'>, table: number): SheetResult[] =>
  games
    .filter(({ match }) => match === table)
    .map((game) => ({
      board: game.board,
      white: game.white,
      black: game.black,
      outcome: lastWord(game),
    }));

/** Boards of the sheet that have no result yet. */
export const openBoards = (round: Pick<Round, 'games'>, table: number): number[] =>
  sheetResults(round, table)
    .filter(({ outcome }) => !hasResult(outcome))
    .map(({ board }) => board);

/** What a captain last said of the sheet; null for nothing. */
export const sheetAnswer = (
  { sheets = [] }: Pick<Round, 'sheets'>,
  team: TeamId,
): (SheetAnswer & Hand) | null => sheets.find((one) => one.team === team) ?? null;

/** The same players with the same results on the same boards. */
export const sameSheet = (a: readonly SheetResult[], b: readonly SheetResult[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      one.board === other.board &&
      one.white === other.white &&
      one.black === other.black &&
      sameGameOutcome(one.outcome, other.outcome)
    );
  });

/** Whether what was said still holds: no board of the match has changed since. */
export const stillHolds = (
  round: Pick<Round, 'games'>,
  { table }: Pick<Match, 'table'>,
  { results }: Pick<SheetAnswer, 'results'>,
): boolean => sameSheet(sheetResults(round, table), results);

/** The round with a captain's last word in the place of the one before. */
export function withSheetAnswer(round: Round, answer: SheetAnswer & Hand): Round {
  const others = (round.sheets ?? []).filter(({ team }) => team !== answer.team);
  return { ...round, sheets: [...others, answer] };
}
