import { inBoth } from '../../rules/in-both.ts';
import { ratingText } from '../../rules/rating-text.ts';
import { failure, success } from '../../rules/result.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { roundView, type BoardSide } from '../../tournament/views/round.ts';
import { person } from '../lists/person.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { roundOfPaper } from './asked-round.ts';
import type { PaperAsk, PaperMaker } from './paper-ask.ts';
import type { NameText } from './paper-values.ts';
import { fill } from '../../rules/sentence.ts';

/** Moves a sheet has lines for, in two columns. */
const MOVES = 60;
const RESULTS = ['1 – 0', '½ – ½', '0 – 1'] as const;

const WORDS = inBoth(
  {
    title: 'Scoresheets, round {round}',
    head: 'Scoresheet',
    kept: { white: 'kept by White', black: 'kept by Black' },
    white: 'White',
    black: 'Black',
    round: 'Round',
    board: 'Board',
    day: 'Day',
    rate: 'Rate of play',
    clock: 'Clock',
    result: 'Result',
    signed: { white: 'Signature of White', black: 'Signature of Black' },
  },
  {
    title: 'Feuilles de partie, ronde {round}',
    head: 'Feuille de partie',
    kept: { white: 'tenue par les Blancs', black: 'tenue par les Noirs' },
    white: 'Blancs',
    black: 'Noirs',
    round: 'Ronde',
    board: 'Échiquier',
    day: 'Jour',
    rate: 'Cadence',
    clock: 'Pendule',
    result: 'Résultat',
    signed: { white: 'Signature des Blancs', black: 'Signature des Noirs' },
  },
);

/** A sheet a board, cut in the middle: one half for White, the same for Black (E.01 8.1, 8.7). */
export const scoresheets: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const view = roundView(state, number, ask.audience);
  if (view === null) return failure({ code: 'paper.notPublished' });
  const { title, ...words } = WORDS[ask.language];
  const { timeControl } = state.settings;
  const day = dayOfRound(state, number);
  return success([
    {
      title: fill(title, { round: number }),
      ...{ round: null, draft: !published, landscape: true },
      body: {
        layout: 'scoresheets',
        words,
        moves: MOVES,
        results: RESULTS,
        about: {
          round: { figure: String(number) },
          day: day === null ? null : sayDay(day, ask.language),
          rate: timeControl === null ? null : sayRateOfPlay(timeControl, ask.language),
        },
        games: view.boards.map(({ board, white, black }) => ({
          board: { figure: String(board) },
          white: sideOf(white, ask),
          black: sideOf(black, ask),
        })),
      },
    },
  ]);
};

function sideOf(side: BoardSide, { language }: PaperAsk): NameText {
  const { name, title } = person(side, language);
  return { text: name, before: title, below: ratingText(side) };
}
