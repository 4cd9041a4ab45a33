import type { Tpn } from '../../../rules/identity.ts';
import { besideFirst } from '../../explanation/beside-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type {
  DrawnBracket,
  DrawnCriterion,
  PairingDrawing,
} from '../../explanation/drawn-brackets.ts';
import { sayBye } from '../../explanation/bye-first.ts';
import { sayValue } from '../../explanation/figures-in-words.ts';
import type { DubovTraceEvent } from '../trace.ts';
import {
  explainRound,
  isFirstOrder,
  pairsOf,
  playersOf,
  sayObjections,
  sayPassed,
  sayShift,
  titleOf,
  type DubovContext,
  type EventOf,
} from './explain-round.ts';
import { DUBOV_WORDS } from './words.ts';

/** Draws a round by the Dubov system: S1 faces G2, and who moved up came from below. */
export function drawPairing(
  events: readonly DubovTraceEvent[],
  context: DubovContext,
): PairingDrawing {
  const bye = events.find((event) => event.type === 'bye');
  return {
    brackets: bracketStories(events).map((story) => drawBracket(story, context)),
    byeScore: null,
    bye: bye
      ? { player: bye.player, sentence: sayBye(bye, context.articles.bye.score, context) }
      : null,
    colours: drawColours(events, context),
  };
}

/** Everything told of one bracket. */
interface BracketStory {
  readonly bracket: EventOf<'bracket'>;
  readonly shifts: readonly EventOf<'shift'>[];
  readonly transposition: EventOf<'transposition'>;
  readonly events: readonly DubovTraceEvent[];
}

function bracketStories(events: readonly DubovTraceEvent[]): BracketStory[] {
  const stories: BracketStory[] = [];
  let bracket: EventOf<'bracket'> | null = null;
  let told: DubovTraceEvent[] = [];
  for (const event of events) {
    if (event.type === 'bracket') [bracket, told] = [event, []];
    told.push(event);
    if (event.type === 'transposition' && bracket) {
      const shifts = told.filter((one) => one.type === 'shift');
      stories.push({ bracket, shifts, transposition: event, events: told });
    }
  }
  return stories;
}

function drawBracket(story: BracketStory, context: DubovContext): DrawnBracket {
  const { bracket, shifts, transposition, events } = story;
  const { s1, g2, t2 } = transposition;
  const upfloaters = new Set(bracket.upfloaters.map(({ player }) => player));
  const [section] = explainRound(events, context);
  return {
    kind: 'ordinary',
    title: titleOf(bracket, context),
    score: bracket.score,
    movedDown: [],
    movedUp: bracket.upfloaters.map(({ player, score }) => ({ player, score })),
    residents: bracket.residents,
    s1: playersOf(s1),
    limbo: [],
    s2: g2,
    remainder: null,
    isNatural: bracket.passed === null && isFirstOrder(transposition),
    ...besideFirst(pairsOf(s1, t2), pairsOf(s1, g2), upfloaters),
    exchange: exchanged(shifts),
    leaving: [],
    decision: decisionOf(story, context),
    criteria: criteriaOf(story, context),
    collapse: null,
    lines: section?.lines ?? [],
  };
}

/** Who changed subgroups before the bracket was paired (3.2.4). */
function exchanged(shifts: readonly EventOf<'shift'>[]): DrawnBracket['exchange'] {
  const [first] = shifts;
  if (!first) return null;
  const movedFrom = (side: 'g1' | 'g2'): Tpn[] =>
    shifts.filter(({ from }) => from === side).flatMap(({ shifted }) => shifted);
  return { fromS1: movedFrom('g1'), fromS2: movedFrom('g2'), article: first.article };
}

/** What decided on upfloaters, subgroups and transposition; null where the first of all was taken. */
function decisionOf(
  { bracket: { passed }, shifts, transposition }: BracketStory,
  context: DubovContext,
): DrawnBracket['decision'] {
  const later = !isFirstOrder(transposition);
  const [objection] = later ? transposition.objections : [];
  const sentences = [
    ...sayPassed(passed, context),
    ...shifts.map((shift) => sayShift(shift, context)),
    ...(later ? sayObjections(transposition, context) : []),
  ];
  if (sentences.length === 0) return null;
  const decided = passed?.reason === 'criterion' ? passed.best : null;
  const article =
    decided?.article ??
    (passed?.reason === 'illegal' ? passed.article : null) ??
    objection?.article ??
    (later ? transposition.article : (shifts[0]?.article ?? null));
  return { article, criterion: decided?.criterion ?? null, sentences };
}

/** The figures of the bracket, beside those of the set of upfloaters that came first. */
function criteriaOf(
  { bracket: { passed }, transposition: { criteria } }: BracketStory,
  { language }: DubovContext,
): DrawnCriterion[] {
  return criteria.map((value) => {
    const { criterion, article } = value;
    const decides = passed?.reason === 'criterion' && passed.best.criterion === criterion;
    const other = decides ? passed.passed : passed === null ? value : null;
    return {
      criterion,
      article,
      label: DUBOV_WORDS[language].criteria[criterion],
      accepted: sayValue(value, language),
      natural: other && sayValue(other, language),
      better: decides ? 'accepted' : other ? 'same' : null,
    };
  });
}
