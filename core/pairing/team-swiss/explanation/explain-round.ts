import type { TeamSwissArticles } from '../../../rules/editions/team-swiss-articles.ts';
import { fill } from '../../../rules/sentence.ts';
import type { ExplanationAsked } from '../../explanation/explained-round.ts';
import { figure, scoreWords } from '../../explanation/figures-in-words.ts';
import { sayObjection, sayPairs, type SectionWriter } from '../../explanation/swiss-sentences.ts';
import { tellByBrackets } from '../../explanation/tell-by-brackets.ts';
import type { TracedBye } from '../../field/traced-bye.ts';
import type { CriterionValue, TracedBracket } from '../trace.ts';
import { firstWorse } from '../trace-bracket.ts';
import { TEAM_SWISS_WORDS } from './words.ts';

export interface TeamSwissContext extends ExplanationAsked {
  readonly articles: TeamSwissArticles;
}

function tellBye(told: SectionWriter, event: TracedBye, context: TeamSwissContext): void {
  told.open('');
  const { byePassedOver } = TEAM_SWISS_WORDS[context.language];
  for (const { player, because, article } of event.passedOver) {
    told.say(fill(byePassedOver[because], { team: context.name(player), article }), [player]);
  }
  told.say(sayBye(event, context), [event.player]);
}

export const sayBye = (
  { player, score, games }: TracedBye,
  { language, name, articles }: TeamSwissContext,
): string =>
  fill(TEAM_SWISS_WORDS[language].bye, {
    team: name(player),
    score: scoreWords(score, language),
    games,
    article: articles.bye.score,
  });

export const titleOf = ({ score }: TracedBracket, { language }: TeamSwissContext): string =>
  fill(TEAM_SWISS_WORDS[language].bracket, { score: scoreWords(score, language) });

export function sayBracket(event: TracedBracket, context: TeamSwissContext): string[] {
  const { language, name } = context;
  const words = TEAM_SWISS_WORDS[language];
  const up = event.upfloaters.map(
    ({ team, score }) => `${name(team)} (${figure(score, language)})`,
  );
  return [
    fill(words.residents, { teams: event.residents.map(name).join(', ') }),
    ...(up.length > 0 ? [fill(words.upfloaters, { teams: up.join(', ') })] : []),
    ...event.passedOver.map(({ team, criterion, article }) =>
      fill(words.passedOver[criterion], { team: name(team), article }),
    ),
    fill(words.first, { pairs: sayPairs(event.first, context) }),
    ...sayDecision(event, context),
  ];
}

export const isFirst = ({ first, pairs }: TracedBracket): boolean =>
  JSON.stringify(first) === JSON.stringify(pairs);

/** Why the first pairing was not kept, and what was. */
export function sayDecision(event: TracedBracket, context: TeamSwissContext): string[] {
  const words = TEAM_SWISS_WORDS[context.language];
  if (isFirst(event)) return [words.acceptedAsFirst];
  const worse = decidedBy(event);
  return [
    ...event.objections.map((objection) => sayObjection(objection, context)),
    ...(worse
      ? [
          fill(words.criterion, {
            article: worse.best.article,
            criterion: words.criteria[worse.best.criterion],
            best: sayTeamValue(worse.best, context),
            first: sayTeamValue(worse.other, context),
          }),
        ]
      : [fill(words.laterOnly, { article: context.articles.order.pairings })]),
    fill(words.accepted, { pairs: sayPairs(event.pairs, context) }),
  ];
}

/** The criterion by which the first pairing is worse than the one taken; null when it was not allowed. */
export const decidedBy = ({ criteria, firstCriteria }: TracedBracket) =>
  firstCriteria && firstWorse(criteria.slice(-firstCriteria.length), firstCriteria);

/** A count, or the scores of the upfloaters. */
export function sayTeamValue(
  { criterion, value, sizes }: CriterionValue,
  { language }: ExplanationAsked,
): string {
  if (criterion !== 'upfloaterScores') return String(value);
  const scores = sizes.map((size) => figure(-size, language));
  return scores.length === 0 ? TEAM_SWISS_WORDS[language].none : scores.join(' ');
}

/** The pairing of a round in sentences, bracket by bracket (C.04.1 9: it must be explainable). */
export const explainRound = tellByBrackets({
  bye: tellBye,
  bracket: (event: TracedBracket, context: TeamSwissContext) => ({
    title: titleOf(event, context),
    lines: sayBracket(event, context),
    players: [...event.residents, ...event.upfloaters.map(({ team }) => team)],
  }),
});
