import type { PenaltyKind } from '@ronde/core/decisions/penalties/ladder.ts';
import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { GivenDecision, GivenPenalty } from '@ronde/core/tournament/incidents/incident.ts';
import { DECISION_WORDS } from './decision-words.ts';
import { penaltyDraft, type PenaltyDraft } from './penalty-draft.ts';
import { writeClock } from './question-text.ts';
import type { Given } from './question-line.ts';

/** What happened, by the questions and their answers, as far as a line holds them. */
export function factsText(name: SituationName, given: Given, language: Language): string {
  const { questions, title } = SITUATIONS[name];
  let line = '';
  for (const [key, question] of Object.entries(questions)) {
    if (!Object.hasOwn(given, key)) continue;
    const fact = `${question.ask[language]} ${answerText(question, given[key] ?? null, language)}.`;
    const longer = line === '' ? fact : `${line} ${fact}`;
    if (longer.length > LONGEST_LINE) break;
    line = longer;
  }
  return line === '' ? title[language] : line;
}

function answerText(question: Question, answer: Answer, language: Language): string {
  const words = DECISION_WORDS[language];
  if (answer === null) return question.kind === 'canMate' ? words.notLooked : words.nothingSaid;
  if (typeof answer === 'boolean') return answer ? words.yes : words.no;
  if (typeof answer === 'number') {
    return question.kind === 'time' ? writeClock(answer) : String(answer);
  }
  const names = typeof answer === 'string' ? [answer] : answer;
  const options = 'options' in question ? question.options : {};
  return names.map((one) => options[one]?.[language] ?? one).join(', ');
}

/** What was decided, for the log: all steps where a line holds them, else what becomes of the game. */
export function decisionOf(
  { told, outcome, steps }: CompleteRuling,
  penalties: readonly GivenPenalty[],
  language: Language,
): GivenDecision {
  const end = RULING_WORDS[language].outcomes[outcome];
  const whole = [...new Set(told[language]), end].join(' ');
  return {
    article: withinLine([...new Set(steps.flatMap(({ article }) => article.split(', ')))]),
    text: whole.length <= LONGEST_LINE ? whole : end,
    penalties,
  };
}

function withinLine(articles: readonly string[]): string {
  let line = '';
  for (const article of articles) {
    const longer = line === '' ? article : `${line}, ${article}`;
    if (longer.length > LONGEST_LINE) break;
    line = longer;
  }
  return line;
}

/** The penalties a ruling offers, and those that are part of it with their figures. */
export function offeredPenalties(
  { offers }: Pick<CompleteRuling, 'offers'>,
  language: Language,
): { readonly kinds: readonly PenaltyKind[]; readonly begin: readonly PenaltyDraft[] } {
  const begin = offers.flatMap((offer) =>
    offer.kind === 'timeNote'
      ? [penaltyDraft({ kind: 'timeToOpponent', seconds: offer.opponentSeconds }, language)]
      : [],
  );
  const ladder = offers.flatMap((offer) => (offer.kind === 'penalty' ? [offer.penalty] : []));
  return { kinds: [...new Set([...begin.map(({ kind }) => kind), ...ladder])], begin };
}
