import { openSite } from '@ronde/site/site.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { engineEvent, inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { ownZone } from '@ronde/exchange/exports/own-zone.ts';
import { describe, expect, it } from 'vitest';
import { openHall, playedHall, STRANGER, TOURNAMENT, type Hall } from '../testing/hall.ts';

const french = { ...STRANGER, headers: { ...STRANGER.headers, 'accept-language': 'fr' } };
const AT = '2026-03-01T09:00:00.000Z';

const keep = async (hall: Hall, { ledger }: PlayedEvent, id = TOURNAMENT): Promise<void> => {
  await hall.store.create(id, { at: AT }, ledger.entries);
};
/** A page without what the server adds: its script, and the flags it has the files of. */
const plain = (text: string): string =>
  text.replace(/<script[^>]*><\/script>/, '').replace(/<img class="flag"[^>]*>/g, '');

describe('the public pages of the server', () => {
  it('are those of the static site, file by file, but for the live script and flags', async () => {
    const hall = openHall();
    const event = engineEvent(8, 2, { roundDates: ['2026-03-07', '2026-03-08'] });
    await keep(hall, event);
    const last = event.ledger.entries.at(-1);
    const changedAt = new Date(last?.at ?? '').toISOString();
    const site = openSite(event.state, TOURNAMENT, { language: 'fr', changedAt, zone: ownZone() });
    expect(site.paths.length).toBeGreaterThan(30);
    for (const path of site.paths) {
      const response = await hall.ask(`/t/${TOURNAMENT}/${path}`, french);
      expect([path, response.status]).toEqual([path, 200]);
      const text = await response.text();
      const expected = site.file(path);
      expect(response.headers.get('content-type')).toBe(expected?.mediaType);
      expect(plain(text)).toBe(expected?.text);
      if (path.endsWith('.html')) {
        expect(text).toContain('<script src="/assets/public.js" data-tournament="open"');
      }
      if (path === 'players.html') expect(text).toContain('src="/assets/flag-fra.svg"');
    }
  });

  it('begin at the address of the tournament, with a calendar', async () => {
    const hall = openHall();
    await playedHall(hall);
    const moved = await hall.ask('/t/open?lang=fr', STRANGER);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/t/open/?lang=fr']);
    const list = await hall.ask('/t/?lang=fr', STRANGER);
    expect([list.status, list.headers.get('location')]).toEqual([302, '/t?lang=fr']);
    const first = await hall.ask('/t/open/', STRANGER);
    expect(await first.text()).toContain('Open de Rennes');
    const calendar = await hall.ask('/t/open/calendar.ics', STRANGER);
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR/);
    const all = await hall.ask('/t', STRANGER);
    expect(await all.text()).toContain('<a href="/t/open/">Open de Rennes</a>');
  });

  it('speak the language asked for, remembered, or preferred', async () => {
    const hall = openHall();
    await playedHall(hall);
    const language = async (path: string, asking: object): Promise<string | undefined> => {
      const response = await hall.ask(path, { ...STRANGER, ...asking });
      return /<html lang="(\w+)"/.exec(await response.text())?.[1];
    };
    expect(await language('/t/open/', french)).toBe('fr');
    expect(await language('/t/open/', {})).toBe('en');
    expect(await language('/t/open/?lang=fr', {})).toBe('fr');
    expect(await language('/t/open/', { cookie: 'ronde-language=fr' })).toBe('fr');
    // A link from somebody who reads the other language.
    expect(await language('/t/open/round-1.fr.html', french)).toBe('fr');
    expect(await language('/t/open/round-1.fr.html', {})).toBe('fr');
    expect(await language('/t/open/round-1.en.html', {})).toBe('en');
  });

  it('cost nothing when nothing changed, and are new when something did', async () => {
    const hall = openHall();
    await playedHall(hall);
    const first = await hall.ask('/t/open/round-1.html', STRANGER);
    const tag = first.headers.get('etag') ?? '';
    const again = (more: object = {}) =>
      hall.ask('/t/open/round-1.html', {
        ...STRANGER,
        headers: { ...STRANGER.headers, 'if-none-match': tag, ...more },
      });
    expect((await again()).status).toBe(304);
    expect((await again({ 'accept-language': 'fr' })).status).toBe(200);
    const score = { kind: 'played', score: '0-1' };
    await hall.does('enterResult', { round: 1, board: 2, outcome: score });
    const after = await again();
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('0 – 1');
  });

  it.each([
    ['an unknown tournament', '/t/nowhere/'],
    ['an unknown page', '/t/open/round-9.html'],
    ['a path upwards', '/t/open/..%2f..%2fpackage.json'],
    ['a path of several parts', '/t/open/a/b'],
    ['an id that is none', '/t/%00/'],
    ['a broken address', '/t/%E0%A4%A/'],
  ])('say calmly that nothing is there: %s', async (_, path) => {
    const hall = openHall();
    await playedHall(hall);
    const response = await hall.ask(path, french);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>Rien ici</h1>');
  });

  it('stay readable at their addresses in the archive, and leave the list', async () => {
    const hall = openHall();
    await playedHall(hall);
    expect((await hall.ask('/t/open/', STRANGER)).status).toBe(200);
    await hall.store.remove(TOURNAMENT);
    for (const path of ['', 'standings.html', 'round-1.html']) {
      expect((await hall.ask(`/t/open/${path}`, STRANGER)).status, path).toBe(200);
    }
    expect(await (await hall.ask('/t', STRANGER)).text()).not.toContain('Open de Rennes');
  });

  it('list tournaments by pages, searched without script, the latest to begin first', async () => {
    const hall = openHall();
    for (let number = 1; number <= 60; number += 1) {
      const firstDay = `2026-${number > 30 ? '04' : '03'}-${String(1 + (number % 30)).padStart(2, '0')}`;
      const place = number === 7 ? 'Saint-Malo' : null;
      await keep(
        hall,
        new PlayedEvent({ name: `Open <${number}>`, firstDay, place }),
        `o-${number}`,
      );
    }
    const list = async (address: string) => (await hall.ask(address, french)).text();
    const links = (text: string): string[] =>
      [...text.matchAll(/href="\/t\/(o-\d+)\/"/g)].map(([, id = '']) => id);
    const first = await list('/t');
    expect(links(first)).toHaveLength(50);
    expect(links(first)[0]).toBe('o-59');
    expect(first).toContain('<input id="search" name="search" type="search" value=""');
    expect(first).toContain('<a rel="next" href="/t?page=2">Page suivante</a>');
    expect(first).not.toContain('rel="prev"');
    const second = await list('/t?page=2');
    expect(links(second)).toHaveLength(10);
    expect(new Set([...links(first), ...links(second)]).size).toBe(60);
    expect(second).toContain('Page 2 sur 2');
    expect(second).toContain('<a rel="prev" href="/t">Page précédente</a>');
    expect(second).toContain('href="/t?page=2&amp;lang=en"');
    const found = await list('/t?search=saint+MALO');
    expect(links(found)).toEqual(['o-7']);
    expect(found).toContain('Un tournoi trouvé');
    expect(found).toContain('value="saint MALO"');
    const none = await list('/t?search=%3Cscript%3E');
    expect(none).toContain('Aucun tournoi ne contient tous ces mots.');
    expect(none).toContain('value="&lt;script&gt;"');
    expect(links(await list('/t?page=99'))).toEqual([]);
    for (const page of ['0', '-3', 'x', '1.5', '']) {
      expect(links(await list(`/t?page=${page}`))).toEqual(links(first));
    }
  });

  it('hold nothing private and no draft, even for the chief arbiter', async () => {
    const hall = openHall();
    const event = engineEvent(8, 1).scores(1, '1111');
    event.does({ type: 'pairRound', round: 2 });
    await keep(hall, event);
    const site = openSite(event.state, TOURNAMENT, {
      language: 'en',
      changedAt: null,
      zone: ownZone(),
    });
    for (const path of site.paths) {
      const text = await (await hall.ask(`/t/open/${path}`)).text();
      for (const { private: hidden } of inventedPlayers(8)) {
        for (const value of Object.values<string | number>({ ...hidden })) {
          expect(text).not.toContain(String(value));
        }
      }
    }
    expect((await hall.ask('/t/open/round-2.html')).status).toBe(404);
  });

  it('run no script but ours, whatever a name says', async () => {
    const hall = openHall();
    const name = `<script>alert(1)</script>"><img src=x onerror='y'>`;
    const wild = new PlayedEvent({ name, place: name });
    const ratings = {};
    wild.does({
      type: 'enterPlayers',
      players: [{ id: playerId('x"><b>'), name, club: name, ratings, fromRound: 1 }],
    });
    await keep(hall, wild, 'wild');
    for (const path of ['/t', '/t/wild/', '/t/wild/players.html']) {
      const response = await hall.ask(path, STRANGER);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy');
      expect(policy).toMatch(/default-src 'self';/);
      expect(policy).not.toContain('unsafe');
      expect(await response.text()).not.toMatch(/<script>|<img|<b>|<script src="[^/]/);
    }
  });
});
