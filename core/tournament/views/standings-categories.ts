import { ageSystemById } from '../../standings/ranking/age-categories.ts';
import {
  rankingOfCategory,
  rankingsBy,
  type CategoryRow,
  type Grouping,
} from '../../standings/ranking/category-ranking.ts';
import type { Criteria } from '../../standings/ranking/criteria.ts';
import type { Tournament } from '../state.ts';
import { rankedTournament, standingsRow, type StandingsRowView } from './standings.ts';
import type { StandingsOptions, StandingsQuestion } from './standings-question.ts';

/** What standings can be split by; `ffe` and `fide` are age categories. */
export const STANDINGS_GROUPINGS = [
  'club',
  'league',
  'federation',
  'sex',
  'title',
  'ffe',
  'fide',
] as const;
export type StandingsGrouping = (typeof STANDINGS_GROUPINGS)[number];

/** A line of the standings with its place within a category. */
export interface CategoryRowView extends StandingsRowView {
  readonly place: number;
}

/** The ranking of one category. */
export interface CategoryView {
  readonly name: string;
  readonly rows: readonly CategoryRowView[];
}

/** One ranking for each club, league, federation, sex, title or age category. */
export function categoriesView(
  state: Tournament,
  grouping: StandingsGrouping,
  options: StandingsOptions = {},
): readonly CategoryView[] {
  const { question, ranked } = rankedTournament(state, options);
  const found = rankingsBy(
    ranked.rows,
    question.profiles,
    groupingOf(grouping),
    state.settings.firstDay,
  );
  const rows = rowsByNumber(ranked.rows, question);
  return [...found].map(([name, members]) => ({ name, rows: placed(members, rows) }));
}

/** The ranking of those who meet the criteria: women, a rating band, an age … */
export function categoryView(
  state: Tournament,
  criteria: Criteria,
  options: StandingsOptions = {},
): readonly CategoryRowView[] {
  const { question, ranked } = rankedTournament(state, options);
  const found = rankingOfCategory(
    ranked.rows,
    question.profiles,
    criteria,
    state.settings.firstDay,
  );
  return placed(found, rowsByNumber(ranked.rows, question));
}

/** The grouping a word stands for. */
export function groupingOf(word: StandingsGrouping): Grouping {
  if (word !== 'ffe' && word !== 'fide') return word;
  const system = ageSystemById(word);
  if (system === null) throw new Error(`no age system ${word}`);
  return system;
}

type Rows = ReadonlyMap<number, StandingsRowView>;

function rowsByNumber(
  rows: ReturnType<typeof rankedTournament>['ranked']['rows'],
  question: StandingsQuestion,
): Rows {
  const shown = rows.flatMap((row) => standingsRow(row, question) ?? []);
  return new Map(shown.map((row) => [row.tpn, row]));
}

function placed(members: readonly CategoryRow[], rows: Rows): CategoryRowView[] {
  return members.flatMap(({ place, row }) => {
    const shown = rows.get(row.tpn);
    return shown ? [{ ...shown, place }] : [];
  });
}
