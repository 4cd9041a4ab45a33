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
import { explainRound, type LimContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { LIM_WORDS } from './words.ts';

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

/** A round by the Lim system, drawn and in sentences. */
export const explainedRound = explainedByBrackets({
  pair: pairRound,
  context: ({ edition }, asked): LimContext => ({ ...asked, articles: edition.lim.articles }),
  draw: drawPairing,
  say: explainRound,
  players: askedPlayers,
});

/** Why two players do not meet, in one sentence. */
export const explainedWhyNot = whyNotInWords(whyNot, sentenceOf);
