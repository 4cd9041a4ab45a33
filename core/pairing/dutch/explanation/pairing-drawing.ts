import type { Tpn } from '../../../rules/identity.ts';
import { compareValues } from '../../compare-values.ts';
import { besideFirst } from '../../explanation/beside-first.ts';
import { drawColours } from '../../explanation/draw-colours.ts';
import type {
  DrawnBracket,
  DrawnCriterion,
  PairingDrawing,
} from '../../explanation/drawn-brackets.ts';
import { sayValue } from '../../explanation/figures-in-words.ts';
import type { DutchTraceEvent, TracedCandidate } from '../trace.ts';
import {
  decidingCriterion,
  explainRound,
  explanationWords,
  sayBye,
  sayByeScore,
  sayDeparture,
  type ExplanationContext,
} from './explain-round.ts';

type EventOf<T extends DutchTraceEvent['type']> = Extract<DutchTraceEvent, { readonly type: T }>;

/** Draws what a pairing told of itself (C.04.1.i: it must be explainable). */
export function drawPairing(
  events: readonly DutchTraceEvent[],
  context: ExplanationContext,
): PairingDrawing {
  const chunks = bracketChunks(events);
  const byeScore = events.find((event) => event.type === 'byeScore');
  const bye = events.find((event) => event.type === 'bye');
  return {
    brackets: chunks.map((chunk, index) => {
      const below = chunks.slice(index + 1).map(({ entered }) => entered);
      return drawBracket(chunk, { index, below }, context);
    }),
    byeScore: byeScore
      ? {
          article: byeScore.article,
          score: byeScore.score,
          eligible: byeScore.eligible,
          sentence: sayByeScore(byeScore, context),
        }
      : null,
    bye: bye ? { player: bye.player, sentence: sayBye(bye, context) } : null,
    colours: drawColours(events, context),
  };
}

/** Everything told of one bracket, a collapse before it included. */
interface BracketChunk {
  readonly collapse: EventOf<'collapse'> | null;
  readonly entered: EventOf<'bracket'>;
  readonly subgroups: readonly EventOf<'subgroups'>[];
  readonly natural: TracedCandidate;
  readonly accepted: EventOf<'acceptedCandidate'>;
}

function bracketChunks(events: readonly DutchTraceEvent[]): BracketChunk[] {
  const chunks: BracketChunk[] = [];
  let collapse: EventOf<'collapse'> | null = null;
  let entered: EventOf<'bracket'> | null = null;
  let subgroups: EventOf<'subgroups'>[] = [];
  let natural: TracedCandidate | null = null;
  for (const event of events) {
    if (event.type === 'collapse') collapse = event;
    else if (event.type === 'bracket') [entered, subgroups] = [event, []];
    else if (event.type === 'subgroups') subgroups.push(event);
    else if (event.type === 'naturalCandidate') natural = event.candidate;
    else if (event.type === 'acceptedCandidate' && entered && natural) {
      chunks.push({ collapse, entered, subgroups, natural, accepted: event });
      collapse = null;
    }
  }
  return chunks;
}

interface Place {
  readonly index: number;
  readonly below: readonly EventOf<'bracket'>[];
}

function drawBracket(chunk: BracketChunk, place: Place, context: ExplanationContext): DrawnBracket {
  const { entered, subgroups, natural, accepted, collapse } = chunk;
  const { kind, score, movedDown, residents } = entered;
  const [section] = explainRound(
    [
      ...(collapse ? [collapse] : []),
      entered,
      ...subgroups,
      { type: 'naturalCandidate', candidate: natural },
      accepted,
    ],
    context,
  );
  const bracket = subgroups.find(({ part }) => part === 'bracket');
  const remainder = subgroups.find(({ part }) => part === 'remainder');
  const moved = new Set(movedDown.map(({ player }) => player));
  const { fromS1, fromS2 } = accepted.exchange;
  const limbo = new Set(accepted.limbo);
  return {
    kind,
    title: section?.title ?? '',
    score,
    movedDown,
    movedUp: [],
    residents,
    s1: bracket?.s1 ?? [],
    limbo: bracket?.limbo ?? [],
    s2: bracket?.s2 ?? [],
    remainder: remainder ? { s1: remainder.s1, s2: remainder.s2 } : null,
    isNatural: accepted.isNatural,
    ...besideFirst(accepted.candidate.pairs, natural.pairs, moved),
    exchange:
      fromS1.length === 0
        ? null
        : { fromS1, fromS2, article: context.articles.generation.exchange },
    leaving: accepted.candidate.downfloaters.map((player) => ({
      player,
      to: bracketEntered(player, place),
      limbo: limbo.has(player),
    })),
    decision: accepted.isNatural ? null : decisionOf(accepted, natural, context),
    criteria: criteriaOf(accepted.candidate, natural, context),
    collapse: collapse ? { article: collapse.article, players: collapse.downfloaters } : null,
    lines: section?.lines ?? [],
  };
}

function bracketEntered(player: Tpn, { index, below }: Place): number | null {
  const next = below.findIndex(
    ({ movedDown, residents }) =>
      residents.includes(player) || movedDown.some((one) => one.player === player),
  );
  return next < 0 ? null : index + 1 + next;
}

function decisionOf(
  accepted: EventOf<'acceptedCandidate'>,
  natural: TracedCandidate,
  context: ExplanationContext,
): DrawnBracket['decision'] {
  const deciding = decidingCriterion(accepted.candidate, natural);
  return {
    article: natural.objections[0]?.article ?? deciding?.article ?? null,
    criterion: natural.objections.length > 0 ? null : (deciding?.criterion ?? null),
    sentences: sayDeparture(accepted, natural, context),
  };
}

function criteriaOf(
  candidate: TracedCandidate,
  natural: TracedCandidate,
  context: ExplanationContext,
): DrawnCriterion[] {
  const words = explanationWords(context.language);
  return candidate.criteria.map((value) => {
    const { criterion, article } = value;
    const other = natural.criteria.find((one) => one.criterion === criterion);
    const difference = other ? Math.sign(compareValues(value, other)) : null;
    return {
      criterion,
      article,
      label: words.criteria[criterion],
      accepted: sayValue(value, context.language),
      natural: other ? sayValue(other, context.language) : null,
      better:
        difference === null
          ? null
          : difference === 0
            ? 'same'
            : difference < 0
              ? 'accepted'
              : 'natural',
    };
  });
}
