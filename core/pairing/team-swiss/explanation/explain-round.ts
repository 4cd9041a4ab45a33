import type { TeamSwissArticles } from '../../../rules/editions/team-swiss-articles.ts';
import { fill } from '../../../rules/sentence.ts';
import type { ExplanationAsked, ExplanationSection } from '../../explanation/explained-round.ts';
import { figure, scoreWords } from '../../explanation/figures-in-words.ts';
import { SectionWriter, sayObjection, sayPairs } from '../../explanation/swiss-sentences.ts';
import type { TracedBye } from '../../field/traced-bye.ts';
import type { CriterionValue, TeamSwissTraceEvent, TracedBracket } from '../trace.ts';
import { firstWorse } from '../trace-bracket.ts';
import { TEAM_SWISS_WORDS } from './words.ts';

export interface TeamSwissContext extends ExplanationAsked {
  readonly articles: TeamSwissArticles;
}

/** The pairing of a round in sentences, bracket by bracket (C.04.1 9: it must be explainable). */
export function explainRound(
  events: readonly TeamSwissTraceEvent[],
  context: TeamSwissContext,
): ExplanationSection[] {
  const told = new SectionWriter(context.language);
  for (const event of events) {
    switch (event.type) {
      case 'bye':
        tellBye(told, event, context);
        break;
      case 'bracket': {
        told.open(titleOf(event, context));
        const teams = [...event.residents, ...event.upfloaters.map(({ team }) => team)];
        for (const line of sayBracket(event, context)) told.say(line, teams);
        break;
      }
      case 'colours':
        told.sayColours(event, context);
    }
  }
  return told.sections;
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
