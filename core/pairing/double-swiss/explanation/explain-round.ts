import type { DoubleSwissArticles } from '../../../rules/editions/double-swiss-articles.ts';
import { fill } from '../../../rules/sentence.ts';
import { tellBye } from '../../explanation/bye-first.ts';
import type { ExplanationAsked } from '../../explanation/explained-round.ts';
import { figure, scoreWords } from '../../explanation/figures-in-words.ts';
import { sayNames, sayObjection, sayPairs } from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import { tellByBrackets } from '../../explanation/tell-by-brackets.ts';
import type { TracedBracket } from '../trace.ts';
import { DOUBLE_SWISS_WORDS } from './words.ts';

export interface DoubleSwissContext extends ExplanationAsked {
  readonly articles: DoubleSwissArticles;
}

export const titleOf = ({ score }: TracedBracket, { language }: DoubleSwissContext): string =>
  fill(DOUBLE_SWISS_WORDS[language].bracket, { score: scoreWords(score, language) });

export function sayBracket(bracket: TracedBracket, context: DoubleSwissContext): string[] {
  const { language, name, articles } = context;
  const { residents, upfloaters, firstPairs } = bracket;
  const words = DOUBLE_SWISS_WORDS[language];
  const up = upfloaters.map(({ player, score }) => `${name(player)} (${figure(score, language)})`);
  const article = articles.criteria.upfloaterOrder;
  return [
    fill(SWISS_WORDS[language].residents, { players: sayNames(residents, context) }),
    up.length === 0
      ? words.noUpfloaters
      : fill(words.upfloaters, { players: up.join(', '), article }),
    fill(words.first, {
      pairs: sayPairs(firstPairs, context),
      article: articles.criteria.pairingOrder,
    }),
    ...sayPairing(bracket, context),
  ];
}

export const isFirst = ({ pairs, firstPairs }: TracedBracket): boolean =>
  JSON.stringify(pairs) === JSON.stringify(firstPairs);

/** Why the first pairing by number was not kept, and which one was. */
export function sayPairing(bracket: TracedBracket, context: DoubleSwissContext): string[] {
  const words = DOUBLE_SWISS_WORDS[context.language];
  const { criteria } = context.articles;
  if (isFirst(bracket)) return [words.acceptedAsFirst];
  const { objections, pairs } = bracket;
  const spared = fill(words.floatersSpared, { article: criteria.opponentsFloated });
  return [
    ...objections.map((objection) => sayObjection(objection, context)),
    ...(objections.length === 0 ? [bracket.upfloaters.length > 0 ? spared : words.completion] : []),
    fill(words.later, { pairs: sayPairs(pairs, context), article: criteria.pairingOrder }),
  ];
}

/** The pairing of a match in sentences, bracket by bracket. */
export const explainRound = tellByBrackets({
  bye: (told, event, context) => {
    tellBye(told, event, context.articles.bye.score, context);
  },
  bracket: (event: TracedBracket, context: DoubleSwissContext) => ({
    title: titleOf(event, context),
    lines: sayBracket(event, context),
    players: [...event.upfloaters.map(({ player }) => player), ...event.residents],
  }),
});
