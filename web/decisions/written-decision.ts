import type { PenaltyKind } from '@ronde/core/decisions/penalties/ladder.ts';
import type { CompleteRuling } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { RULING_WORDS } from '@ronde/core/decisions/situations/ruling-words.ts';
import type { Answer, Question } from '@ronde/core/decisions/situations/situation.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { inBoth, type InBoth } from '@ronde/core/rules/in-both.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { GivenDecision, GivenPenalty } from '@ronde/core/tournament/incidents/incident.ts';
import { DECISION_WORDS } from './decision-words.ts';
import { penaltyDraft, type PenaltyDraft } from './penalty-draft.ts';
import { writeClock } from './question-text.ts';
import type { Given } from './question-line.ts';

/**
 * What happened, as far as a line holds it: what was answered yes, chosen or counted. What is not so is no fact, and
 * the arbiter says the rest.
 */
export function factsText(name: SituationName, given: Given, language: Language): string {
  const { questions, title } = SITUATIONS[name];
  let line = '';
  for (const [key, question] of Object.entries(questions)) {
    const fact = factOf(question, given[key] ?? null, language);
    if (fact === null) continue;
    const longer = line === '' ? fact : `${line} ${fact}`;
    if (longer.length > LONGEST_LINE) break;
    line = longer;
  }
  return line === '' ? title[language] : line;
}

function factOf(question: Question, answer: Answer, language: Language): string | null {
  const words = DECISION_WORDS[language];
  if (answer === null || answer === false || answer === 'unknown') return null;
  if (typeof answer === 'string' || typeof answer === 'object') {
    const names = typeof answer === 'string' ? [answer] : answer;
    const options = 'options' in question ? question.options : {};
    const chosen = names.map((one) => options[one]?.[language] ?? one).join(', ');
    return chosen === '' ? null : `${chosen.charAt(0).toUpperCase()}${chosen.slice(1)}.`;
  }
  const asked = question.ask[language].replace(/\s*\?$/, '');
  const figure =
    typeof answer === 'number' ? figureText(question, answer) : words.yes.toLowerCase();
  return fill(words.fact, { asked, answer: figure });
}

const figureText = (question: Question, answer: number): string =>
  question.kind === 'time' ? writeClock(answer) : String(answer);

/** What was decided, for the log: all steps where a line holds them, else what becomes of the game. */
export function decisionOf(
  { told, outcome, steps }: CompleteRuling,
  penalties: readonly GivenPenalty[],
  language: Language,
): GivenDecision {
  const whole = (one: Language): string =>
    [...new Set(told[one]), RULING_WORDS[one].outcomes[outcome]].join(' ');
  const isLong = LANGUAGES.some((one) => whole(one).length > LONGEST_LINE);
  const text = (one: Language): string =>
    isLong ? RULING_WORDS[one].outcomes[outcome] : whole(one);
  return {
    article: withinLine([...new Set(steps.flatMap(({ article }) => article.split(', ')))]),
    text: text(language),
    texts: inBoth(text('en'), text('fr')),
    penalties,
  };
}

/** What happened, as a command carries it: in both languages while nobody has written it otherwise. */
export function toldOf(
  name: SituationName,
  given: Given,
  text: string,
): { readonly text: string; readonly texts?: InBoth<string> } {
  const texts = inBoth(factsText(name, given, 'en'), factsText(name, given, 'fr'));
  return LANGUAGES.some((one) => texts[one] === text) ? { text, texts } : { text };
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

/** Breaches of the Laws whose loss is a penalty of 12.9.6; a flag or a resignation is none. */
const LOST_BY_PENALTY: ReadonlySet<SituationName> = new Set<SituationName>([
  'illegal',
  'illegalPosition',
  'restartedClock',
  'device',
  'refusal',
]);

/** The penalties a ruling offers, and those that are part of it with their figures. */
export function offeredPenalties(
  { offers, situation }: Pick<CompleteRuling, 'offers' | 'situation'>,
  language: Language,
): { readonly kinds: readonly PenaltyKind[]; readonly begin: readonly PenaltyDraft[] } {
  const begin = offers.flatMap((offer) => {
    if (offer.kind === 'timeNote') {
      return [penaltyDraft({ kind: 'timeToOpponent', seconds: offer.opponentSeconds }, language)];
    }
    const lost = offer.kind === 'result' && offer.result === 'playerLoses';
    return lost && LOST_BY_PENALTY.has(situation) ? [penaltyDraft({ kind: 'loss' }, language)] : [];
  });
  const ladder = offers.flatMap((offer) => (offer.kind === 'penalty' ? [offer.penalty] : []));
  return { kinds: [...new Set([...begin.map(({ kind }) => kind), ...ladder])], begin };
}

/** Whether what is said of the place is enough for a penalty: somebody, and for a loss the game. */
export const isForPlace = (
  kind: PenaltyKind,
  { player, board }: { readonly player: unknown; readonly board: number | null },
): boolean => player !== null && (kind !== 'loss' || board !== null);
