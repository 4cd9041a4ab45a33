import { describe, expect, it } from 'vitest';
import { LANGUAGES, WORDS } from '../words/words.ts';
import { fetchTournaments } from './fetch-tournaments.ts';
import { html } from './html.ts';
import { pages } from './shell.ts';
import { tournamentList } from './tournament-list.ts';

const open = {
  id: 'open-2026',
  position: 12,
  createdAt: '2026-11-14T09:00:00.000Z',
  lastAt: '2026-11-15T10:00:00.000Z',
};

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
    const { html: text } = tournamentList({ kind: 'listed', tournaments: [] }, language);
    expect(text).toContain(words.emptyHeading);
    expect(text).toContain('bin/ronde new');
    expect(text).toContain('bin/ronde convert');
  });

  it('puts the latest change first', () => {
    const older = { ...open, id: 'older', lastAt: '2026-11-14T10:00:00.000Z' };
    const tournaments = [older, open];
    const { html: text } = tournamentList({ kind: 'listed', tournaments }, language);
    expect(text.indexOf('open-2026')).toBeLessThan(text.indexOf('older'));
    expect(text).toContain('<td class="number">12</td>');
    expect(text).toContain('<time datetime="2026-11-15T10:00:00.000Z">');
  });

  it('a name is text, whatever it contains', () => {
    const tournaments = [{ ...open, id: '<script>' }];
    expect(tournamentList({ kind: 'listed', tournaments }, language).html).toContain(
      '&lt;script&gt;',
    );
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
