import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { writeTrf } from '@ronde/core/formats/trf/write.ts';
import { writeReport } from '@ronde/core/tournament/report-file/write-report.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CreateAnswer } from '../api/commands.ts';
import { exportPath } from '../api/exports.ts';
import type { ImportAnswer } from '../api/import.ts';
import type { NetworkAnswer } from '../api/network.ts';
import type { OverviewAnswer } from '../api/overview.ts';
import type { DevicesAnswer } from '../api/devices.ts';
import type { ProhibitedPairsAnswer } from '../api/prohibited-pairs.ts';
import type { HallAnswer, ScreensAnswer } from '../api/screens.ts';
import { refusal } from '../testing/problem-of.ts';
import { newKey, openHall, playedHall, TOURNAMENT, type Hall } from '../testing/hall.ts';

let hall: Hall;
beforeEach(() => {
  hall = openHall();
});

const sample = (key: string) =>
  hall.ask('/api/tournaments/sample', { method: 'POST', body: { key, language: 'fr' } });
const overviewOf = async (id: string): Promise<OverviewAnswer['overview']> => {
  const response = await hall.ask(`/api/tournaments/${id}`);
  return ((await response.json()) as OverviewAnswer).overview;
};

describe('the sample', () => {
  it('is a tournament like another, in round 5', async () => {
    const response = await sample(newKey());
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as CreateAnswer;
    expect(await overviewOf(id)).toMatchObject({ current: 5, players: { entered: 64 } });
    const pairs = await hall.ask(`/api/tournaments/${id}/prohibited-pairs`);
    const { groups } = (await pairs.json()) as ProhibitedPairsAnswer;
    expect(groups).toMatchObject([{ fromRound: 1, toRound: 9 }]);
    expect(groups[0]?.players.every(({ name }) => name.includes(', '))).toBe(true);
  });

  it('is made once for a request sent twice, and again when asked for again', async () => {
    const key = newKey();
    const first = (await (await sample(key)).json()) as CreateAnswer;
    const second = (await (await sample(key)).json()) as CreateAnswer;
    expect(second).toEqual({ ...first, repeated: true });
    const third = (await (await sample(newKey())).json()) as CreateAnswer;
    expect(third.id).not.toBe(first.id);
  });
});

describe('the hall of the sample', () => {
  const hallOf = async (id: string): Promise<ScreensAnswer['screens']> => {
    const response = await hall.ask(`/api/tournaments/${id}/screens`);
    return ((await response.json()) as ScreensAnswer).screens;
  };

  it('has screens that show something, and a phone of a helper', async () => {
    const { id } = (await (await sample(newKey())).json()) as CreateAnswer;
    const screens = await hallOf(id);
    expect(screens.flatMap(({ pages }) => pages.map(({ view }) => view))).toEqual([
      'pairings',
      'byName',
      'standings',
      'crosstable',
      'results',
      'clock',
    ]);
    for (const { code } of screens) {
      const response = await hall.ask(`/api/screens/${code}/view`);
      const { tournament, hall: shown } = (await response.json()) as HallAnswer;
      expect(tournament).toBe(id);
      for (const page of shown.pages) {
        if ('lines' in page) expect(page.lines.length).toBe(page.view === 'byName' ? 63 : 64);
        if ('boards' in page) expect(page.boards.length).toBeGreaterThan(25);
      }
    }
    const response = await hall.ask(`/api/tournaments/${id}/devices`);
    const { devices } = (await response.json()) as DevicesAnswer;
    expect(devices).toMatchObject([{ role: 'results', boards: { from: 1, to: 16 } }]);
  });

  it('shares no screen with another sample, and is not set anew when asked for again', async () => {
    const key = newKey();
    const { id } = (await (await sample(key)).json()) as CreateAnswer;
    const other = (await (await sample(newKey())).json()) as CreateAnswer;
    const codes = (await hallOf(id)).map(({ code }) => code);
    for (const { code } of await hallOf(other.id)) expect(codes).not.toContain(code);
    const place = `/api/tournaments/${id}/screens`;
    await hall.ask(place, { method: 'PUT', body: { screens: [] } });
    await sample(key);
    expect(await hallOf(id)).toEqual([]);
  });
});

