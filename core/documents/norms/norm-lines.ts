import type { NormCondition } from '../../ratings/norms/condition.ts';
import type { EventCondition } from '../../ratings/norms/event-conditions.ts';
import type { NormForesight } from '../../ratings/norms/foresight.ts';
import type { NormVerdict } from '../../ratings/norms/verdict.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { Language } from '../../rules/language.ts';
import { displayPoints, POINT, pointsFromTenths } from '../../rules/points.ts';
import { fill } from '../../rules/sentence.ts';
import { NORM_WORDS, type NormWords } from './norm-words.ts';

/** Yes, no, or not to be decided. */
export const normSign = (met: boolean | null): 'yes' | 'no' | 'open' =>
  met === null ? 'open' : met ? 'yes' : 'no';

/** Half points as points: `6½`. */
export const sayHalfPoints = (halves: number, language: Language): string =>
  displayPoints(pointsFromTenths((halves * POINT) / 2), language);

/** A line of a table of conditions: article, condition, required, actual, met. */
export function conditionCells<Name extends string>(
  { article, name, required, actual, met }: NormCondition<Name>,
  names: Readonly<Record<Name, string>>,
  language: Language,
): string[] {
  const words = NORM_WORDS[language];
  const shown = (value: number | string | null): string =>
    value === null
      ? words.unknown
      : typeof value === 'number'
        ? displayPoints(pointsFromTenths(Math.round(value * POINT)), language)
        : value;
  return [article, names[name], shown(required), shown(actual), words.marks[normSign(met)]];
}

/** What remarks on a verdict name. */
type RemarkArticles = Pick<
  TitleProperties['articles'],
  'countedAtMost' | 'dropWins' | 'extension' | 'firstRounds' | 'raisedOpponents'
>;

/** What a verdict rests on beside its conditions. */
export function remarksOn(
  verdict: NormVerdict,
  articles: RemarkArticles,
  language: Language,
): string[] {
  const words = NORM_WORDS[language];
  const { credit, games, dropped, raised, achieved } = verdict;
  const remarks: string[] = [];
  if (achieved === true) {
    const article = credit < games ? articles.countedAtMost : articles.extension;
    remarks.push(fill(words.creditedAs, { games: credit, article }));
  }
  if (dropped.length > 0) {
    const both = `${articles.firstRounds}, ${articles.dropWins}`;
    remarks.push(
      fill(words.leftOutBy, {
        ...{ rounds: dropped.join(', '), count: dropped.length },
        articles: both,
      }),
    );
  }
  if (raised.length > 0) {
    const players = raised.map(({ name }) => name).join(', ');
    remarks.push(fill(words.raised, { players, article: articles.raisedOpponents }));
  }
  if (verdict.isEightOfNine) remarks.push(words.eightOfNine);
  if (verdict.countsForfeitAsLoss) remarks.push(words.forfeitAsLoss);
  if (achieved === null) {
    const undecided = verdict.conditions.filter(({ met }) => met === null);
    remarks.push(fill(words.cannotDecide, { conditions: listed(words, undecided) }));
    if (undecided.some(({ name }) => name !== 'scorelessOpponents'))
      remarks.push(words.missingData);
  }
  return remarks;
}

const listed = (words: NormWords, conditions: readonly NormCondition[]): string =>
  conditions.map(({ name, article }) => `${words.conditions[name]} (${article})`).join(', ');

/** What bars the event, and what an arbiter has to confirm. */
export function eventSentences(event: readonly EventCondition[], language: Language): string[] {
  const words = NORM_WORDS[language];
  const named = (met: false | null): string =>
    event
      .filter((condition) => condition.met === met)
      .map(({ name, article }) => `${words.eventConditions[name]} (${article})`)
      .join(', ');
  const [failed, open] = [named(false), named(null)];
  return [
    ...(failed === '' ? [] : [fill(words.barred, { conditions: failed })]),
    ...(open === '' ? [] : [fill(words.toConfirm, { conditions: open })]),
  ];
}

/** What a norm still needs, or why it is gone, in a few words each. */
export function foresightSentences(foresight: NormForesight, language: Language): string[] {
  const words = NORM_WORDS[language];
  if (foresight.state === 'had') return [words.states.had];
  if (foresight.state === 'gone') {
    return [fill(words.because, { conditions: listed(words, foresight.because) })];
  }
  const { next, points, against, needed, scoreless, coming: games } = foresight;
  const lines: string[] = [];
  if (next !== null) {
    const params = { round: next.round, opponent: next.opponent.name };
    lines.push(
      next.makes === null
        ? fill(words.nextKeeps, { ...params, result: words.results[next.keepsOpen] })
        : fill(words.nextMakes, { ...params, result: words.results[next.makes] }),
    );
  }
  if (points !== null && points.least !== null) {
    lines.push(fill(words.points, { points: sayHalfPoints(points.least, language), games }));
  } else if (points !== null && points.enough !== null) {
    lines.push(fill(words.pointsSure, { points: sayHalfPoints(points.enough, language), games }));
  }
  for (const { halfPoints, average } of against) {
    const params = { points: sayHalfPoints(halfPoints, language), games, average };
    lines.push(fill(words.against, params));
  }
  if (needed !== null && needed.titled + needed.ofClass + needed.federations > 0) {
    const { opponents, titled, ofClass, federations } = needed;
    lines.push(fill(words.needed, { opponents, titled, ofClass, federations }));
  }
  if (scoreless !== null) {
    const params = { players: scoreless.players.join(', '), article: scoreless.article };
    lines.push(fill(words.scoreless, params));
  }
  return lines;
}
