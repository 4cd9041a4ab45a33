import type { Tpn } from '../../../rules/identity.ts';
import { success, type Result } from '../../../rules/result.ts';
import type {
  AskedPlayer,
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../../explanation/explained-round.ts';
import { whyNotArticle } from '../../explanation/why-not-article.ts';
import type { NoLegalPairing, PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import type { DutchTraceEvent } from '../trace.ts';
import { whyNot } from '../why-not.ts';
import { explainRound, type ExplanationContext } from './explain-round.ts';
import { explainWhyNot } from './explain-why-not.ts';
import { drawPairing } from './pairing-drawing.ts';

/** A round by the Dutch system, drawn and in sentences. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const events: DutchTraceEvent[] = [];
  const paired = pairRound(request, { trace: (event) => events.push(event) });
  if (!paired.ok) return paired;
  const context = contextOf(request, asked);
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
  const sentence = explainWhyNot(answer, pair, contextOf(request, asked));
  const { reason } = answer;
  return { reason, article: whyNotArticle(answer), sentences: [sentence], figures: answer };
}

const contextOf = ({ edition }: PairingRequest, asked: ExplanationAsked): ExplanationContext => ({
  ...asked,
  articles: edition.dutch.articles,
});

const askedPlayers = (request: PairingRequest): AskedPlayer[] =>
  playerStates(request).map(({ tpn, score, colours, lastFloat, floatTwoRoundsAgo }) => {
    const { preference, strength, history } = colours;
    return {
      player: tpn,
      score,
      colours: history,
      preference: preference === null ? null : { colour: preference, strength },
      lastFloat,
      floatTwoRoundsAgo,
    };
  });
