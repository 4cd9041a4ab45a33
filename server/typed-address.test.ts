import { describe, expect, it } from 'vitest';
import { STRANGER, TOURNAMENT, openHall, playedHall, type Asking } from './testing/hall.ts';
import { inSmallLetters } from './typed-address.ts';

const browser = (language: string): Asking => ({
  ...STRANGER,
  headers: { ...STRANGER.headers, accept: 'text/html,*/*;q=0.8', 'accept-language': language },
});

describe('an address in capitals', () => {
  it.each([
    ['/P', '/p'],
    ['/S', '/s'],
    ['/S/BIG1', '/s/big1'],
    ['/S/Big1?x=1', '/s/big1?x=1'],
    ['/T', '/t'],
    ['/T/open/standings.html', '/t/open/standings.html'],
    ['/C/AbC-d_e', '/c/AbC-d_e'],
    ['/NEW', '/new'],
    ['/HELP/Round', '/help/round'],
    ['/Event/open/rounds', '/event/open/rounds'],
  ])('%s leads to %s', async (typed, meant) => {
    const response = await openHall().ask(typed, STRANGER);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(meant);
  });

  it.each(['/p', '/s/BIG1', '/t/open', '/', '/nowhere', '/NOWHERE'])(
    '%s is left as it is',
    (path) => {
      expect(inSmallLetters(path)).toBeNull();
    },
  );

  it('finds a tournament whose name was typed in capitals', async () => {
    const hall = openHall();
    await playedHall(hall);
    const response = await hall.ask('/t/OPEN/standings.html', STRANGER);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/t/${TOURNAMENT}/standings.html`);
  });

  it.each(['/c', '/c/'])('%s without a token asks for the digits', async (path) => {
    const response = await openHall().ask(path, STRANGER);
    expect(response.headers.get('location')).toBe('/p');
  });
});

describe('an address nobody knows', () => {
  it.each([
    ['en', 'Nothing here', 'First page', 'All tournaments'],
    ['fr', 'Rien ici', 'Première page', 'Tous les tournois'],
  ])('in a browser, %s: a calm page with a way on', async (language, title, home, list) => {
    for (const path of ['/foo', '/foo/bar', '/assets/none.js']) {
      const response = await openHall().ask(path, browser(language));
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const text = await response.text();
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(`<a href="/">${home}</a>`);
      expect(text).toContain(`<a href="/t">${list}</a>`);
      expect(text).not.toContain('server.notFound');
    }
  });

  it.each([
    ['a program', '/foo', STRANGER],
    ['below /api, even in a browser', '/api/foo', browser('fr')],
    ['a tournament below /api', '/api/tournaments/none', browser('fr')],
  ])('%s gets a problem document', async (_, path, asking) => {
    const response = await openHall().ask(path, asking);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('a name that is not ours: says so on a page', async () => {
    const asking = { headers: { ...browser('en').headers, host: 'elsewhere.example' } };
    const response = await openHall().ask('/p', asking);
    expect(response.status).toBe(421);
    expect(await response.text()).toContain('elsewhere.example');
  });
});

describe('a link from a QR code that is no good', () => {
  it('opens the page for the digits, with status 404 and no session', async () => {
    const response = await openHall().ask('/c/wrongtoken', browser('fr'));
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('<html lang="fr">');
  });

  it('once ended, too', async () => {
    const hall = openHall();
    await playedHall(hall);
    const made = await hall.ask(`/api/tournaments/${TOURNAMENT}/devices`, {
      method: 'POST',
      body: { name: 'Hall 1', role: 'results', hours: 12 },
    });
    const { device, path } = (await made.json()) as { device: { id: string }; path: string };
    expect((await hall.ask(path, browser('en'))).status).toBe(200);
    await hall.ask(`/api/tournaments/${TOURNAMENT}/devices/${device.id}`, { method: 'DELETE' });
    expect((await hall.ask(path, browser('en'))).status).toBe(404);
  });

  it('a program is told by code', async () => {
    const response = await openHall().ask('/c/wrongtoken', STRANGER);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'access.wrongCode' });
  });
});
