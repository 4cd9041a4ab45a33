import { ratingCell } from '@ronde/core/rules/rating-text.ts';
import type { CsvCell } from '@ronde/core/formats/csv/write-csv.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { POINT } from '@ronde/core/rules/points.ts';
import type { BoardSide, BoardView } from '@ronde/core/tournament/views/round.ts';
import { resultText } from '../../../../words/results.ts';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** Boards of a round as rows, with a head: what is copied and saved. */
export function boardRows(boards: readonly BoardView[], language: Language): CsvCell[][] {
  const words = ROUNDS_WORDS[language];
  const side = (one: BoardSide): CsvCell[] => [
    one.name,
    ratingCell(one),
    one.score === null ? null : one.score / POINT,
  ];
  const head = (colour: string): string[] => [
    colour,
    `${words.rating} (${colour})`,
    `${words.points} (${colour})`,
  ];
  return [
    [words.board, ...head(words.white), words.result, ...head(words.black)],
    ...boards.map(({ board, white, black, outcome }) => [
      board,
      ...side(white),
      resultText(outcome, language),
      ...side(black),
    ]),
  ];
}
