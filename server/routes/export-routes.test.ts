import { unzipSync, strFromU8 } from 'fflate';
import { engineEvent, inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EXPORT_AUDIENCE,
  EXPORT_FORMATS,
  exportPath,
  LEFT_OUT_HEADER,
  type ExportFormat,
} from '../api/exports.ts';
import { attachment } from '../exports/attachment.ts';
import { jsonLogger } from '../logging/logger.ts';
import { openHall, STRANGER, TOURNAMENT, type Asking, type Hall } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const SECRETS = { source: '99', key: '0'.repeat(32), iv: 'f'.repeat(32), creator: '4711' };
const AT = '2026-03-01T09:00:00.000Z';

let hall: Hall;
beforeEach(async () => {
  hall = openHall();
  const event = engineEvent(8, 2, { name: 'Élite “A”/B', roundDates: ['2026-03-07', null] });
  await hall.store.create(TOURNAMENT, { at: AT }, event.ledger.entries);
});

const put = (path: string, body: object) => hall.ask(path, { method: 'PUT', body });
const file = (format: ExportFormat, asking: Asking = {}, query = {}) =>
  hall.ask(exportPath(TOURNAMENT, format, query), asking);

/** Everything a file says, archives unpacked. */
async function said(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return strFromU8(bytes);
  return Object.values(unzipSync(bytes))
    .map((one) => strFromU8(one))
    .join('\n');
}

const MEDIA: Readonly<Record<ExportFormat, readonly [string, string]>> = {
  trf16: ['text/plain; charset=utf-8', 'open.trf'],
  trf26: ['text/plain; charset=utf-8', 'open.trf'],
  'trf16-public': ['text/plain; charset=utf-8', 'open-public.trf'],
  'trf26-public': ['text/plain; charset=utf-8', 'open-public.trf'],
  papi: ['application/vnd.ms-access', 'open.papi'],
  csv: ['application/zip', 'open-csv.zip'],
  'round-reports': ['application/zip', 'open-rounds.zip'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'open.xlsx'],
  pgn: ['application/vnd.chess-pgn', 'open.pgn'],
  ics: ['text/calendar; charset=utf-8', 'open.ics'],
  'chess-results': ['application/xml', 'open.xml'],
  site: ['application/zip', 'open-site.zip'],
  ronde: ['application/x-ndjson', 'open.ronde'],
};

