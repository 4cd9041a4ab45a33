import type { DutchArticles } from '../../../rules/editions/dutch-criteria.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { Tpn } from '../../../rules/identity.ts';
import type { Language } from '../../../rules/language.ts';
import { fill } from '../../../rules/sentence.ts';
import { compareValues } from '../../compare-values.ts';
import type { ExplanationAsked, ExplanationSection } from '../../explanation/explained-round.ts';
import { figure, sayValue, scoreWords } from '../../explanation/figures-in-words.ts';
import {
  SectionWriter,
  sayNames,
  sayObjection,
  sayPairs,
} from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import type { BracketKind } from '../bracket-pairing.ts';
import type {
  CriterionValue,
  DutchTraceEvent,
  TracedCandidate,
  TranspositionsFailed,
} from '../trace.ts';
import { ENGLISH } from './words-en.ts';
import { FRENCH } from './words-fr.ts';
import type { ExplanationWords } from './words.ts';

const WORDS = inBoth(ENGLISH, FRENCH);

export interface ExplanationContext extends ExplanationAsked {
  readonly articles: DutchArticles;
}

export const explanationWords = (language: Language): ExplanationWords => WORDS[language];

/** The pairing of a round in sentences, bracket by bracket (C.04.1.i: it must be explainable). */
export function explainRound(
  events: readonly DutchTraceEvent[],
  context: ExplanationContext,
): ExplanationSection[] {
  const words = explanationWords(context.language);
  const score = (tenths: number): string => scoreWords(tenths, context.language);
  const told = new SectionWriter(context.language);
  const names = (players: readonly Tpn[]): string => sayNames(players, context);
  let natural: TracedCandidate | null = null;
  let collapse: EventOf<'collapse'> | null = null;
  let kind: BracketKind = 'ordinary';
  for (const event of events) {
    switch (event.type) {
      case 'byeScore':
        told.open('');
        told.say(sayByeScore(event, context), event.eligible);
        break;
      case 'bracket': {
        const title = fill(words.brackets[event.kind], { score: score(event.score) });
        told.open(title);
        kind = event.kind;
        // What failed before is the reason why the bracket is paired again.
        if (collapse !== null) {
          told.say(sayCollapse(collapse, context), collapse.downfloaters);
          collapse = null;
        }
        told.say(
          fill(SWISS_WORDS[context.language].residents, { players: names(event.residents) }),
          event.residents,
        );
        if (event.movedDown.length > 0) {
          const moved = event.movedDown.map(
            ({ player, score: own }) =>
              `${context.name(player)} (${figure(own, context.language)})`,
          );
          const who = event.movedDown.map(({ player }) => player);
          told.say(fill(words.movedDown, { players: moved.join(', ') }), who);
        }
        break;
      }
      case 'subgroups': {
        const { s1, s2, limbo } = event;
        // One player alone, or nobody, has nothing to be divided into.
        if (s1.length === 0 && limbo.length === 0) break;
        told.say(fill(words.subgroups[event.part], { s1: names(s1), s2: names(s2) }), [
          ...s1,
          ...s2,
        ]);
        if (limbo.length > 0) told.say(fill(words.limbo, { players: names(limbo) }), limbo);
        break;
      }
      case 'naturalCandidate':
        natural = event.candidate;
        break;
      case 'acceptedCandidate':
        for (const line of decision(event, natural, kind, context)) {
          told.say(line, playersOf(event.candidate));
        }
        natural = null;
        break;
      case 'collapse':
        collapse = event;
        break;
      case 'bye':
        told.open(words.byeTitle);
        told.say(sayBye(event, context), [event.player]);
        break;
      case 'colours':
        told.sayColours(event, context);
    }
  }
  return told.sections;
}

type EventOf<T extends DutchTraceEvent['type']> = Extract<DutchTraceEvent, { readonly type: T }>;

/** C5 (2026): the score the bye is given at, and who may have it there. */
export function sayByeScore(event: EventOf<'byeScore'>, context: ExplanationContext): string {
  return fill(explanationWords(context.language).byeScore, {
    score: scoreWords(event.score, context.language),
    article: event.article,
    players: sayNames(event.eligible, context),
  });
}

/** Who has the bye, with the figures that decide about it. */
export function sayBye(event: EventOf<'bye'>, context: ExplanationContext): string {
  return fill(explanationWords(context.language).bye, {
    player: context.name(event.player),
    score: scoreWords(event.score, context.language),
    games: event.unplayedGames,
  });
}

