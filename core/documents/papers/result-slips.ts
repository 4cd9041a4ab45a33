import { failure, success } from '../../rules/result.ts';
import { ratingText } from '../../rules/rating-text.ts';
import { fill } from '../../rules/sentence.ts';
import { roundView, type BoardSide, type BoardView } from '../../tournament/views/round.ts';
import { person } from '../lists/person.ts';
import { roundOfPaper } from './asked-round.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { NameText, Slip } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';
import { stacked } from './stacked.ts';

const EACH_SHEET = 8;
const RESULTS = ['1 – 0', '½ – ½', '0 – 1'] as const;

/** A slip a board, handed in after the game. */
export const resultSlips: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = roundView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  const words = PAPER_WORDS[ask.language];
  const round = fill(words.roundOnly, { round: number });
  return success([
    {
      title: fill(words.slips, { round: number }),
      round: null,
      draft: !published,
      landscape: false,
      body: {
        layout: 'slips',
        words: words.slip,
        results: RESULTS,
        slips: stacked(
          view.boards.map((board) => slipOf(board, round, ask)),
          EACH_SHEET,
        ),
      },
    },
  ]);
};

const slipOf = ({ board, white, black }: BoardView, round: string, ask: PaperAsk): Slip => ({
  board: String(board),
  round,
  white: sideOf(white, ask),
  black: sideOf(black, ask),
});

function sideOf(side: BoardSide, { language }: PaperAsk): NameText {
  const { name, title } = person(side, language);
  return { text: name, before: title, below: ratingText(side) };
}
