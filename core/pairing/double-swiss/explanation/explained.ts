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
import type { DoubleSwissTraceEvent } from '../trace.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type DoubleSwissContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { DOUBLE_SWISS_WORDS } from './words.ts';

/** A round of matches by Double-Swiss, drawn and in sentences. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const events: DoubleSwissTraceEvent[] = [];
  const paired = pairRound(request, { trace: (event) => events.push(event) });
  if (!paired.ok) return paired;
  const context: DoubleSwissContext = { ...asked, articles: request.edition.doubleSwiss.articles };
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
  const words = DOUBLE_SWISS_WORDS[asked.language];
  switch (answer.reason) {
    case 'paired':
    case 'absent':
    case 'absolute':
    case 'incomplete':
      return sayWhyNot(answer, pair, asked);
    case 'criterion':
      return sayWhyNot({ ...answer, label: words.criteria[answer.best.criterion] }, pair, asked);
    case 'bye':
      return sayByeDifference(answer, pair, asked);
    case 'order':
      return fill(words.whyNot[answer.criterion], {
        a: asked.name(pair[0]),
        b: asked.name(pair[1]),
        article: answer.article,
        score: scoreWords(answer.score, asked.language),
      });
  }
}

/** The system knows no preferences of colour, and floats without a direction. */
const askedPlayers = (request: PairingRequest): AskedPlayer[] =>
  playerStates(request).map(({ tpn, score, history }) => ({
    player: tpn,
    score,
    colours: history,
    preference: null,
    lastFloat: null,
    floatTwoRoundsAgo: null,
  }));
