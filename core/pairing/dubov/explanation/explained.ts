import type { Tpn } from '../../../rules/identity.ts';
import { success, type Result } from '../../../rules/result.ts';
import { fill } from '../../../rules/sentence.ts';
import type {
  AskedPlayer,
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../../explanation/explained-round.ts';
import { sayByeDifference } from '../../explanation/bye-first.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import { whyNotArticle } from '../../explanation/why-not-article.ts';
import type { NoLegalPairing, PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import type { DubovTraceEvent } from '../trace.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type DubovContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { DUBOV_WORDS } from './words.ts';

/** A round by the Dubov system, drawn and in sentences. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const events: DubovTraceEvent[] = [];
  const paired = pairRound(request, { trace: (event) => events.push(event) });
  if (!paired.ok) return paired;
  const context: DubovContext = { ...asked, articles: request.edition.dubov.articles };
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
  const { language, name } = asked;
  const words = DUBOV_WORDS[language];
  const who = { a: name(pair[0]), b: name(pair[1]) };
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
    case 'order': {
      const { article, step, score } = answer;
      return fill(words.whyNot.order, {
        ...who,
        article,
        step: words.steps[step],
        score: scoreWords(score, language),
      });
    }
  }
}

/** Of floats this system knows those upwards, of which the last round counts (C10). */
const askedPlayers = (request: PairingRequest): AskedPlayer[] =>
  playerStates(request).map(({ tpn, score, colours, upfloatedLastRound }) => ({
    player: tpn,
    score,
    colours: colours.history,
    preference: { colour: colours.preference, strength: colours.strength },
    lastFloat: upfloatedLastRound ? 'up' : null,
    floatTwoRoundsAgo: null,
  }));
