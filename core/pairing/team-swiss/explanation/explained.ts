import type { Tpn } from '../../../rules/identity.ts';
import { fill } from '../../../rules/sentence.ts';
import { explainedByBrackets, whyNotInWords } from '../../explanation/explained-by-brackets.ts';
import type { AskedPlayer, ExplanationAsked } from '../../explanation/explained-round.ts';
import { scoreWords } from '../../explanation/figures-in-words.ts';
import { sayWhyNot } from '../../explanation/swiss-sentences.ts';
import { SWISS_WORDS } from '../../explanation/swiss-words.ts';
import type { PairingRequest } from '../../system.ts';
import { pairRound } from '../round.ts';
import { teamStates } from '../team-state.ts';
import { whyNot, type WhyNot } from '../why-not.ts';
import { explainRound, sayTeamValue, type TeamSwissContext } from './explain-round.ts';
import { drawPairing } from './pairing-drawing.ts';
import { TEAM_SWISS_WORDS } from './words.ts';

function sentenceOf(answer: WhyNot, pair: readonly [Tpn, Tpn], asked: ExplanationAsked): string {
  const { language, name } = asked;
  const words = TEAM_SWISS_WORDS[language];
  const who = { a: name(pair[0]), b: name(pair[1]) };
  switch (answer.reason) {
    case 'paired':
    case 'absent':
    case 'absolute':
      return sayWhyNot(answer, pair, asked);
    case 'incomplete':
      return fill(words.whyNotIncomplete, { ...who, article: answer.article });
    case 'bye':
      return fill(words.whyNotBye, {
        ...who,
        article: answer.article,
        best: name(answer.best.player),
        together: name(answer.together.player),
      });
    case 'criterion': {
      const { best, together, score } = answer;
      return fill(SWISS_WORDS[language].whyNot.criterion, {
        ...who,
        score: scoreWords(score, language),
        article: best.article,
        criterion: words.criteria[best.criterion],
        best: sayTeamValue(best, asked),
        together: sayTeamValue(together, asked),
      });
    }
    case 'order': {
      const { of, article, score, best, together } = answer;
      return fill(words.whyNotOrder[of], {
        ...who,
        article,
        score: scoreWords(score, language),
        best: best.join(' '),
        together: together.join(' '),
      });
    }
  }
}

/** A floater is one in either direction (1.5): none is told. */
const askedTeams = (request: PairingRequest): AskedPlayer[] =>
  teamStates(request).map(({ tpn, score, history, preference }) => ({
    player: tpn,
    score,
    colours: history,
    preference,
    lastFloat: null,
    floatTwoRoundsAgo: null,
  }));

/** A round of teams, drawn and in sentences. */
export const explainedRound = explainedByBrackets({
  pair: pairRound,
  context: ({ edition }, asked): TeamSwissContext => ({
    ...asked,
    articles: edition.teamSwiss.articles,
  }),
  draw: drawPairing,
  say: explainRound,
  players: askedTeams,
});

/** Why two teams do not meet, in one sentence. */
export const explainedWhyNot = whyNotInWords(whyNot, sentenceOf);
