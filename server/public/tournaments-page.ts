import { markup, type Html } from '@ronde/site/markup.ts';
import { sayDays } from '@ronde/core/documents/times/say-time.ts';
import { siteWords } from '@ronde/site/words.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Summary } from '@ronde/core/tournament/views/summary.ts';
import { LONGEST_PAGE, type TournamentsAnswer } from '../api/listing.ts';
import { framed } from './house-pages.ts';
import { seriesAddress } from './series-page.ts';
import { publicWords, type PublicWords } from './words.ts';

/** Which part of the list is asked for. */
export interface PageAsked {
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** A shorter list needs no search field. */
const A_GLANCE = 10;

/** The tournaments of this server, those that begin last first; searched and turned without script. */
export function tournamentsPage(
  { tournaments, total }: TournamentsAnswer,
  asked: PageAsked,
  language: Language,
): string {
  const words = publicWords(language);
  const rows = tournaments.flatMap(({ id, summary }) =>
    summary === null ? [] : [row(id, summary, language)],
  );
  const searched = asked.search.trim() !== '';
  const pages = Math.max(1, Math.ceil(total / LONGEST_PAGE));
  const empty = searched ? words.noneFound : words.none;
  const content = markup`${searched || total > A_GLANCE ? searchField(asked, words) : ''}
    ${searched ? markup`<p role="status">${found(total, words)}</p>` : ''}
    ${
      rows.length === 0
        ? markup`<p class="lede">${total === 0 ? empty : words.noSuchPage}</p>`
        : markup`<ul class="rounds tournaments">${rows}</ul>`
    }
    ${searched ? markup`<p class="more"><a href="/t">${words.toTournaments}</a></p>` : ''}
    ${pages > 1 ? turning(asked, pages, words) : ''}`;
  return framed(language, words.tournaments, content, addressOf(asked));
}

const found = (total: number, words: PublicWords): string =>
  total === 1 ? words.foundOne : fill(words.found, { count: total });

const searchField = ({ search }: PageAsked, words: PublicWords): Html =>
  markup`<form class="search" role="search" action="/t">
    <label for="search">${words.search}</label>
    <input id="search" name="search" type="search" value="${search}" maxlength="200" />
    <button>${words.searchButton}</button>
  </form>`;

function turning(asked: PageAsked, pages: number, words: PublicWords): Html {
  const { page } = asked;
  const to = (number: number, word: string, rel: string): Html =>
    markup`<a rel="${rel}" href="${addressOf({ ...asked, page: number })}">${word}</a>`;
  return markup`<nav class="pages" aria-label="${words.pages}">
    ${page > 1 ? to(Math.min(page - 1, pages), words.previous, 'prev') : ''}
    <span aria-current="page">${fill(words.pageOf, { page, pages })}</span>
    ${page < pages ? to(page + 1, words.next, 'next') : ''}
  </nav>`;
}

function addressOf({ search, page }: PageAsked): string {
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/t' : `/t?${query.toString()}`;
}

function row(id: string, summary: Summary, language: Language): Html {
  const words = siteWords(language);
  const { name, place, firstDay, lastDay, current, series } = summary;
  const days = sayDays(firstDay, lastDay, language);
  const when = place === null ? days : `${place} · ${days}`;
  const round = current === null ? null : fill(words.round, { round: current.round });
  const stage = current === null ? '' : `${round ?? ''}, ${words.stages[current.stage]}`;
  return markup`<li>
    <span class="round"><a href="/t/${encodeURIComponent(id)}/">${name}</a></span>
    <span class="when">${when}</span> <span class="stage">${stage}</span>
    ${series === null ? '' : markup`<span class="stage"><a href="${seriesAddress(series)}">${series}</a></span>`}
  </li> `;
}
