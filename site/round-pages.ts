import { fill } from '@ronde/core/rules/sentence.ts';
import { roundCalled } from '@ronde/core/tournament/round-called.ts';
import { roundStage } from '@ronde/core/tournament/round.ts';
import { publishedRounds } from '@ronde/core/tournament/state.ts';
import type { DocumentList } from '@ronde/core/documents/lists/list.ts';
import { markup, type Html } from './markup.ts';
import { listTable } from './list-table.ts';
import type { PageContext } from './page-context.ts';
import { roundTime } from './round-time.ts';
import type { SitePage } from './site-paths.ts';
import { siteWords } from './words.ts';

/** The boards or the names of a round, with the way to the other rounds. */
export function roundPage(
  context: PageContext,
  round: number,
  order: 'round' | 'names',
  list: DocumentList,
): Html {
  const { state, language, path, table } = context;
  const words = siteWords(language);
  const published = publishedRounds(state)[round - 1];
  const called = roundCalled(state.settings, round);
  const facts = [
    called === null ? null : markup`${called[language]}`,
    roundTime(context, round),
    published ? markup`${words.stages[roundStage(published)]}` : null,
  ]
    .filter((part) => part !== null)
    .map((part, index) => (index === 0 ? part : markup` · ${part}`));
  const orders = (['round', 'names'] as const).map((one) => {
    const label = one === 'round' ? words.byBoard : words.byName;
    const current = one === order ? markup` aria-current="true"` : null;
    return markup`<li><a href="${path({ page: one, round })}"${current}>${label}</a></li> `;
  });
  return markup`<p class="stage">${facts}</p>
    ${roundLinks(context, round, (number) => ({ page: order, round: number }))}
    <ul class="choices">
      ${orders}
    </ul>
    ${listTable(list, table)}`;
}

/** Links to the same page of every published round. */
export function roundLinks(
  { state, language, path }: PageContext,
  current: number,
  pageFor: (round: number) => SitePage,
): Html {
  const words = siteWords(language);
  const links = publishedRounds(state).map(({ number }) => {
    const mark = number === current ? markup` aria-current="true"` : null;
    const label = fill(words.round, { round: number });
    return markup`<li>
      <a href="${path(pageFor(number))}" aria-label="${label}"${mark}>${number}</a>
    </li> `;
  });
  return markup`<nav class="round-links" aria-label="${words.rounds}">
    <span aria-hidden="true">${words.rounds}</span>
    <ul>
      ${links}
    </ul>
  </nav> `;
}
