import { besideFirst } from '../../explanation/beside-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type {
  DrawnBracket,
  DrawnCriterion,
  PairingDrawing,
} from '../../explanation/drawn-brackets.ts';
import type { TeamSwissTraceEvent, TracedBracket } from '../trace.ts';
import {
  decidedBy,
  isFirst,
  sayBracket,
  sayBye,
  sayDecision,
  sayTeamValue,
  titleOf,
  type TeamSwissContext,
} from './explain-round.ts';
import { TEAM_SWISS_WORDS } from './words.ts';

/** Draws a round of teams: in each bracket the smaller numbers face the larger. */
export function drawPairing(
  events: readonly TeamSwissTraceEvent[],
  context: TeamSwissContext,
): PairingDrawing {
  const bye = events.find((event) => event.type === 'bye');
  const brackets = events.filter((event) => event.type === 'bracket');
  return {
    brackets: brackets.map((bracket) => drawBracket(bracket, context)),
    byeScore: null,
    bye: bye ? { player: bye.player, sentence: sayBye(bye, context) } : null,
    colours: drawColours(events, context),
  };
}

function drawBracket(event: TracedBracket, context: TeamSwissContext): DrawnBracket {
  const { first, pairs, upfloaters, residents, score } = event;
  const up = new Set(upfloaters.map(({ team }) => team));
  const worse = decidedBy(event);
  return {
    kind: 'ordinary',
    title: titleOf(event, context),
    score,
    movedDown: [],
    movedUp: upfloaters.map(({ team, score: own }) => ({ player: team, score: own })),
    residents,
    s1: first.map(([top]) => top),
    limbo: [],
    s2: first.map(([, bottom]) => bottom),
    remainder: null,
    isNatural: isFirst(event),
    ...besideFirst(pairs, first, up),
    exchange: null,
    leaving: [],
    decision: isFirst(event)
      ? null
      : {
          article:
            event.objections[0]?.article ?? worse?.best.article ?? context.articles.order.pairings,
          criterion: worse?.best.criterion ?? null,
          sentences: sayDecision(event, context),
        },
    criteria: criteriaOf(event, context),
    collapse: null,
    lines: sayBracket(event, context),
  };
}

/** The figures of the bracket, beside those of the first pairing where it is allowed. */
function criteriaOf(
  { criteria, firstCriteria }: TracedBracket,
  context: TeamSwissContext,
): DrawnCriterion[] {
  return criteria.map((value) => {
    const other = firstCriteria?.find(({ criterion }) => criterion === value.criterion) ?? null;
    return {
      criterion: value.criterion,
      article: value.article,
      label: TEAM_SWISS_WORDS[context.language].criteria[value.criterion],
      accepted: sayTeamValue(value, context),
      natural: other && sayTeamValue(other, context),
      better:
        other &&
        (value.value === other.value ? 'same' : value.value < other.value ? 'accepted' : 'natural'),
    };
  });
}