describe('the import of a file', () => {
  const send = (file: string, raw: string, rest = '') =>
    hall.ask(`/api/tournaments/import?key=${newKey()}&file=${file}${rest}`, {
      method: 'POST',
      raw,
    });

  it('gives back the whole log of a .ronde file', async () => {
    const { ledger } = await playedHall(hall);
    const created = { id: TOURNAMENT, createdAt: '2026-03-01T09:00:00.000Z' };
    const response = await send(
      'open.ronde',
      writeTournamentFile({ ...created, entries: ledger.entries }),
    );
    expect(response.status).toBe(201);
    const { id, position } = (await response.json()) as ImportAnswer;
    expect(id).not.toBe(TOURNAMENT);
    expect(position).toBe(ledger.entries.length);
    expect(await overviewOf(id)).toEqual(await overviewOf(TOURNAMENT));
  });

  it('makes a tournament of a table of entries', async () => {
    const table = 'Nom;Elo\nYsambart, Noé;1810\nDelormaie, Zoé;1720\n';
    const response = await send('inscrits.csv', table, '&name=Blitz&rounds=5&firstDay=2026-04-01');
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as ImportAnswer;
    expect(await overviewOf(id)).toMatchObject({
      name: 'Blitz',
      firstDay: '2026-04-01',
      players: { entered: 2 },
    });
  });

  it('reads a TRF', async () => {
    const { state, ledger } = await playedHall(hall);
    const document = writeReport(state, ledger.entries, { forPublication: false });
    const response = await send('club.trf', writeTrf(document, { edition: 'trf-16' }).text);
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as ImportAnswer;
    expect(await overviewOf(id)).toMatchObject({ name: 'Open de Rennes', players: { entered: 6 } });
  });

  it.each([
    ['FIDE_DOUBLEROUNDROBIN', 2],
    ['FIDE_DOUBLESCHEVENINGEN', 2],
    ['FIDE_DUBOV_BAKU', 9],
    ['CUSTOM_KNOCKOUT', 1],
  ])('[TRF26 192, 222] %s comes in and goes out unchanged', async (code, rounds) => {
    const player = (number: number) =>
      `001 ${String(number).padStart(4)}      Player ${number}`.padEnd(80) +
      ` 0.0 ${String(number).padStart(4)}`;
    const head = ['012 Club', '042 2026/03/07', `142 ${rounds}`, `192 ${code}`];
    const file = [...head, '222 40/6000+30:900+30', player(1), player(2), ''].join('\n');
    const { id } = (await (await send('club.trf', file)).json()) as ImportAnswer;
    const response = await hall.ask(exportPath(id, 'trf26'));
    const lines = (await response.text()).split('\r\n');
    expect(lines).toContain(`192 ${code}`);
    expect(lines).toContain('222 40/6000+30:900+30');
    expect(lines).toContain('### Import @ Round 1: club.trf');
    expect(lines.filter((line) => line.startsWith('###'))).toHaveLength(1);
    const older = await (await hall.ask(exportPath(id, 'trf16'))).text();
    const again = (await (await send('club-16.trf', older)).json()) as ImportAnswer;
    const back = await (await hall.ask(exportPath(again.id, 'trf26'))).text();
    expect(back.split('\r\n')).toContain(`192 ${code}`);
  });

  it.each([
    ['nothing.ronde', 'not a tournament'],
    ['nothing.papi', 'not a database'],
    ['nothing.csv', 'a;b\n1;2\n'],
  ])('says why %s is not taken, and makes nothing', async (file, content) => {
    const response = await send(file, content);
    expect(await refusal(response)).toBe('422 import.unreadable');
    expect(await (await hall.ask('/api/tournaments')).json()).toEqual({
      tournaments: [],
      total: 0,
      next: null,
    });
  });
});

describe('the network', () => {
  it('gives the addresses with a drawing each', async () => {
    const response = await hall.ask('/api/network');
    const { addresses } = (await response.json()) as NetworkAnswer;
    expect(addresses).toMatchObject([
      { address: 'http://192.168.1.5:8064', phone: 'http://192.168.1.5:8064/p' },
    ]);
    expect(addresses[0]?.qr).toMatch(/^<svg /);
  });
});
