import type { Tpn } from '../../../rules/identity.ts';
import { success, type Result } from '../../../rules/result.ts';
import { fill } from '../../../rules/sentence.ts';
import {
  explainedRound as explainedDutchRound,
  explainedWhyNot as explainedDutchWhyNot,
} from '../../dutch/explanation/explained.ts';
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
import { pairByOpposition } from '../round.ts';
import { isSeedingRound, seedingRounds } from '../seeding-rounds.ts';
import type { BursteinTraceEvent } from '../trace.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type BursteinContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { BURSTEIN_WORDS } from './words.ts';

/** A round by the Burstein system, drawn and in sentences. */
export function explainedRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  if (isSeedingRound(request)) return explainedSeedingRound(request, asked);
  const events: BursteinTraceEvent[] = [];
  const paired = pairByOpposition(request, { trace: (event) => events.push(event) });
  if (!paired.ok) return paired;
  const context: BursteinContext = { ...asked, articles: request.edition.burstein.articles };
  return success({
    kind: 'brackets',
    pairing: paired.value,
    drawing: drawPairing(events, context),
    sections: explainRound(events, context),
    players: askedPlayers(request),
    events,
  });
}

/** A round paired by the Dutch system, which is said first (1.6). */
function explainedSeedingRound(
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> {
  const told = explainedDutchRound(request, asked);
  if (!told.ok || told.value.kind !== 'brackets') return told;
  const sentence = fill(BURSTEIN_WORDS[asked.language].seeding, {
    round: request.round,
    seeding: seedingRounds(request.rounds),
    article: request.edition.burstein.articles.seedingRounds,
  });
  const players = new Set(told.value.players.map(({ player }) => player));
  const sections = [{ title: '', lines: [sentence], players }, ...told.value.sections];
  return success({ ...told.value, sections });
}

/** Why two players do not meet, in one sentence. */
export function explainedWhyNot(
  request: PairingRequest,
  pair: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): WhyNotAnswer {
  if (isSeedingRound(request)) return explainedDutchWhyNot(request, pair, asked);
  const answer = whyNot(request, ...pair);
  const { reason } = answer;
  const sentences = [sentenceOf(answer, pair, asked)];
  return { reason, article: whyNotArticle(answer), sentences, figures: answer };
}

function sentenceOf(answer: WhyNot, pair: readonly [Tpn, Tpn], asked: ExplanationAsked): string {
  const { language, name } = asked;
  const words = BURSTEIN_WORDS[language];
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
      const { article, score, difference } = answer;
      const called = (player: Tpn | null): string =>
        player === null ? words.nobody : name(player);
      return fill(words.whyNotOrder, {
        a: name(pair[0]),
        b: name(pair[1]),
        article,
        score: scoreWords(score, language),
        player: name(difference.player),
        best: called(difference.best),
        together: called(difference.together),
      });
    }
  }
}

/** This system asks for no floats of earlier rounds. */
const askedPlayers = (request: PairingRequest): AskedPlayer[] =>
  playerStates(request).map(({ tpn, score, colours }) => {
    const { preference, strength, history } = colours;
    return {
      player: tpn,
      score,
      colours: history,
      preference: preference === null ? null : { colour: preference, strength },
      lastFloat: null,
      floatTwoRoundsAgo: null,
    };
  });
