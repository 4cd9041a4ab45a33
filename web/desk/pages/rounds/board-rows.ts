import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { BoardSide, RoundView } from '@ronde/core/tournament/views/round.ts';
import { resultText } from '../../../words/results.ts';
import { ROUNDS_WORDS } from './rounds-words.ts';

/** The boards of a round as rows of text, with a head: what is copied and saved. */
export function boardRows(view: RoundView, language: Language): string[][] {
  const words = ROUNDS_WORDS[language];
  const side = ({ name, rating, score }: BoardSide): string[] => [
    name,
    rating > 0 ? String(rating) : '',
    score === null ? '' : displayPoints(score, language),
  ];
  const head = (colour: string): string[] => [
    colour,
    `${words.rating} (${colour})`,
    `${words.points} (${colour})`,
  ];
  return [
    [words.board, ...head(words.white), words.result, ...head(words.black)],
    ...view.boards.map(({ board, white, black, outcome }) => [
      String(board),
      ...side(white),
      resultText(outcome, language),
      ...side(black),
    ]),
  ];
}
