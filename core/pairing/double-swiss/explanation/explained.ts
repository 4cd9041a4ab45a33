import type { Tpn } from '../../../rules/identity.ts';
import { fill } from '../../../rules/sentence.ts';
import { sayByeDifference } from '../../explanation/bye-first.ts';
import { explainedByBrackets, whyNotInWords } from '../../explanation/explained-by-brackets.ts';
import type { AskedPlayer, ExplanationAsked } from '../../explanation/explained-round.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import type { PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type DoubleSwissContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { DOUBLE_SWISS_WORDS } from './words.ts';

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

/** A round of matches by Double-Swiss, drawn and in sentences. */
export const explainedRound = explainedByBrackets({
  pair: pairRound,
  context: ({ edition }, asked): DoubleSwissContext => ({
    ...asked,
    articles: edition.doubleSwiss.articles,
  }),
  draw: drawPairing,
  say: explainRound,
  players: askedPlayers,
});

/** Why two players do not meet, in one sentence. */
export const explainedWhyNot = whyNotInWords(whyNot, sentenceOf);
