import { APPLICATION_CONDITION_NAMES } from '@ronde/core/documents/norms/application-words.ts';
import { sayTitle } from '@ronde/core/documents/lists/say-result.ts';
import type { ApplicationCheck } from '@ronde/core/ratings/titles/application.ts';
import type { DirectTitle, TitleByRating } from '@ronde/core/ratings/titles/other-titles.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Title } from '@ronde/core/rules/title.ts';
import type { Cli } from './cli.ts';
import { table } from './table.ts';
import { TITLES_WORDS } from './words/titles.ts';

/** What is told of a player's titles. */
export interface PlayerTitles {
  readonly player: string;
  readonly applications: readonly ApplicationCheck[];
  readonly byRating: readonly TitleByRating[];
  readonly direct: DirectTitle | null;
  /** Whether the championship named brings titles directly; null where none is. */
  readonly championship: { readonly met: boolean; readonly article: string } | null;
}

const sign = (met: boolean | null): 'yes' | 'no' | 'open' =>
  met === null ? 'open' : met ? 'yes' : 'no';

export function titlesText(cli: Cli, found: PlayerTitles): string {
  const words = TITLES_WORDS[cli.language];
  const written = (title: Title): string => sayTitle(title, cli.language) ?? title;
  const rows = found.byRating.map(({ article, title, rating, games, met }) => [
    ...[article, written(title), String(rating), String(games), words.marks[sign(met)]],
  ]);
  return [
    `${found.player}\n`,
    ...found.applications.map((check) => applicationText(cli, check, written(check.title))),
    ...(rows.length === 0
      ? []
      : [`${words.byRating}\n${table([[...words.byRatingHeader], ...rows])}`]),
    ...(found.championship === null
      ? []
      : [
          `${fill(words.championship[found.championship.met ? 'yes' : 'no'], { article: found.championship.article })}\n`,
        ]),
    ...(found.direct === null ? [] : [directText(cli, found.direct, written)]),
  ].join('\n');
}

function applicationText(cli: Cli, check: ApplicationCheck, title: string): string {
  const words = TITLES_WORDS[cli.language];
  const { lateFeePercent: percent, lateArticle: article } = check;
  const rows = check.conditions.map(({ article: rule, name, required, actual, met }) => [
    ...[
      rule,
      APPLICATION_CONDITION_NAMES[cli.language][name],
      String(required),
      String(actual ?? words.unknown),
    ],
    words.marks[sign(met)],
  ]);
  const late =
    percent === null ? null : fill(percent === 0 ? words.inTime : words.late, { percent, article });
  return [
    `${fill(words.complete[sign(check.complete)], { title })}\n`,
    table([[...words.header], ...rows]),
    ...(late === null ? [] : [`${late}\n`]),
  ].join('');
}

function directText(
  cli: Cli,
  { title, state, rating, article, meanwhile }: DirectTitle,
  written: (title: Title) => string,
): string {
  const words = TITLES_WORDS[cli.language];
  const said = fill(words.direct[state], { title: written(title), rating, article });
  if (meanwhile === null) return `${said}\n`;
  return `${said} ${fill(words.meanwhile, { title: written(meanwhile) })}\n`;
}
