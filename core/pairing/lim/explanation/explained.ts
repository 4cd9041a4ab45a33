import type { Tpn } from '../../../rules/identity.ts';
import { success, type Result } from '../../../rules/result.ts';
import { fill } from '../../../rules/sentence.ts';
import { sayByeDifference } from '../../explanation/bye-first.ts';
import type {
  AskedPlayer,
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../../explanation/explained-round.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import { whyNotArticle } from '../../explanation/why-not-article.ts';
import type { NoLegalPairing, PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import type { LimTraceEvent } from '../trace.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type LimContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { LIM_WORDS } from './words.ts';

/** A round by the Lim system, drawn and in sentences. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const events: LimTraceEvent[] = [];
  const paired = pairRound(request, { trace: (event) => events.push(event) });
  if (!paired.ok) return paired;
  const context: LimContext = { ...asked, articles: request.edition.lim.articles };
  return success({
    kind: 'brackets',
    pairing: paired.value,
    drawing: drawPairing(events, context),
    sections: explainRound(events, context),
    players: askedPlayers(request),
    events,
  });
}

/** Why two players do not meet, in one sentence. */
export function explainedWhyNot(
  request: PairingRequest,
  pair: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): WhyNotAnswer {
  const answer = whyNot(request, ...pair);
  const { reason } = answer;
  const sentences = [sentenceOf(answer, pair, asked)];
  return { reason, article: whyNotArticle(answer), sentences, figures: answer };
}

function sentenceOf(answer: WhyNot, pair: readonly [Tpn, Tpn], asked: ExplanationAsked): string {
  switch (answer.reason) {
    case 'paired':
    case 'absent':
    case 'absolute':
    case 'incomplete':
      return sayWhyNot(answer, pair, asked);
    case 'bye':
      return sayByeDifference(answer, pair, asked);
    case 'order': {
      const { article, score, step } = answer;
      const words = LIM_WORDS[asked.language];
      return fill(words.whyNot, {
        a: asked.name(pair[0]),
        b: asked.name(pair[1]),
        article,
        score: scoreWords(score, asked.language),
        step: words.steps[step],
      });
    }
  }
}

/** The text does not say which way a floater of the last round went: none is told. */
const askedPlayers = (request: PairingRequest): AskedPlayer[] =>
  playerStates(request).map(({ tpn, score, history, due, barred }) => ({
    player: tpn,
    score,
    colours: history,
    preference:
      due === null
        ? null
        : {
            colour: due,
            strength: barred[due === 'white' ? 'black' : 'white'] ? 'absolute' : 'mild',
          },
    lastFloat: null,
    floatTwoRoundsAgo: null,
  }));
