import type { CalendarRoundList } from '@ronde/core/documents/lists/calendar-list.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { listTable } from './list-table.ts';
import { markup, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { roundTime } from './round-time.ts';
import { siteWords } from './words.ts';

/** All rounds of a round robin or of a season of teams, each with its day, who meets whom and who rests. */
export function calendarPage(context: PageContext, rounds: readonly CalendarRoundList[]): Html {
  const { language, path, table } = context;
  const words = siteWords(language);
  const sections = rounds.map(({ round, published, list }) => {
    const when = roundTime(context, round);
    const name = fill(words.round, { round });
    const beside = when === null ? null : markup` <span class="when">${when}</span>`;
    return markup`<section class="part" aria-labelledby="round-${round}">
      <h2 id="round-${round}">${published ? markup`<a href="${path({ page: 'round', round })}">${name}</a>` : name}${beside}</h2>
      ${listTable(list, table)}
    </section> `;
  });
  return markup`<div class="calendar-rounds">${sections}</div> `;
}
