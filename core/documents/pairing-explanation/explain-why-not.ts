import type { WhyNot } from '../../pairing/dutch/why-not.ts';
import type { Tpn } from '../../rules/identity.ts';
import { fill } from '../../rules/sentence.ts';
import {
  explanationWords,
  sayObjection,
  sayValue,
  scoreWords,
  type ExplanationContext,
} from './explain-round.ts';

/** One sentence: the first rule by which any round that pairs the two is worse, with its figures. */
export function explainWhyNot(
  answer: WhyNot,
  [first, second]: readonly [Tpn, Tpn],
  context: ExplanationContext,
): string {
  const words = explanationWords(context.language);
  const score = (tenths: number): string => scoreWords(tenths, context.language);
  const who = { a: context.name(first), b: context.name(second) };
  const sentence = words.whyNot[answer.reason];
  switch (answer.reason) {
    case 'paired':
      return fill(sentence, who);
    case 'absent':
      return fill(sentence, { players: answer.players.map(context.name).join(', ') });
    case 'absolute': {
      const told = sayObjection(answer.objection, context, words);
      const objection =
        answer.metInRound !== null && answer.objection.rule === 'rematch'
          ? fill(words.whyNot.metInRound, { objection: told, round: answer.metInRound })
          : told;
      return fill(sentence, { ...who, objection });
    }
    case 'incomplete':
      return fill(sentence, { ...who, article: answer.article });
    case 'byeScore': {
      const { article, best, together } = answer;
      return fill(sentence, { ...who, article, best: score(best), together: score(together) });
    }
    case 'completion':
      return fill(sentence, { ...who, article: answer.article, score: score(answer.score) });
    case 'criterion':
      return fill(sentence, {
        ...who,
        score: score(answer.score),
        article: answer.best.article,
        criterion: words.criteria[answer.best.criterion],
        best: sayValue(answer.best, context.language),
        together: sayValue(answer.together, context.language),
      });
    case 'order':
      return fill(sentence, {
        ...who,
        score: score(answer.score),
        step: words.steps[answer.step],
        article: answer.article,
      });
  }
}
