import {
  regulationsText,
  type RegulationsText,
} from '@ronde/core/documents/regulations/regulations-text.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';

/** The regulations of the event, as they were signed or have changed since. */
export function regulationsPage({ state, language, zone }: PageContext): Html {
  return regulationsHtml(regulationsText(state, language, zone));
}

/** The articles one under the other, and who signed. */
export function regulationsHtml({ version, articles, signed, changed }: RegulationsText): Html {
  const sections = articles.map(
    ({ number, heading, paragraphs, timetable }) =>
      markup`<section aria-labelledby="article-${number}">
        <h2 id="article-${number}">${heading}</h2>
        ${timetable === null ? NOTHING : timetableHtml(heading, timetable)}${paragraphs.map((text) => markup`<p class="told">${text}</p> `)}
      </section> `,
  );
  const ends = [version, ...signed, ...changed].map((text) => markup`<p>${text}</p> `);
  return markup`${sections}<section>${ends}</section> `;
}

type Timetable = NonNullable<RegulationsText['articles'][number]['timetable']>;

const timetableHtml = (name: string, { heads, rows }: Timetable): Html =>
  markup`<div class="scroll"><table>
    <caption class="heard">${name}</caption>
    <thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr> `)}</tbody>
  </table></div> `;