describe('exports', () => {
  it.each(EXPORT_FORMATS)('%s comes as a file with its name and type', async (format) => {
    await put('/api/chess-results', { settings: SECRETS });
    await put(`/api/tournaments/${TOURNAMENT}/chess-results`, { key: '123456' });
    const response = await file(format, {}, { sid: '1' });
    const [media, name] = MEDIA[format];
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(media);
    const ending = name.slice('open'.length);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''%C3%89lite%20%E2%80%9CA%E2%80%9D%20B${ending}`,
    );
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
  });

  it.each(EXPORT_FORMATS.filter((format) => EXPORT_AUDIENCE[format] === 'public'))(
    '%s holds nothing private',
    async (format) => {
      await put('/api/chess-results', { settings: SECRETS });
      await put(`/api/tournaments/${TOURNAMENT}/chess-results`, { key: '123456' });
      const text = await said(await file(format, {}, { sid: '1' }));
      const values = inventedPlayers(8).flatMap((player) =>
        Object.values<string | number>({ ...player.private }),
      );
      expect(values.length).toBe(48);
      for (const value of values) expect(text).not.toContain(String(value));
      for (const secret of [SECRETS.key, SECRETS.iv]) expect(text).not.toContain(secret);
    },
  );

  it('[TRF16] names what the older form has no place for', async () => {
    const event = engineEvent(8, 2, { tieBreaks: ['BH/C1', 'SB'] });
    await hall.store.create('ties', { at: AT }, event.ledger.entries);
    const leftOut = async (format: ExportFormat, asking: Asking = {}) =>
      (await hall.ask(exportPath('ties', format), asking)).headers.get(LEFT_OUT_HEADER);
    expect(await leftOut('trf16')).toBe('tieBreaks,program');
    expect(await leftOut('trf16-public', STRANGER)).toBe('tieBreaks,program');
    expect(await leftOut('trf26')).toBeNull();
  });

  it('.papi is for those who run the event, and says what it cannot hold', async () => {
    expect((await file('papi')).headers.get(LEFT_OUT_HEADER)).toContain('papi.homologation');
    const answer = await file('papi', STRANGER);
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(answer.status).toBeLessThanOrEqual(404);
  });

  it('lists for staff hold what others never get', async () => {
    const lists = await said(await file('csv', {}, { audience: 'staff' }));
    expect(lists).toContain('mail0@secret.example');
    expect(await refusal(file('csv', STRANGER, { audience: 'staff' }))).toBe(
      '403 access.forbidden',
    );
  });

  it.each([
    ['trf26-public', { results: false }],
    ['trf16-public', { players: false }],
    ['pgn', { pairings: false }],
    ['csv', { players: false, pairings: false, standings: false, crosstable: false }],
  ] as const)('%s is not public where its pages are not', async (format, changes) => {
    const publication = {
      ...{ players: true, pairings: true, results: true, standings: true, crosstable: true },
      ...{ prizes: false, ...changes },
    };
    expect((await file(format, STRANGER)).status).toBe(200);
    await hall.does('changeSettings', { changes: { publication } });
    expect(await refusal(file(format, STRANGER))).toBe('404 view.notShown');
    expect((await file(format)).status).toBe(200);
  });

  it('chess-results says what is missing, and never gives its key back', async () => {
    const missing = async () => (await (await file('chess-results')).json()) as object;
    expect(await missing()).toMatchObject({ params: { missing: 'settings' } });
    await put('/api/chess-results', { settings: SECRETS });
    expect(await missing()).toMatchObject({ params: { missing: 'key' } });
    await put(`/api/tournaments/${TOURNAMENT}/chess-results`, { key: '5' });
    expect(await missing()).toMatchObject({ params: { missing: 'sid' } });
    const kept = await hall.ask(`/api/tournaments/${TOURNAMENT}/chess-results`);
    expect(await kept.json()).toEqual({ configured: true, key: '5' });
    const unfit = put('/api/chess-results', { settings: { ...SECRETS, key: 'short' } });
    expect(await refusal(unfit)).toBe('400 server.unfitRequest');
  });

  it('what chess-results gave is in no answer, no log line and no copy of the tournament', async () => {
    const lines: string[] = [];
    const logged = openHall({
      store: hall.store,
      logger: jsonLogger({
        level: 'debug',
        write: (line) => lines.push(line),
        clock: () => new Date(0),
      }),
    });
    const secrets = {
      source: '4242',
      key: 'ab'.repeat(16),
      iv: 'cd'.repeat(16),
      creator: '777001',
    };
    const kept = await logged.ask('/api/chess-results', {
      method: 'PUT',
      body: { settings: secrets },
    });
    expect([kept.status, await kept.text()]).toEqual([204, '']);
    const place = `/api/tournaments/${TOURNAMENT}/chess-results`;
    await logged.ask(place, { method: 'PUT', body: { key: '123456' } });
    const shown = await (await logged.ask(place)).text();
    const whole = await said(await logged.ask(exportPath(TOURNAMENT, 'ronde')));
    const upload = await logged.ask(exportPath(TOURNAMENT, 'chess-results', { sid: 'sid-9' }));
    expect(upload.status).toBe(200);
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of [secrets.key, secrets.iv]) {
      for (const text of [shown, whole, lines.join(''), await upload.clone().text()]) {
        expect(text.toLowerCase()).not.toContain(secret);
      }
    }
    expect(lines.join('')).not.toContain('sid-9');
    await logged.ask('/api/chess-results', { method: 'PUT', body: { settings: null } });
    expect(await (await logged.ask(place)).json()).toEqual({ configured: false, key: '123456' });
  });

  it.each(['=1+1', '+1+A2', '-1+A2', '@SUM(A1)'])(
    'a name like %j is no formula in a table',
    async (name) => {
      const wild = new PlayedEvent({ name: 'Wild' });
      const player = { id: playerId('w'), name, club: name, ratings: {}, fromRound: 1 };
      wild.does({ type: 'enterPlayers', players: [player] });
      await hall.store.create('wild', { at: AT }, wild.ledger.entries);
      const response = await hall.ask(exportPath('wild', 'csv'));
      const cells = (await said(response))
        .split(/[;,\t\r\n]/)
        .map((cell) => cell.replace(/^"/, ''));
      expect(cells.some((cell) => cell.includes(name.trim()))).toBe(true);
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+@-]./);
    },
  );
});

describe('the name of a file', () => {
  it.each([
    [
      'open.trf',
      '../../etc/passwd',
      'attachment; filename="open.trf"; filename*=UTF-8\'\'etc%20passwd.trf',
    ],
    [
      'open.trf',
      'a"\r\nset-cookie: x',
      'attachment; filename="open.trf"; filename*=UTF-8\'\'a%20set-cookie%20%20x.trf',
    ],
    [
      'o-site.zip',
      "l'été (*)",
      'attachment; filename="o-site.zip"; filename*=UTF-8\'\'l%27%C3%A9t%C3%A9%20%28%20%29-site.zip',
    ],
    ['open.trf', '...', 'attachment; filename="open.trf"'],
  ])('%s of %j', (plain, title, expected) => {
    expect(attachment(plain, title)).toBe(expected);
  });
});
