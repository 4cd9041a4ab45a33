import { paperNamed, type PaperReaders } from '@ronde/core/documents/papers/papers.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import { engineEvent, playRound } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ASKED_PAPERS, PACK, PAPER_NAMES, paperPath, type PapersAnswer } from '../api/papers.ts';
import { distantPrinter } from '../papers/distant-printer.ts';
import { builtBeside } from '../testing/built-server.ts';
import { openHall, STRANGER, TOURNAMENT, type Hall } from '../testing/hall.ts';

const AT = '2026-03-01T09:00:00.000Z';

let hall: Hall;
beforeEach(async () => {
  hall = openHall();
  const { ledger } = engineEvent(8, 2, { name: 'Open' });
  await hall.store.create(TOURNAMENT, { at: AT }, ledger.entries);
});

/** Whoever works with what is private in a paper, and nobody else. */
const ALLOWED: Readonly<Record<PaperReaders, readonly Role[]>> = {
  everybody: ROLES,
  helpers: ['chief', 'deputy', 'pairing', 'results', 'checkIn', 'organiser'],
  staff: ['chief', 'deputy', 'pairing', 'organiser'],
  arbiters: ['chief', 'deputy'],
  chief: ['chief'],
};

describe('every paper is for the roles its row names, and says why', () => {
  it.each(ASKED_PAPERS)('%s', (paper) => {
    const path = `/api/tournaments/:id/papers/${paper}`;
    const found = hall.routes.find((route) => route.method === 'get' && route.path === path);
    const readers = paper === PACK ? 'helpers' : paperNamed(paper).readers;
    for (const role of ROLES) {
      expect([role, found?.roles.includes(role)]).toEqual([role, ALLOWED[readers].includes(role)]);
    }
    if (paper !== PACK) expect(paperNamed(paper).because).not.toBe('');
  });

  it('and a pack holds no paper that its readers may not have alone', () => {
    const inPack = PAPER_NAMES.filter((paper) => paperNamed(paper).inPack);
    expect(inPack.map((paper) => paperNamed(paper).readers)).toEqual(inPack.map(() => 'everybody'));
  });
});

it('the papers of the event are listed, with how it prints', async () => {
  const look = { format: 'letter', colour: '#1d4e89', logo: null };
  const path = `/api/tournaments/${TOURNAMENT}/papers`;
  const kept = await hall.ask(path, { method: 'PUT', body: look });
  expect(kept.status).toBe(204);
  const answer = (await (await hall.ask(path)).json()) as PapersAnswer;
  expect(answer.look).toEqual(look);
  expect(answer.papers).toContain('pairings');
  // A Swiss of players has neither.
  expect(answer.papers).not.toContain('berger-grid');
  expect(answer.papers).not.toContain('match-sheets');
});

it('a colour that is none is refused', async () => {
  const body = { format: 'a4', colour: 'red', logo: null };
  const path = `/api/tournaments/${TOURNAMENT}/papers`;
  expect((await hall.ask(path, { method: 'PUT', body })).status).toBe(400);
});

describe('what is asked for is what is set', () => {
  const values = async (response: Response): Promise<readonly PaperValues[]> =>
    (await response.json()) as readonly PaperValues[];

  it('the round, the language, and both of them', async () => {
    const asked = await hall.ask(paperPath(TOURNAMENT, 'results', { lang: 'fr', round: '1' }));
    expect(asked.headers.get('content-type')).toBe('application/pdf');
    expect(asked.headers.get('content-disposition')).toMatch(/^inline; filename="results-1\.pdf"/);
    expect((await values(asked))[0]?.title).toBe('Résultats de la ronde 1');
    const both = await hall.ask(paperPath(TOURNAMENT, 'standings', { lang: 'fr', both: 'yes' }));
    expect((await values(both))[0]?.title).toMatch(/ \/ /);
    const saved = await hall.ask(paperPath(TOURNAMENT, 'standings', { save: 'yes' }));
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('the poster has the Wi-Fi and the own results that are asked for, for those who run the event', async () => {
    const open = openHall({ policy: { addresses: () => ['http://192.168.1.5:8064'] } });
    const { ledger } = engineEvent(8, 2, { name: 'Open' });
    await open.store.create(TOURNAMENT, { at: AT }, ledger.entries);
    const path = paperPath(TOURNAMENT, 'qr-poster');
    const body = {
      ...{ lang: 'en', both: false, address: null, ownResult: true },
      wifi: { name: 'Hall', password: 'roque-64' },
    };
    const steps = async (asked: Response): Promise<readonly string[]> => {
      const [sheet] = await values(asked);
      return sheet?.body.layout === 'poster' ? sheet.body.steps.map(({ text }) => text) : [];
    };
    expect(await steps(await open.ask(path, { method: 'POST', body }))).toEqual([
      'Network: Hall',
      `http://192.168.1.5:8064/t/${TOURNAMENT}/`,
      'http://192.168.1.5:8064/p',
    ]);
    const elsewhere = { ...body, address: 'http://elsewhere.example/t/x/' };
    const refused = await open.ask(path, { method: 'POST', body: elsewhere });
    expect(await refused.json()).toMatchObject({ code: 'paper.noAddress' });
    const short = { ...body, wifi: { name: 'Hall', password: 'short' } };
    const wrong = await open.ask(path, { method: 'POST', body: short });
    expect(await wrong.json()).toMatchObject({ code: 'paper.notAWifi' });
    expect((await open.ask(path, { ...STRANGER, method: 'POST', body })).status).toBe(401);
    // The sheet everybody may have has neither.
    expect(await steps(await open.ask(path, STRANGER))).toEqual([
      `http://192.168.1.5:8064/t/${TOURNAMENT}/`,
    ]);
  });

  it('a round that is not there is refused with its number', async () => {
    const refused = await hall.ask(paperPath(TOURNAMENT, 'pairings', { round: '7' }));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: 'paper.unknownRound',
      params: { round: 7 },
    });
  });

  it('strangers never have what is not published', async () => {
    const event = engineEvent(8, 1, { name: 'Open' });
    playRound(event, 1);
    event.does({ type: 'pairRound', round: 2 });
    const closed = openHall();
    await closed.store.create(TOURNAMENT, { at: AT }, event.ledger.entries);
    const path = paperPath(TOURNAMENT, 'pairings', { round: '2' });
    const own = await values(await closed.ask(path));
    expect(own[0]?.draft).toBe('not published');
    const refused = await closed.ask(path, STRANGER);
    expect(await refused.json()).toMatchObject({ code: 'paper.notPublished' });
    const published = paperPath(TOURNAMENT, 'pairings', { round: '1' });
    expect((await closed.ask(published, STRANGER)).status).toBe(200);
  });
});

describe('set by a process of its own', () => {
  const printer = distantPrinter(builtBeside('printer.js'), (error) => {
    throw error;
  });
  afterAll(() => printer.close());

  it('as a file that programs print', async () => {
    const real = openHall({ printer });
    const { ledger } = engineEvent(8, 2, { name: 'Open' });
    await real.store.create(TOURNAMENT, { at: AT }, ledger.entries);
    const [one, pack] = await Promise.all([
      real.ask(paperPath(TOURNAMENT, 'standings')),
      real.ask(paperPath(TOURNAMENT, PACK, { round: '2' })),
    ]);
    for (const response of [one, pack]) {
      expect(response.status).toBe(200);
      const start = new Uint8Array(await response.arrayBuffer()).subarray(0, 5);
      expect(new TextDecoder().decode(start)).toBe('%PDF-');
    }
  });
});
