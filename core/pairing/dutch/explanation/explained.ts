import { explainedByBrackets, whyNotInWords } from '../../explanation/explained-by-brackets.ts';
import type { AskedPlayer } from '../../explanation/explained-round.ts';
import type { PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairRound } from '../round.ts';
import { whyNot } from '../why-not.ts';
import { explainRound, type ExplanationContext } from './explain-round.ts';
import { explainWhyNot } from './explain-why-not.ts';
import { drawPairing } from './pairing-drawing.ts';

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

/** A round by the Dutch system, drawn and in sentences. */
export const explainedRound = explainedByBrackets({
  pair: pairRound,
  context: ({ edition }, asked): ExplanationContext => ({
    ...asked,
    articles: edition.dutch.articles,
  }),
  draw: drawPairing,
  say: explainRound,
  players: askedPlayers,
});

/** Why two players do not meet, in one sentence. */
export const explainedWhyNot = whyNotInWords(whyNot, explainWhyNot);
