import { besideFirst } from '../../explanation/beside-first.ts';
import { sayBye } from '../../explanation/bye-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type {
  DrawnBracket,
  DrawnCriterion,
  PairingDrawing,
} from '../../explanation/drawn-brackets.ts';
import { sayValue } from '../../explanation/figures-in-words.ts';
import type { BursteinTraceEvent, TracedPairing } from '../trace.ts';
import {
  sayBracket,
  sayPassed,
  titleOf,
  type BracketEvent,
  type BursteinContext,
} from './explain-round.ts';
import { BURSTEIN_WORDS } from './words.ts';

/** Draws a round by the Burstein system: the upper half by ranking faces the lower, last first. */
export function drawPairing(
  events: readonly BursteinTraceEvent[],
  context: BursteinContext,
): PairingDrawing {
  const bye = events.find((event) => event.type === 'bye');
  const brackets = events.filter((event) => event.type === 'bracket');
  return {
    brackets: brackets.map((bracket, index) => drawBracket(bracket, index, context)),
    byeScore: null,
    bye: bye
      ? { player: bye.player, sentence: sayBye(bye, context.articles.bye.score, context) }
      : null,
    colours: drawColours(events, context),
  };
}

function drawBracket(event: BracketEvent, index: number, context: BursteinContext): DrawnBracket {
  const { incoming, residents, first, chosen, passed } = event;
  const movedDown = new Set(incoming.map(({ player }) => player));
  return {
    kind: 'ordinary',
    title: titleOf(event, context),
    score: event.score,
    movedDown: incoming.map(({ player, score }) => ({ player, score })),
    movedUp: [],
    residents,
    ...sidesOf(first),
    limbo: [],
    remainder: null,
    isNatural: passed === null,
    ...besideFirst(chosen.pairs, first.pairs, movedDown),
    exchange: null,
    leaving: chosen.floaters.map((player) => ({
      player,
      to: index + 1,
      limbo: movedDown.has(player),
    })),
    decision: decisionOf(event, context),
    criteria: criteriaOf(event, context),
    collapse: null,
    lines: sayBracket(event, context),
  };
}

/** The two sides of the first pairing; who would float stands with the lower one. */
const sidesOf = ({ pairs, floaters }: TracedPairing): Pick<DrawnBracket, 's1' | 's2'> => ({
  s1: pairs.map(([player]) => player),
  s2: [...pairs.map(([, opponent]) => opponent), ...floaters],
});

function decisionOf({ passed }: BracketEvent, context: BursteinContext): DrawnBracket['decision'] {
  if (passed === null) return null;
  const decided = passed.reason === 'criterion' ? passed.best : null;
  const article =
    passed.reason === 'absolute'
      ? (passed.objections[0]?.article ?? null)
      : passed.reason === 'completion'
        ? passed.article
        : passed.best.article;
  return { article, criterion: decided?.criterion ?? null, sentences: sayPassed(passed, context) };
}

/** The figures of the bracket, beside those of the pairing that came first where it was judged. */
function criteriaOf(
  { criteria, passed }: BracketEvent,
  { language }: BursteinContext,
): DrawnCriterion[] {
  return criteria.map((value) => {
    const { criterion, article } = value;
    const decides = passed?.reason === 'criterion' && passed.best.criterion === criterion;
    const other = decides ? passed.passed : passed === null ? value : null;
    return {
      criterion,
      article,
      label: BURSTEIN_WORDS[language].criteria[criterion],
      accepted: sayValue(value, language),
      natural: other && sayValue(other, language),
      better: other && (decides ? 'accepted' : 'same'),
    };
  });
}
