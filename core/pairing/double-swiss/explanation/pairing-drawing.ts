import { besideFirst } from '../../explanation/beside-first.ts';
import { sayBye } from '../../explanation/bye-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type { DrawnBracket, PairingDrawing } from '../../explanation/drawn-brackets.ts';
import { sayValue } from '../../explanation/figures-in-words.ts';
import type { DoubleSwissTraceEvent, TracedBracket } from '../trace.ts';
import {
  isFirst,
  sayBracket,
  sayPairing,
  titleOf,
  type DoubleSwissContext,
} from './explain-round.ts';
import { DOUBLE_SWISS_WORDS } from './words.ts';

/** Draws a round of matches: from the top, each scoregroup with those it took up. */
export function drawPairing(
  events: readonly DoubleSwissTraceEvent[],
  context: DoubleSwissContext,
): PairingDrawing {
  const bye = events.find((event) => event.type === 'bye');
  const brackets = events.filter((event) => event.type === 'bracket');
  return {
    brackets: brackets.map((bracket) => drawBracket(bracket, context)),
    byeScore: null,
    bye: bye
      ? { player: bye.player, sentence: sayBye(bye, context.articles.bye.score, context) }
      : null,
    colours: drawColours(events, context),
  };
}

function drawBracket(bracket: TracedBracket, context: DoubleSwissContext): DrawnBracket {
  const { score, residents, upfloaters, pairs, firstPairs, objections, values } = bracket;
  const { language, articles } = context;
  const up = new Set(upfloaters.map(({ player }) => player));
  return {
    kind: 'ordinary',
    title: titleOf(bracket, context),
    score,
    movedDown: [],
    movedUp: upfloaters,
    residents,
    s1: firstPairs.map(([top]) => top),
    limbo: [],
    s2: firstPairs.map(([, bottom]) => bottom),
    remainder: null,
    isNatural: isFirst(bracket),
    ...besideFirst(pairs, firstPairs, up),
    exchange: null,
    leaving: [],
    decision: isFirst(bracket)
      ? null
      : {
          article: objections[0]?.article ?? articles.criteria.opponentsFloated,
          criterion: null,
          sentences: sayPairing(bracket, context),
        },
    // The orders of 3.5.4 and 3.6.3 are told in words.
    criteria: values
      .filter(({ criterion }) => criterion !== 'upfloaterOrder' && criterion !== 'pairingOrder')
      .map((value) => ({
        criterion: value.criterion,
        article: value.article,
        label: DOUBLE_SWISS_WORDS[language].criteria[value.criterion],
        accepted: sayValue(value, language),
        natural: null,
        better: null,
      })),
    collapse: null,
    lines: sayBracket(bracket, context),
  };
}
