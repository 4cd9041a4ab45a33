import { PUBLIC_PAGES } from '@ronde/core/tournament/settings.ts';
import { describe, expect, it } from 'vitest';
import { exportPath } from '../api/exports.ts';
import type { Standing } from '../ledgers/standing.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { countedWorkshop } from '../testing/counted-workshop.ts';
import {
  openHall,
  playedHall,
  STRANGER,
  TOURNAMENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';
import type { Answer, Made } from './answer.ts';
import { openAnswers } from './answers.ts';
import type { Question } from './question.ts';

const at = (path: string): string => `/api/tournaments/${TOURNAMENT}${path}`;

const LIST = {
  id: 'main',
  name: { en: 'Main', fr: 'Général' },
  rule: 'place',
  criteria: {},
  prizes: [{ amount: 10_000, thing: null }],
  minimum: 0,
  cumulative: false,
};
const PRIZES = { name: null, currency: 'EUR', unit: 1, cumulative: false, lists: [LIST] };

/** Everything a visitor may ask about a tournament, each with what may be said of it. */
const OF_VISITORS = [
  at('/players'),
  at('/players/a'),
  at('/rounds/1'),
  at('/rounds/1/by-name'),
  at('/rounds/1/explanation?lang=fr'),
  at('/rounds/1/why-not?a=a&b=b'),
  at('/standings'),
  at('/standings/categories?by=federation'),
  at('/standings/clubs'),
  at('/standings/why/a'),
  at('/crosstable'),
  at('/progress'),
  ...(['trf16-public', 'trf26-public', 'csv', 'xlsx', 'pgn', 'ics'] as const).map((format) =>
    exportPath(TOURNAMENT, format),
  ),
  '/api/screens/hall-1/view',
  ...['', 'round-1.html', 'standings.html', 'crosstable.html', 'player-a.html', 'rounds.ics'].map(
    (page) => `/t/${TOURNAMENT}/${page}`,
  ),
];

/** Parameters nobody knows, and those that are not for visitors. */
const added = (path: string, number: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}` +
  [
    `tieBreaks=BH%2FC${number}`,
    `edition=edition-${number}`,
    `sid=${number}`,
    `whatIf=9${number}:1-0`,
    `x${number}=${number}`,
    `v=${number}`,
  ].join('&');

async function visited(): Promise<{ hall: Hall; made: readonly Question[] }> {
  const workshop = countedWorkshop();
  const hall = openHall({ workshop });
  await playedHall(hall);
  const body = { screens: [A_SCREEN] };
  const set = await hall.ask(at('/screens'), { method: 'PUT', body });
  expect(set.status).toBe(200);
  return { hall, made: workshop.made };
}

async function text(hall: Hall, path: string, asking: Asking): Promise<string> {
  const response = await hall.ask(path, asking);
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

describe('what strangers add to an address', () => {
  it.each(OF_VISITORS)('%s is made once, whatever stands behind it', async (path) => {
    const { hall, made } = await visited();
    const plain = await text(hall, path, STRANGER);
    const player = await hall.device({ name: 'A', role: 'player', player: 'a' });
    const screen = await hall.device({ name: 'Wall', role: 'screen' });
    for (let number = 0; number < 5; number += 1) {
      for (const asking of [STRANGER, player, screen]) {
        expect(await text(hall, added(path, number), asking)).toBe(plain);
      }
    }
    expect(made.length).toBe(1);
  });

  it('tie-breaks of their own are for those who run the event', async () => {
    const { hall, made } = await visited();
    const standings = (asking: Asking) => text(hall, at('/standings?tieBreaks=SB'), asking);
    expect(await standings(STRANGER)).toBe(await text(hall, at('/standings'), STRANGER));
    expect(JSON.parse(await standings({}))).toMatchObject({ descriptors: ['SB'] });
    expect(made.length).toBe(1);
  });

  it('a round further than there is, or none, is the last one', async () => {
    const { hall, made } = await visited();
    for (const path of ['/standings', '/crosstable', '/progress', '/standings/clubs']) {
      const before = made.length;
      for (let round = 0; round < 30; round += 1) {
        await text(hall, at(`${path}?asOf=${round}`), STRANGER);
      }
      await text(hall, at(path), STRANGER);
      // Before round 1, and after it.
      expect(made.length - before).toBe(2);
    }
  });

  it('a board nobody played imagines nothing', async () => {
    const { hall, made } = await visited();
    const publication = Object.fromEntries(PUBLIC_PAGES.map((page) => [page, true]));
    await hall.does('changeSettings', { changes: { prizes: PRIZES, publication } });
    for (const whatIf of ['', '?whatIf=99:1-0', '?whatIf=98:0-1', '?asOf=1']) {
      await text(hall, at(`/prizes${whatIf}`), STRANGER);
    }
    expect(made.length).toBe(1);
    await text(hall, at('/prizes?whatIf=2:1-0'), STRANGER);
    expect(made.length).toBe(2);
  });

  it.each([
    ['/rounds/2', '404 view.notShown'],
    ['/rounds/999/by-name', '404 view.notShown'],
    ['/rounds/2/explanation', '404 view.notShown'],
    ['/rounds/1/why-not?a=a&b=nobody', '404 explanation.unknownPlayer'],
    ['/rounds/1/why-not?a=a&b=a', '404 explanation.unknownPlayer'],
    ['/players/nobody', '404 view.notShown'],
    ['/standings/why/nobody', '404 view.notShown'],
    ['/standings/teams/why/nobody', '404 view.notShown'],
  ])('%s is refused before any work', async (path, expected) => {
    const { hall, made } = await visited();
    expect(await refusal(hall.ask(at(path), STRANGER))).toBe(expected);
    expect(made).toEqual([]);
  });

  it.each(['round-2.html', 'round-01.html', 'standings-7.html', 'player-nobody.html', 'x.html'])(
    'the page %s is refused before any work',
    async (page) => {
      const { hall, made } = await visited();
      expect((await hall.ask(`/t/${TOURNAMENT}/${page}`, STRANGER)).status).toBe(404);
      expect(made).toEqual([]);
    },
  );
});

describe('files for visitors', () => {
  it('are made once a position, and not sent to who has them', async () => {
    const { hall, made } = await visited();
    const path = exportPath(TOURNAMENT, 'xlsx');
    const first = await hall.ask(path, STRANGER);
    const tag = first.headers.get('etag') ?? '';
    const headers = { ...STRANGER.headers, 'if-none-match': tag };
    expect((await hall.ask(path, { ...STRANGER, headers })).status).toBe(304);
    expect((await hall.ask(`${path}?lang=fr`, { ...STRANGER, headers })).status).toBe(200);
    expect(made.length).toBe(2);
    await hall.does('enterResult', {
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '1-0' },
    });
    expect((await hall.ask(path, { ...STRANGER, headers })).status).toBe(200);
    expect(made.length).toBe(3);
  });

  it('say the same in every language where they have no words', async () => {
    const { hall, made } = await visited();
    for (const lang of ['en', 'fr'] as const) {
      await text(hall, exportPath(TOURNAMENT, 'pgn', { lang }), STRANGER);
    }
    expect(made.length).toBe(1);
  });
});

describe('answers', () => {
  const answer = (bytes: number): Answer => ({
    plain: new Uint8Array(bytes),
    zipped: null,
    mediaType: 'text/plain',
    fileName: null,
  });

  async function standing(): Promise<Standing> {
    const hall = openHall();
    await playedHall(hall);
    const opened = await hall.house.ledgers.at(TOURNAMENT);
    if (!opened.ok) throw new Error('not there');
    return opened.value;
  }

  it('many who ask together wait for one making', async () => {
    let finish: (made: Made) => void = () => undefined;
    let makings = 0;
    const answers = openAnswers({
      make: () => {
        makings += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      close: () => Promise.resolve(),
    });
    const now = await standing();
    const waiting = Array.from({ length: 50 }, () =>
      answers.to(now, 'public', { view: 'players' }),
    );
    finish({ kind: 'answer', answer: answer(3) });
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
    expect(makings).toBe(1);
  });

  it('rare ones push out none that everybody asks, and are bounded', async () => {
    let makings = 0;
    const answers = openAnswers({
      make: () => {
        makings += 1;
        return Promise.resolve({ kind: 'answer', answer: answer(1_000_000) });
      },
      close: () => Promise.resolve(),
    });
    const now = await standing();
    let views = 0;
    const ofStaff = () => answers.view(now, 'staff', 'log', () => (views += 1));
    const common = () => answers.to(now, 'public', { view: 'players' });
    const rare = (number: number) =>
      answers.to(now, 'public', { view: 'player', player: `p${number}` });
    await ofStaff();
    await common();
    for (let number = 0; number < 100; number += 1) await rare(number);
    expect(makings).toBe(101);
    await ofStaff();
    await common();
    expect([makings, views]).toEqual([101, 1]);
    await rare(99);
    expect(makings).toBe(101);
    await rare(0);
    expect(makings).toBe(102);
  });

  it('too many at once are asked to come back', async () => {
    const hall = openHall({
      workshop: { make: () => Promise.resolve(null), close: () => Promise.resolve() },
    });
    await playedHall(hall);
    const response = await hall.ask(at('/standings'), STRANGER);
    expect(await refusal(Promise.resolve(response.clone()))).toBe('503 server.busy');
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await hall.ask(`/t/${TOURNAMENT}/`, STRANGER)).status).toBe(503);
    expect((await hall.ask(at('/standings'))).status).toBe(200);
  });
});
