import type { Language } from '@ronde/core/rules/language.ts';
import { seriesWord } from '@ronde/core/tournament/season-rules.ts';
import { isVisible } from '@ronde/core/tournament/views/visible.ts';
import { markup } from '@ronde/site/markup.ts';
import type { House } from '../house.ts';
import { Declined } from '../registry/declined.ts';
import { seriesEvents } from '../series-events.ts';
import { framed } from './house-pages.ts';
import { publicWords } from './words.ts';

/** Where the tables of a series are. */
export const seriesAddress = (series: string): string =>
  `/series/${encodeURIComponent(seriesWord(series))}`;

export type SeriesPage = { readonly text: string } | 'missing' | 'troubled';

/** The tables of all published events of a series on one page: from the highest division down, then by name. */
export async function seriesPage(
  house: Pick<House, 'store' | 'ledgers' | 'answers'>,
  word: string,
  language: Language,
): Promise<SeriesPage> {
  const listed = await seriesEvents(house.store, word, language);
  if (!listed.ok) return 'troubled';
  const events = listed.value;
  const [first] = events;
  if (first === undefined) return 'missing';
  const tables: { readonly division: number; readonly html: string }[] = [];
  for (const { id } of events) {
    const opened = await house.ledgers.at(id);
    // What was hidden since the list was made is not shown either.
    if (!opened.ok || !isVisible(opened.value.state)) continue;
    const table = await house.answers.to(opened.value, 'public', { view: 'seriesTable', language });
    if (table instanceof Declined) continue;
    // An event whose division was not said comes after the others.
    const division = opened.value.state.settings.season.division ?? Infinity;
    tables.push({ division, html: new TextDecoder().decode(table.plain) });
  }
  const html = tables
    .toSorted((a, b) => (a.division === b.division ? 0 : a.division - b.division))
    .map((table) => table.html)
    .join('\n');
  const words = publicWords(language);
  const content = markup`<p class="lede">${words.seriesOf}</p>
    ${tables.length === 0 ? markup`<p class="lede">${words.seriesEmpty}</p>` : { html }}
    <p class="more"><a href="/t">${words.toTournaments}</a></p>`;
  return { text: framed(language, first.series, content, seriesAddress(first.series)) };
}
