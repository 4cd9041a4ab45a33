import type { TeamId } from '../../rules/identity.ts';
import { openBoards, sheetAnswer, sheetResults, stillHolds } from '../match-sheets.ts';
import type { Match, Round, SheetResult } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { SIDES_OF_MATCH, teamShown, type TeamShown } from './match-view.ts';

/** What the captain of one team has said of the sheet. */
export interface SheetWord {
  readonly word: 'signed' | 'contested';
  /** ISO instant. */
  readonly at: string;
  /** Entered by an arbiter for the captain. */
  readonly onBehalf: boolean;
  /** A result has changed since: it does not count any more. */
  readonly changed: boolean;
}

/** The same as those who run the event read it. */
export interface SheetSide {
  readonly team: TeamShown;
  /** Who speaks for the team; null where nobody said. */
  readonly captain: string | null;
  readonly answer:
    | (SheetWord & {
        /** Who wrote it into the log. */
        readonly by: string;
        /** Why it is contested; null where it is signed. */
        readonly reason: string | null;
      })
    | null;
}

export interface MatchSheetView {
  readonly round: number;
  readonly table: number;
  /** Every board has a result: it can be signed. */
  readonly complete: boolean;
  /** What a captain signs for. */
  readonly results: readonly SheetResult[];
  readonly first: SheetSide;
  readonly second: SheetSide;
}

/** The sheets of an event of teams, for those who run it. */
export interface MatchSheetsView {
  /** Of matches that are over, and of those somebody has answered for. */
  readonly sheets: readonly MatchSheetView[];
}

/** Null in an event of players. */
export function matchSheetsView(state: Tournament): MatchSheetsView | null {
  if (state.settings.team === null) return null;
  return {
    sheets: publishedRounds(state).flatMap((round) =>
      round.matches
        .map((match) => sheetOf(state, round, match))
        .filter(
          ({ complete, first, second }) =>
            complete || first.answer !== null || second.answer !== null,
        ),
    ),
  };
}

function sheetOf(state: Tournament, round: Round, match: Match): MatchSheetView {
  const [first, second] = SIDES_OF_MATCH.map((side): SheetSide => {
    const id = match[side];
    const { by = '', contested = null } = sheetAnswer(round, id) ?? {};
    const word = sheetWord(round, match, id);
    return {
      team: teamShown(state, id),
      captain: state.teams.get(id)?.captain ?? null,
      answer: word === null ? null : { ...word, by, reason: contested },
    };
  }) as [SheetSide, SheetSide];
  return {
    round: round.number,
    table: match.table,
    complete: openBoards(round, match.table).length === 0,
    results: sheetResults(round, match.table),
    first,
    second,
  };
}

/** What a captain has said of the sheet, as both captains may read it; null for nothing. */
export function sheetWord(round: Round, match: Match, team: TeamId): SheetWord | null {
  const answer = sheetAnswer(round, team);
  if (answer === null) return null;
  return {
    word: answer.contested === undefined ? 'signed' : 'contested',
    at: answer.at,
    onBehalf: answer.onBehalf === true,
    changed: !stillHolds(round, match, answer),
  };
}
