import type { TournamentListing } from '@ronde/server/api/listing.ts';
import { WORDS, type Language } from '../words/words.ts';
import { html, type Html } from './html.ts';

/** What the page knows of the tournaments. */
export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly tournaments: readonly TournamentListing[] }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'failed'; readonly code: string };

export function tournamentList(state: ListState, language: Language): Html {
  const words = WORDS[language];
  switch (state.kind) {
    case 'loading':
      return html`<p class="soft">${words.loading}</p>`;
    case 'unreachable':
      return failure(words.failedUnreachable, language);
    case 'failed':
      return failure(words.failedOther(state.code), language);
    case 'listed':
      return state.tournaments.length === 0 ? empty(language) : table(state.tournaments, language);
  }
}

function failure(reason: string, language: Language): Html {
  const words = WORDS[language];
  return html`<div class="card problem" role="alert">
    <h3>${words.failedHeading}</h3>
    <p>${reason}</p>
    <p><button type="button" data-action="reload">${words.tryAgain}</button></p>
  </div>`;
}

function empty(language: Language): Html {
  const words = WORDS[language];
  return html`<div class="card">
    <h3>${words.emptyHeading}</h3>
    <p>${words.emptyText}</p>
    <dl class="steps">
      <div>
        <dt>${words.emptyNew}</dt>
        <dd><code class="command" tabindex="0">bin/ronde new</code></dd>
      </div>
      <div>
        <dt>${words.emptyConvert}</dt>
        <dd><code class="command" tabindex="0">bin/ronde convert</code></dd>
      </div>
    </dl>
    <p class="soft">${words.emptyHelp}</p>
  </div>`;
}

function table(tournaments: readonly TournamentListing[], language: Language): Html {
  const words = WORDS[language];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.tournament}</th>
        <th scope="col" class="number">${words.changes}</th>
        <th scope="col" class="time">${words.lastChange}</th>
      </tr>
    </thead>
    <tbody>
      ${latestFirst(tournaments).map((tournament) => row(tournament, language))}
    </tbody>
  </table>`;
}

const latestFirst = (tournaments: readonly TournamentListing[]): TournamentListing[] =>
  [...tournaments].sort((a, b) => b.lastAt.localeCompare(a.lastAt));

function row(tournament: TournamentListing, language: Language): Html {
  return html`<tr>
    <th scope="row">${tournament.id}</th>
    <td class="number">${tournament.position}</td>
    <td class="time">
      <time datetime="${tournament.lastAt}">${formatTime(tournament.lastAt, language)}</time>
    </td>
  </tr>`;
}

/** `15 Nov 2026, 14:05` and `15 nov. 2026, 14:05`, in the reader's time zone. */
export function formatTime(instant: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'fr-FR';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
