import type { Summary } from '@ronde/core/tournament/views/summary.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { TournamentListing } from '@ronde/server/api/listing.ts';
import { WORDS } from '../words/words.ts';
import { formatDays, formatInstant } from './dates.ts';
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

/** Command lines that work as they stand, but for the name of the file. */
export const NEW_COMMAND = 'bin/ronde new "Open de Rennes" --rounds 9';
export const CONVERT_COMMAND = 'bin/ronde convert event.trf --to store';

function empty(language: Language): Html {
  const words = WORDS[language];
  return html`<div class="card">
    <h3>${words.emptyHeading}</h3>
    <p>${words.emptyText}</p>
    <dl class="steps">
      <div>
        <dt>${words.emptyNew}</dt>
        <dd><code class="command" tabindex="0">${NEW_COMMAND}</code></dd>
      </div>
      <div>
        <dt>${words.emptyConvert}</dt>
        <dd><code class="command" tabindex="0">${CONVERT_COMMAND}</code></dd>
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
        <th scope="col" class="number">${words.players}</th>
        <th scope="col">${words.round}</th>
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

function row({ id, lastAt, summary, problem }: TournamentListing, language: Language): Html {
  return html`<tr>
    <th scope="row">
      ${summary?.name ?? id}
      <span class="detail">${summary ? whenAndWhere(summary, language) : ''}</span>
    </th>
    <td class="number">${summary?.players ?? ''}</td>
    <td>${problem === null ? stage(summary, language) : unreadable(problem, language)}</td>
    <td class="time"><time datetime="${lastAt}">${formatInstant(lastAt, language)}</time></td>
  </tr>`;
}

function whenAndWhere({ firstDay, lastDay, place }: Summary, language: Language): string {
  const days = formatDays(firstDay, lastDay ?? firstDay, language);
  return place === null ? days : `${days} · ${place}`;
}

function stage(summary: Summary | null, language: Language): Html {
  const words = WORDS[language];
  if (summary === null) return html``;
  const { current, rounds } = summary;
  if (current === null) {
    return html`${words.notStarted} <span class="detail">${words.roundsCount(rounds)}</span>`;
  }
  const { round, boards, results } = current;
  const playing = current.stage === 'playing';
  return html`${words.roundStage(round, rounds, words.stages[current.stage])}
    <span class="detail">${playing ? words.resultsIn(results, boards) : ''}</span>`;
}

const unreadable = (code: string, language: Language): Html =>
  html`<span class="danger">${WORDS[language].unreadable(code)}</span>`;
