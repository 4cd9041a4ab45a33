import type { Tpn } from '../../../rules/identity.ts';
import { fill } from '../../../rules/sentence.ts';
import type { ExplanationAsked } from '../../explanation/explained-round.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import type { WhyNot } from '../why-not.ts';
import { explanationWords } from './explain-round.ts';

/** One sentence: the first rule by which any round that pairs the two is worse, with its figures. */
export function explainWhyNot(
  answer: WhyNot,
  pair: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): string {
  const words = explanationWords(asked.language);
  const score = (tenths: number): string => scoreWords(tenths, asked.language);
  const who = { a: asked.name(pair[0]), b: asked.name(pair[1]) };
  switch (answer.reason) {
    case 'paired':
    case 'absent':
    case 'absolute':
    case 'incomplete':
      return sayWhyNot(answer, pair, asked);
    case 'criterion':
      return sayWhyNot({ ...answer, label: words.criteria[answer.best.criterion] }, pair, asked);
    case 'byeScore': {
      const { article, best, together } = answer;
      return fill(words.whyNot.byeScore, {
        ...who,
        article,
        best: score(best),
        together: score(together),
      });
    }
    case 'completion':
      return fill(words.whyNot.completion, {
        ...who,
        article: answer.article,
        score: score(answer.score),
      });
    case 'order':
      return fill(words.whyNot.order, {
        ...who,
        score: score(answer.score),
        step: words.steps[answer.step],
        article: answer.article,
      });
  }
}
