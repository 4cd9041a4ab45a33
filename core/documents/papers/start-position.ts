import { CASTLING_SIDES } from '../../decisions/chess960/castling-move.ts';
import { CHESS960_SAID } from '../../decisions/chess960/chess960-words.ts';
import { inLetters } from '../../decisions/chess960/rank-letters.ts';
import { inBoth } from '../../rules/in-both.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { arrangementOf } from '../../tournament/arrangements.ts';
import type { Tournament } from '../../tournament/state.ts';
import { boardSvg } from '../drawings/board-shapes.ts';
import { roundOfPaper, sayRoundOfPaper } from './asked-round.ts';
import type { PaperMaker } from './paper-ask.ts';

const WORDS = inBoth(
  { title: 'Starting position', seed: 'Drawn with the seed {seed}.' },
  { title: 'Position de départ', seed: 'Tirée avec la graine {seed}.' },
);

/** Only where some round begins with a position of Chess960. */
export const hasArrangements = ({ arrangements }: Tournament): boolean =>
  arrangements !== undefined;

/** The position all boards of a round begin with, drawn large, with what castling moves (Guidelines II). */
export const startPosition: PaperMaker = (state, ask) => {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const shown = arrangementOf(state, number);
  if (shown === null) return failure({ code: 'paper.usualPosition', round: number });
  const { language } = ask;
  const words = WORDS[language];
  const said = CHESS960_SAID[language];
  return success([
    {
      title: words.title,
      round: sayRoundOfPaper(state, number, ask),
      ...{ draft: !published, landscape: false },
      body: {
        layout: 'diagram',
        picture: { figure: boardSvg(shown.position) },
        headline: `Chess960 · ${fill(said.position, { id: shown.id })}`,
        rank: inLetters(shown.rank, language),
        lines: CASTLING_SIDES.map((side) =>
          fill(said.castling[side], { move: said.moves[shown.castling[side]] }),
        ),
        note: shown.seed === null ? '' : fill(words.seed, { seed: shown.seed }),
      },
    },
  ]);
};
