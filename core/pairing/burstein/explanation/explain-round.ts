import type { BursteinArticles } from '../../../rules/editions/burstein-criteria.ts';
import { fill } from '../../../rules/sentence.ts';
import { tellBye } from '../../explanation/bye-first.ts';
import type { ExplanationAsked } from '../../explanation/explained-round.ts';
import { figure, sayValue, scoreWords } from '../../explanation/figures-in-words.ts';
import { sayNames, sayObjection, sayPairs } from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import { tellByBrackets } from '../../explanation/tell-by-brackets.ts';
import type { BursteinTraceEvent, PassedPairing, TracedMember, TracedPairing } from '../trace.ts';
import { BURSTEIN_WORDS } from './words.ts';

export type BracketEvent = Extract<BursteinTraceEvent, { type: 'bracket' }>;

export interface BursteinContext extends ExplanationAsked {
  readonly articles: BursteinArticles;
}

export const titleOf = ({ score }: BracketEvent, { language }: BursteinContext): string =>
  fill(BURSTEIN_WORDS[language].bracket, { score: scoreWords(score, language) });

export function sayBracket(event: BracketEvent, context: BursteinContext): string[] {
  const { incoming, residents, members, chosen, first, passed } = event;
  const { language, name, articles } = context;
  const words = BURSTEIN_WORDS[language];
  const moved = incoming.map(({ player, score }) => `${name(player)} (${figure(score, language)})`);
  return [
    ...(moved.length > 0 ? [fill(words.movedDown, { players: moved.join(', ') })] : []),
    fill(SWISS_WORDS[language].residents, { players: sayNames(residents, context) }),
    fill(words.ranking, {
      article: articles.ranking,
      players: members.map((member) => sayMember(member, context)).join(', '),
    }),
    ...sayPairing(words.first, first, context),
    ...(passed === null
      ? [words.acceptedAsFirst]
      : [...sayPassed(passed, context), ...sayPairing(words.accepted, chosen, context)]),
  ];
}

function sayMember(
  { player, buchholz, sonnebornBerger }: TracedMember,
  { language, name }: BursteinContext,
): string {
  return fill(BURSTEIN_WORDS[language].member, {
    player: name(player),
    buchholz: figure(buchholz, language),
    // Products of tenths are hundredths.
    berger: (sonnebornBerger / 100).toLocaleString(language, { maximumFractionDigits: 2 }),
  });
}

function sayPairing(
  sentence: string,
  { pairs, floaters }: TracedPairing,
  context: BursteinContext,
): string[] {
  const { floats } = BURSTEIN_WORDS[context.language];
  return [
    fill(sentence, { pairs: sayPairs(pairs, context) }),
    ...(floaters.length > 0 ? [fill(floats, { players: sayNames(floaters, context) })] : []),
  ];
}

/** Why the pairing that comes first was not taken. */
export function sayPassed(passed: PassedPairing, context: BursteinContext): string[] {
  const words = BURSTEIN_WORDS[context.language];
  switch (passed.reason) {
    case 'absolute':
      return passed.objections.map((objection) => sayObjection(objection, context));
    case 'completion':
      return [sayObjection({ rule: 'completion', article: passed.article }, context)];
    case 'criterion': {
      const { best, passed: other } = passed;
      return [
        fill(words.criterion, {
          article: best.article,
          criterion: words.criteria[best.criterion],
          best: sayValue(best, context.language),
          passed: sayValue(other, context.language),
        }),
      ];
    }
  }
}

/** The pairing of a round in sentences, bracket by bracket (C.04.1 9: it must be explainable). */
export const explainRound = tellByBrackets({
  bye: (told, event, context) => {
    tellBye(told, event, context.articles.bye.score, context);
  },
  bracket: (event: BracketEvent, context: BursteinContext) => ({
    title: titleOf(event, context),
    lines: sayBracket(event, context),
    players: event.members.map(({ player }) => player),
  }),
});
