import type { Tpn } from '../../rules/identity.ts';
import { success, type Result } from '../../rules/result.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '../system.ts';
import type { PairingDrawing } from './drawn-brackets.ts';
import type {
  AskedPlayer,
  ExplainedRound,
  ExplanationAsked,
  ExplanationSection,
  WhyNotAnswer,
} from './explained-round.ts';
import { whyNotArticle, type AnsweredWhyNot } from './why-not-article.ts';

/** What a Swiss tells while it pairs a round, and how that is drawn and said. */
export interface ToldByBrackets<Event extends object, Context extends ExplanationAsked> {
  readonly pair: (
    request: PairingRequest,
    tell: { readonly trace: (event: Event) => void },
  ) => Result<RoundPairing, NoLegalPairing>;
  readonly context: (request: PairingRequest, asked: ExplanationAsked) => Context;
  readonly draw: (events: readonly Event[], context: Context) => PairingDrawing;
  readonly say: (events: readonly Event[], context: Context) => readonly ExplanationSection[];
  readonly players: (request: PairingRequest) => readonly AskedPlayer[];
}

/** A round of a Swiss, drawn score by score and in sentences. */
export const explainedByBrackets =
  <Event extends object, Context extends ExplanationAsked>(told: ToldByBrackets<Event, Context>) =>
  (request: PairingRequest, asked: ExplanationAsked): Result<ExplainedRound, NoLegalPairing> => {
    const events: Event[] = [];
    const paired = told.pair(request, { trace: (event) => events.push(event) });
    if (!paired.ok) return paired;
    const context = told.context(request, asked);
    return success({
      kind: 'brackets',
      pairing: paired.value,
      drawing: told.draw(events, context),
      sections: told.say(events, context),
      players: told.players(request),
      events,
    });
  };

/** Why two do not meet, in one sentence of the system. */
export const whyNotInWords =
  <Answer extends AnsweredWhyNot>(
    whyNot: (request: PairingRequest, one: Tpn, other: Tpn) => Answer,
    say: (answer: Answer, pair: readonly [Tpn, Tpn], asked: ExplanationAsked) => string,
  ) =>
  (request: PairingRequest, pair: readonly [Tpn, Tpn], asked: ExplanationAsked): WhyNotAnswer => {
    const answer = whyNot(request, ...pair);
    const sentences = [say(answer, pair, asked)];
    return { reason: answer.reason, article: whyNotArticle(answer), sentences, figures: answer };
  };
