import { fill } from '@ronde/core/rules/sentence.ts';
import type { DocumentList } from '@ronde/core/documents/lists/list.ts';
import { listParts } from '@ronde/core/documents/lists/list-parts.ts';
import { listTable, type TableContext } from './list-table.ts';
import { markup, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { siteWords } from './words.ts';

/** A round robin has everybody against everybody first, then round by round; a Swiss its rounds alone. */
export function crosstablePage(
  { language, table }: PageContext,
  grid: DocumentList | null,
  rounds: DocumentList,
): Html {
  if (grid === null) return inParts(rounds, table, 'h2');
  return markup`${inParts(grid, table, 'h2')}
    <section class="part">
      <h2>${siteWords(language).roundByRound}</h2>
      ${inParts(rounds, table, 'h3')}
    </section> `;
}

/** One table, or of a large event one for each share of its columns, which says what it has. */
function inParts(whole: DocumentList, context: TableContext, level: 'h2' | 'h3'): Html {
  const { parts } = siteWords(context.language);
  return markup`${listParts(whole).map(({ list, share }, index) => {
    if (share === null) return listTable(list, context);
    const said = fill(parts[share.of], { from: share.from, to: share.to });
    const heading = level === 'h2' ? markup`<h2>${said}</h2>` : markup`<h3>${said}</h3>`;
    const title = `${list.title} · ${said}`;
    return markup`<section class="${index === 0 ? 'first' : 'part'}">
      ${heading}
      ${listTable({ ...list, title }, context)}
    </section> `;
  })}`;
}
