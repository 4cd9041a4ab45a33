import type { Tpn } from '../../../rules/identity.ts';
import { success, type Result } from '../../../rules/result.ts';
import { fill } from '../../../rules/sentence.ts';
import {
  explainedRound as explainedDutchRound,
  explainedWhyNot as explainedDutchWhyNot,
} from '../../dutch/explanation/explained.ts';
import { sayByeDifference } from '../../explanation/bye-first.ts';
import { explainedByBrackets, whyNotInWords } from '../../explanation/explained-by-brackets.ts';
import type {
  AskedPlayer,
  ExplainedRound,
  ExplanationAsked,
  WhyNotAnswer,
} from '../../explanation/explained-round.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import type { NoLegalPairing, PairingRequest } from '../../system.ts';
import { playerStates } from '../player-state.ts';
import { pairByOpposition } from '../round.ts';
import { isSeedingRound, seedingRounds } from '../seeding-rounds.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, type BursteinContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { BURSTEIN_WORDS } from './words.ts';

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

const explainedOpposition = explainedByBrackets({
  pair: pairByOpposition,
  context: ({ edition }, asked): BursteinContext => ({
    ...asked,
    articles: edition.burstein.articles,
  }),
  draw: drawPairing,
  say: explainRound,
  players: askedPlayers,
});

const whyNotByOpposition = whyNotInWords(whyNot, sentenceOf);

/** A round by the Burstein system, drawn and in sentences. */
export const explainedRound = (
  request: PairingRequest,
  asked: ExplanationAsked,
): Result<ExplainedRound, NoLegalPairing> =>
  isSeedingRound(request)
    ? explainedSeedingRound(request, asked)
    : explainedOpposition(request, asked);

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
export const explainedWhyNot = (
  request: PairingRequest,
  pair: readonly [Tpn, Tpn],
  asked: ExplanationAsked,
): WhyNotAnswer =>
  isSeedingRound(request)
    ? explainedDutchWhyNot(request, pair, asked)
    : whyNotByOpposition(request, pair, asked);