/** C.04.3 A.9 (2017): why a bracket is paired a second time. */
function sayCollapse(event: EventOf<'collapse'>, context: ExplanationContext): string {
  return fill(explanationWords(context.language).collapse, {
    players: sayNames(event.downfloaters, context),
    score: scoreWords(event.score, context.language),
    article: event.article,
  });
}

const playersOf = ({ pairs, downfloaters }: TracedCandidate): Tpn[] => [
  ...pairs.flat(),
  ...downfloaters,
];

/** What was accepted, and for each departure from the natural order what forced it. */
function decision(
  accepted: EventOf<'acceptedCandidate'>,
  natural: TracedCandidate | null,
  kind: BracketKind,
  context: ExplanationContext,
): string[] {
  const words = explanationWords(context.language);
  const { candidate, exchange } = accepted;
  const pairs = (list: TracedCandidate['pairs']): string => sayPairs(list, context);
  const names = (players: readonly Tpn[]): string => players.map(context.name).join(', ');
  const lines: string[] = [];
  const nothingToPair = accepted.isNatural && candidate.pairs.length === 0;
  if (natural !== null && !nothingToPair)
    lines.push(fill(words.natural, { pairs: pairs(natural.pairs) }));
  if (accepted.isNatural && !nothingToPair) lines.push(words.acceptedAsNatural);
  if (!accepted.isNatural) {
    if (natural !== null) lines.push(...sayDeparture(accepted, natural, context));
    if (exchange.fromS1.length > 0) {
      const moved = { fromS1: names(exchange.fromS1), fromS2: names(exchange.fromS2) };
      const article = context.articles.generation.exchange;
      lines.push(fill(words.exchange, { ...moved, article }));
    }
    lines.push(fill(words.accepted, { pairs: pairs(candidate.pairs) }));
  }
  if (candidate.downfloaters.length > 0) {
    // Nobody moves down from the last bracket: whoever it leaves alone has the bye.
    const isBye = LAST.includes(kind) && candidate.downfloaters.length === 1;
    const sentence = isBye ? words.unpaired : words.downfloaters;
    lines.push(fill(sentence, { players: names(candidate.downfloaters) }));
  }
  return lines;
}

const LAST: readonly BracketKind[] = ['last', 'collapsedLast', 'leftOver'];

/** What kept the natural candidate out, and every other without an exchange where it took one. */
export function sayDeparture(
  { candidate, transpositions }: EventOf<'acceptedCandidate'>,
  natural: TracedCandidate,
  context: ExplanationContext,
): string[] {
  return [
    ...sayFaults(candidate, natural, context),
    ...(transpositions === null ? [] : [sayTranspositions(transpositions, context)]),
  ];
}

function sayTranspositions(failed: TranspositionsFailed, context: ExplanationContext): string {
  const { transpositions, criteria } = explanationWords(context.language);
  if (failed.rule !== 'criterion') {
    return fill(transpositions[failed.rule], { articles: failed.articles.join(', ') });
  }
  const { exchanged, transposed } = failed;
  return fill(transpositions.criterion, {
    article: exchanged.article,
    criterion: criteria[exchanged.criterion],
    exchanged: sayValue(exchanged, context.language),
    transposed: sayValue(transposed, context.language),
  });
}

/** The objections to the natural candidate, or the criterion that decided. */
function sayFaults(
  candidate: TracedCandidate,
  natural: TracedCandidate,
  context: ExplanationContext,
): string[] {
  const words = explanationWords(context.language);
  if (natural.objections.length > 0) {
    return natural.objections.map((objection) => sayObjection(objection, context));
  }
  const better = decidingCriterion(candidate, natural);
  if (better === undefined) return [words.worseElsewhere];
  const other = natural.criteria.find(({ criterion }) => criterion === better.criterion);
  return [
    fill(words.decided, {
      article: better.article,
      criterion: words.criteria[better.criterion],
      accepted: sayValue(better, context.language),
      natural: other ? sayValue(other, context.language) : '',
    }),
  ];
}

/** The first criterion by which a candidate beats the natural one; undefined for none. */
export function decidingCriterion(
  candidate: TracedCandidate,
  natural: TracedCandidate,
): CriterionValue | undefined {
  return candidate.criteria.find((value, index) => {
    const other = natural.criteria[index];
    return other !== undefined && compareValues(value, other) < 0;
  });
}
