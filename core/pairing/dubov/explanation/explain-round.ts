import type { DubovArticles } from '../../../rules/editions/dubov-criteria.ts';
import type { Tpn } from '../../../rules/identity.ts';
import { fill } from '../../../rules/sentence.ts';
import type { ExplanationAsked, ExplanationSection } from '../../explanation/explained-round.ts';
import { tellBye } from '../../explanation/bye-first.ts';
import { figure, sayValue, scoreWords } from '../../explanation/figures-in-words.ts';
import {
  SectionWriter,
  sayNames,
  sayObjection,
  sayPairs,
} from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import type { DubovTraceEvent, PassedSet, TracedMember } from '../trace.ts';
import { DUBOV_WORDS } from './words.ts';

export type EventOf<T extends DubovTraceEvent['type']> = Extract<DubovTraceEvent, { type: T }>;

export interface DubovContext extends ExplanationAsked {
  readonly articles: DubovArticles;
}

/** The pairing of a round in sentences, bracket by bracket (C.04.1 9: it must be explainable). */
export function explainRound(
  events: readonly DubovTraceEvent[],
  context: DubovContext,
): ExplanationSection[] {
  const told = new SectionWriter(context.language);
  for (const event of events) {
    switch (event.type) {
      case 'bye':
        tellBye(told, event, context.articles.bye.score, context);
        break;
      case 'bracket':
        told.open(titleOf(event, context));
        told.say(sayResidents(event, context), event.residents);
        if (event.upfloaters.length > 0) {
          const players = event.upfloaters.map(({ player }) => player);
          told.say(sayUpfloaters(event, context), players);
          for (const line of sayPassed(event.passed, context)) told.say(line, players);
        }
        break;
      case 'subgroups':
        told.say(saySubgroups(event, context), playersOf([...event.g1, ...event.g2]));
        break;
      case 'shift':
        told.say(sayShift(event, context), event.shifted);
        break;
      case 'transposition': {
        const players = [...playersOf(event.s1), ...event.t2];
        for (const line of sayTransposition(event, context)) told.say(line, players);
        break;
      }
      case 'colours':
        told.sayColours(event, context);
    }
  }
  return told.sections;
}

export const playersOf = (members: readonly TracedMember[]): Tpn[] =>
  members.map(({ player }) => player);

export const titleOf = ({ score }: EventOf<'bracket'>, { language }: DubovContext): string =>
  fill(DUBOV_WORDS[language].bracket, { score: scoreWords(score, language) });

const sayResidents = ({ residents }: EventOf<'bracket'>, context: DubovContext): string =>
  fill(SWISS_WORDS[context.language].residents, { players: sayNames(residents, context) });

function sayUpfloaters(
  { upfloaters }: EventOf<'bracket'>,
  { language, name }: DubovContext,
): string {
  const players = upfloaters
    .map(({ player, score }) => `${name(player)} (${figure(score, language)})`)
    .join(', ');
  return fill(DUBOV_WORDS[language].movedUp, { players });
}

/** Why others, who come first in the order of 4.2, do not move up. */
export function sayPassed(passed: PassedSet | null, context: DubovContext): string[] {
  if (passed === null) return [];
  const words = DUBOV_WORDS[context.language];
  const players = sayNames(passed.first, context);
  if (passed.reason === 'illegal') {
    return [fill(words.passed.illegal, { article: passed.article, players })];
  }
  const { best, passed: other } = passed;
  return [
    fill(words.passed.criterion, {
      article: best.article,
      criterion: words.criteria[best.criterion],
      best: sayValue(best, context.language),
      passed: sayValue(other, context.language),
      players,
    }),
  ];
}

function saySubgroups(
  { by, article, g1, g2 }: EventOf<'subgroups'>,
  context: DubovContext,
): string {
  return fill(DUBOV_WORDS[context.language].subgroups[by], {
    g1: sayNames(playersOf(g1), context),
    g2: sayNames(playersOf(g2), context),
    article,
  });
}

export function sayShift(event: EventOf<'shift'>, context: DubovContext): string {
  const { purpose, from, shifted, sequence, isFirst, article } = event;
  const words = DUBOV_WORDS[context.language];
  const what = fill(words.shift[purpose], {
    group: from.toUpperCase(),
    players: sayNames(shifted, context),
    article,
  });
  const order = fill(isFirst ? words.shiftFirst : words.shiftLater, {
    sequence: sayNames(playersOf(sequence), context),
  });
  return `${what}, ${order}`;
}

/** The pairs of a transposition: the first of S1 with the first of G2, and so on (3.2.6). */
export const pairsOf = (s1: readonly TracedMember[], g2: readonly Tpn[]): (readonly [Tpn, Tpn])[] =>
  s1.flatMap(({ player }, index) => {
    const opponent = g2[index];
    return opponent === undefined ? [] : [[player, opponent] as const];
  });

export const isFirstOrder = ({ g2, t2 }: EventOf<'transposition'>): boolean =>
  g2.every((player, index) => player === t2[index]);

function sayTransposition(event: EventOf<'transposition'>, context: DubovContext): string[] {
  const { s1, g2, t2 } = event;
  const words = DUBOV_WORDS[context.language];
  const first = fill(words.first, { pairs: sayPairs(pairsOf(s1, g2), context) });
  if (isFirstOrder(event)) return [first, words.acceptedAsFirst];
  return [
    first,
    ...sayObjections(event, context),
    fill(words.accepted, { pairs: sayPairs(pairsOf(s1, t2), context) }),
  ];
}

/** What keeps the first order of G2 out. */
export function sayObjections(
  { objections, article }: EventOf<'transposition'>,
  context: DubovContext,
): string[] {
  return [
    ...objections.map((objection) => sayObjection(objection, context)),
    fill(DUBOV_WORDS[context.language].later, { article }),
  ];
}
