import { ratingCell } from '@ronde/core/rules/rating-text.ts';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { POINT } from '@ronde/core/rules/points.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { nameWithSeat } from '@ronde/core/tournament/views/name-with-seat.ts';
import type { BoardSide, BoardView } from '@ronde/core/tournament/views/round.ts';
import { resultText } from '../../../../words/results.ts';
import { MATCH_WORDS } from '../matches/match-words.ts';
import { teamsOn } from '../matches/teams-on.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Boards of a round as rows, with a head: what is copied and saved. */
export function boardRows(
  boards: readonly BoardView[],
  language: Language,
  matches: readonly MatchView[] = [],
): CsvCell[][] {
  const words = ROUNDS_WORDS[language];
  const { table, team } = MATCH_WORDS[language];
  const ofMatches = matches.length > 0;
  const ofTeams = ofMatches || boards.some(({ white }) => white.team !== undefined);
  const side = (one: BoardSide, own: string | undefined): CsvCell[] => [
    nameWithSeat(one),
    ...(ofTeams ? [own ?? one.team ?? null] : []),
    ratingCell(one),
    one.score === null ? null : one.score / POINT,
  ];
  const head = (colour: string): string[] => [
    colour,
    ...(ofTeams ? [`${team} (${colour})`] : []),
    `${words.rating} (${colour})`,
    `${words.points} (${colour})`,
  ];
  return [
    [
      ...(ofMatches ? [table] : []),
      ...[words.board, ...head(words.white), words.result, ...head(words.black)],
    ],
    ...boards.map((one) => {
      const teams = teamsOn(one, matches);
      return [
        ...(ofMatches ? [one.match] : []),
        one.board,
        ...side(one.white, teams?.white),
        resultText(one.outcome, language),
        ...side(one.black, teams?.black),
      ];
    }),
  ];
}
