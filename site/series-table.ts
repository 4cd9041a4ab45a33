import type { Language } from '@ronde/core/rules/language.ts';
import { standingsList } from '@ronde/core/documents/lists/standings-lists.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { flagImage } from './flags.ts';
import { listTable } from './list-table.ts';
import { markup, type Html } from './markup.ts';
import { pathOf } from './site-paths.ts';

/** The table of one pool as it stands beside the others; null where it is not public. */
export function seriesTable(
  state: Tournament,
  id: string,
  language: Language,
  flags: (federation: string) => string | null,
): Html | null {
  const list = standingsList(state, language, 'public');
  if (list === null) return null;
  const { publication, name } = state.settings;
  const base = `/t/${encodeURIComponent(id)}/`;
  const heading = `series-${encodeURIComponent(id)}`;
  return markup`<section class="part" aria-labelledby="${heading}">
    <h2 id="${heading}"><a href="${base}">${name}</a></h2>
    <p class="stage">${list.title}</p>
    ${listTable(list, {
      language,
      event: name,
      playerPath: (player) =>
        publication.players
          ? `${base}${pathOf({ page: 'player', player }, language, language)}`
          : null,
      teamPath: (team) =>
        publication.players ? `${base}${pathOf({ page: 'team', team }, language, language)}` : null,
      flag: (federation) => flagImage(flags(federation)),
    })}
  </section> `;
}
