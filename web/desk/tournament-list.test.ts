import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { defaultEditions } from '@ronde/core/rules/editions/registry.ts';
import type { Summary } from '@ronde/core/tournament/views/summary.ts';
import type { TournamentListing } from '@ronde/server/api/listing.ts';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../words/words.ts';
import { formatDays } from './dates.ts';
import { fetchTournaments } from './fetch-tournaments.ts';
import { html } from './html.ts';
import { pages } from './shell.ts';
import { tournamentList } from './tournament-list.ts';

const summary: Summary = {
  name: 'Open de Rennes',
  kind: 'individual',
  game: 'chess',
  system: 'dutch',
  place: 'Rennes',
  federation: 'FRA',
  firstDay: '2026-03-07',
  lastDay: '2026-03-15',
  players: 124,
  teams: 0,
  rounds: 9,
  editions: defaultEditions('2026-03-07'),
  fideMode: true,
  current: { round: 5, stage: 'playing', boards: 62, results: 41 },
};

const open: TournamentListing = {
  id: 'open-2026',
  position: 12,
  createdAt: '2026-11-14T09:00:00.000Z',
  lastAt: '2026-11-15T10:00:00.000Z',
  summary,
  problem: null,
};

const textOf = (tournaments: readonly TournamentListing[], language: Language): string =>
  tournamentList({ kind: 'listed', tournaments }, language).html;

const answering = (response: Response) => () => Promise.resolve(response);

describe('html', () => {
  it('escapes what is put between, and leaves HTML as it is', () => {
    const hostile = `<img src=x onerror="alert('&')">`;
    expect(html`<b title="${hostile}">${hostile}</b>`.html).toBe(
      '<b title="&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;">' +
        '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;</b>',
    );
    expect(html`<p>${html`<i>${1}</i>`}${[html`a`, html`b`]}</p>`.html).toBe('<p><i>1</i>ab</p>');
  });
});

describe.each(LANGUAGES)('the list in %s', (language) => {
  const words = WORDS[language];

  it('without tournaments, names the commands that make one', () => {
    const text = textOf([], language);
    expect(text).toContain(words.emptyHeading);
    expect(text).toContain('bin/ronde new &quot;Open de Rennes&quot; --rounds 9');
    expect(text).toContain('bin/ronde convert event.trf --to store');
  });

  it('says of each what it is and where it stands, the latest change first', () => {
    const older = { ...open, id: 'older', summary: null, lastAt: '2026-11-14T10:00:00.000Z' };
    const text = textOf([older, open], language);
    expect(text.indexOf('Open de Rennes')).toBeLessThan(text.indexOf('older'));
    expect(text).toContain(' 2026 · Rennes');
    expect(text).toContain('<td class="number">124</td>');
    expect(text).toContain(words.roundStage(5, 9, words.stages.playing));
    expect(text).toContain(words.resultsIn(41, 62));
    expect(text).toContain('<time datetime="2026-11-15T10:00:00.000Z">');
  });

  it('before the first round, says how many there will be', () => {
    const text = textOf([{ ...open, summary: { ...summary, current: null } }], language);
    expect(text).toContain(words.notStarted);
    expect(text).toContain(words.roundsCount(9));
  });

  it('a log that cannot be read says so', () => {
    const damaged = { ...open, summary: null, problem: 'store.corruptEntry' };
    expect(textOf([damaged], language)).toContain(words.unreadable('store.corruptEntry'));
  });

  it('a name is text, whatever it contains', () => {
    const hostile = { ...open, summary: { ...summary, name: '<script>' } };
    expect(textOf([hostile], language)).toContain('&lt;script&gt;');
    expect(textOf([hostile], language)).not.toContain('<script>');
  });

  it('a failure says what to do', () => {
    expect(tournamentList({ kind: 'unreachable' }, language).html).toContain('npm start');
    const failed = tournamentList({ kind: 'failed', code: 'store.locked' }, language).html;
    expect(failed).toContain('store.locked');
    expect(failed).toContain('data-action="reload"');
  });

  it('the shell is in its language and marks it in the switch', () => {
    const page = pages[`desk.${language}.html`] ?? '';
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(words.title);
    expect(page).toMatch(new RegExp(`href="\\?lang=${language}"[^>]*aria-current="true"`));
    expect(page.match(/aria-current/g)).toHaveLength(1);
  });
});

describe('days', () => {
  it.each([
    ['2026-03-07', '2026-03-15', 'en', '7–15 Mar 2026'],
    ['2026-03-07', '2026-03-07', 'en', '7 Mar 2026'],
    ['2026-03-07', '2026-03-15', 'fr', '7–15 mars 2026'],
    ['2026-02-28', '2026-03-01', 'fr', '28 févr. – 1 mars 2026'],
  ] as const)('%s to %s in %s: %s', (first, last, language, text) => {
    // Which spaces stand around the dash is the business of the browser's own tables.
    const squeezed = (days: string): string => days.replace(/\s/g, '');
    expect(squeezed(formatDays(first, last, language))).toBe(squeezed(text));
  });
});

describe('asking the server', () => {
  it.each([
    [
      'tournaments',
      () => Response.json({ tournaments: [open] }),
      { kind: 'listed', tournaments: [open] },
    ],
    [
      'a problem',
      () => Response.json({ code: 'store.locked', params: {} }, { status: 503 }),
      { kind: 'failed', code: 'store.locked' },
    ],
    [
      'a problem without a code',
      () => Response.json({}, { status: 502 }),
      { kind: 'failed', code: '502' },
    ],
    ['something else', () => new Response('<html>', { status: 200 }), { kind: 'unreachable' }],
  ])('%s', async (_, response, state) => {
    expect(await fetchTournaments(answering(response()))).toEqual(state);
  });

  it('no answer', async () => {
    const ask = () => Promise.reject(new TypeError('network'));
    expect(await fetchTournaments(ask)).toEqual({ kind: 'unreachable' });
  });
});
