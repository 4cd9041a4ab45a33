import type { CalendarRoundList } from '@ronde/core/documents/lists/calendar-list.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { listTable } from './list-table.ts';
import { markup, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { roundTime } from './round-time.ts';
import { siteWords } from './words.ts';

/** All rounds of a round robin, each with its day, its games and who rests. */
export function calendarPage(context: PageContext, rounds: readonly CalendarRoundList[]): Html {
  const { language, path, table } = context;
  const words = siteWords(language);
  const sections = rounds.map(({ round, list }) => {
    const when = roundTime(context, round);
    const beside = when === null ? null : markup` <span class="when">${when}</span>`;
    return markup`<section class="part" aria-labelledby="round-${round}">
      <h2 id="round-${round}"><a href="${path({ page: 'round', round })}">${fill(words.round, { round })}</a>${beside}</h2>
      ${listTable(list, table)}
    </section> `;
  });
  return markup`<div class="calendar-rounds">${sections}</div> `;
}
