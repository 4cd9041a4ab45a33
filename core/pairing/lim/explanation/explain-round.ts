import type { LimArticles } from '../../../rules/editions/lim-articles.ts';
import { fill } from '../../../rules/sentence.ts';
import { tellBye } from '../../explanation/bye-first.ts';
import type { ExplanationAsked } from '../../explanation/explained-round.ts';
import { figure, scoreWords } from '../../explanation/figures-in-words.ts';
import { sayNames, sayObjection, sayPairs } from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import { tellByBrackets } from '../../explanation/tell-by-brackets.ts';
import type { TracedGroup } from '../trace.ts';
import { LIM_WORDS } from './words.ts';

export interface LimContext extends ExplanationAsked {
  readonly articles: LimArticles;
}

export const titleOf = ({ kind, score }: TracedGroup, { language }: LimContext): string =>
  fill(LIM_WORDS[language].group[kind], { score: scoreWords(score, language) });

export function sayGroup(group: TracedGroup, context: LimContext): string[] {
  const { language, name, articles } = context;
  const { incoming, residents, floaterPairs, proposed } = group;
  const words = LIM_WORDS[language];
  const came = incoming.map(({ player, score }) => `${name(player)} (${figure(score, language)})`);
  return [
    ...(came.length > 0 ? [fill(words.incoming, { players: came.join(', ') })] : []),
    fill(SWISS_WORDS[language].residents, { players: sayNames(residents, context) }),
    ...sayFloaters(group, context),
    ...(floaterPairs.length > 0
      ? [
          fill(words.floaterPairs, {
            pairs: sayPairs(floaterPairs, context),
            article: articles.steps.floaterOpponent,
          }),
        ]
      : []),
    ...(proposed.length > 0
      ? [
          fill(words.proposed, { pairs: sayPairs(proposed, context), article: articles.halves }),
          ...sayExchanges(group, context),
        ]
      : []),
    ...sayCracked(group, context),
  ];
}

export const isAsProposed = ({ proposed, exchanged }: TracedGroup): boolean =>
  JSON.stringify(proposed) === JSON.stringify(exchanged);

function sayFloaters({ floaters }: TracedGroup, context: LimContext): string[] {
  const { language, name, articles } = context;
  const words = LIM_WORDS[language];
  return floaters.map(({ player, type, reason }) =>
    fill(words.floaters[reason], {
      player: name(player),
      type: words.types[type],
      article: articles.floater[reason],
    }),
  );
}

/** Why the halves as proposed were not kept, and what was made of them. */
export function sayExchanges(group: TracedGroup, context: LimContext): string[] {
  const words = LIM_WORDS[context.language];
  const { steps } = context.articles;
  if (isAsProposed(group)) return [words.acceptedAsProposed];
  const { objections, missed, missedAsProposed, exchanged } = group;
  return [
    ...objections.map((objection) => sayObjection(objection, context)),
    ...(objections.length === 0 && missed < missedAsProposed
      ? [fill(words.colours, { missed, proposed: missedAsProposed, article: steps.colours })]
      : []),
    fill(words.exchanged, { pairs: sayPairs(exchanged, context), article: steps.exchange }),
  ];
}

function sayCracked({ cracked, kind }: TracedGroup, context: LimContext): string[] {
  if (cracked.length === 0) return [];
  const { lower, higher } = context.articles.cracked;
  return [
    fill(LIM_WORDS[context.language].cracked, {
      pairs: sayPairs(cracked, context),
      article: kind === 'below' ? lower : higher,
    }),
  ];
}

/** The pairing of a round in sentences, group by group (C.04.1 9: it must be explainable). */
export const explainRound = tellByBrackets({
  bye: (told, event, context) => {
    tellBye(told, event, context.articles.bye.score, context);
  },
  bracket: (event: TracedGroup, context: LimContext) => ({
    title: titleOf(event, context),
    lines: sayGroup(event, context),
    players: [...event.incoming.map(({ player }) => player), ...event.residents],
  }),
});
