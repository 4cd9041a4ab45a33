import type { Tpn } from '../../../rules/identity.ts';
import { fill } from '../../../rules/sentence.ts';
import { explainedByBrackets, whyNotInWords } from '../../explanation/explained-by-brackets.ts';
import type { AskedPlayer, ExplanationAsked } from '../../explanation/explained-round.ts';
import { sayByeDifference } from '../../explanation/bye-first.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import type { PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type DubovContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { DUBOV_WORDS } from './words.ts';

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

/** A round by the Dubov system, drawn and in sentences. */
export const explainedRound = explainedByBrackets({
  pair: pairRound,
  context: ({ edition }, asked): DubovContext => ({ ...asked, articles: edition.dubov.articles }),
  draw: drawPairing,
  say: explainRound,
  players: askedPlayers,
});

/** Why two players do not meet, in one sentence. */
export const explainedWhyNot = whyNotInWords(whyNot, sentenceOf);
