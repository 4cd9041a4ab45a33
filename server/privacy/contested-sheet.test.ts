import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetResults } from '@ronde/core/tournament/match-sheets.ts';
import { matchOfTwoTeams, TOUR } from '@ronde/core/tournament/testing/match-of-two-teams.ts';
import { WHITE_WINS } from '@ronde/core/tournament/testing/played-event.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewDeviceRequest } from '../api/devices.ts';
import { LiveReader } from '../testing/live-reader.ts';
import {
  openHall,
  STRANGER,
  TOURNAMENT as EVENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';
import { readBody } from './read-answer.ts';

const REASON = 'sentinel-reason-of-the-captain';

const played = matchOfTwoTeams();
for (const board of [1, 2, 3, 4]) {
  played.does({ type: 'enterResult', round: 1, board, outcome: WHITE_WINS });
}
const [round] = played.state.rounds;
const results = round === undefined ? [] : sheetResults(round, 1);
const before = played.ledger.entries.length;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A hall in which Tour's captain contests the sheet of round 1. */
async function contestedHall(): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-contested-'));
  const hall = openHall({ folder });
  open.push(() => {
    hall.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  await hall.store.create(EVENT, { at: '2026-03-01T09:00:00.000Z' }, played.ledger.entries);
  const captain = await hall.device({ name: 'Tour', role: 'captain', team: TOUR });
  const contested = { round: 1, team: TOUR, results, reason: REASON };
  const sent = await hall.command('contestMatchSheet', contested, { ...captain, seen: before });
  expect([sent.status, (await sent.text()).includes(REASON)]).toEqual([200, false]);
  return hall;
}

/** Everything of a tournament that is read by address. */
const pathsOf = ({ routes }: Hall): string[] =>
  routes
    .filter(({ method, path }) => method === 'get' && path.includes('/:id'))
    .map(({ path }) =>
      path
        .replace(':id', EVENT)
        .replace(':round', '1')
        .replace(':player', 't1p1')
        .replace(':team', 't1'),
    )
    .filter((path) => !path.includes(':') && !path.endsWith('/live'));

const device =
  (wish: Omit<NewDeviceRequest, 'name'>) =>
  (hall: Hall): Promise<Asking> =>
    hall.device({ ...wish, name: 'who looks' });

/** A visitor, and everybody with a phone or a screen. */
const OTHERS: Readonly<Record<string, (hall: Hall) => Promise<Asking>>> = {
  'a visitor': () => Promise.resolve(STRANGER),
  'a results phone': device({ role: 'results' }),
  'a check-in phone': device({ role: 'checkIn' }),
  'a wall': device({ role: 'screen' }),
  'its own captain': device({ role: 'captain', team: 't1' }),
  'the other captain': device({ role: 'captain', team: 't2' }),
  'a player': device({ role: 'player', player: 't1p1' }),
};

describe('why a captain contests a match sheet', () => {
  it.each(['deputy', 'pairing', 'organiser'] as const)(
    'is told to those who run the event: %s',
    async (role) => {
      const hall = await contestedHall();
      const asking = await hall.device({ name: role, role });
      for (const path of ['match-sheets', 'due', 'log']) {
        const told = await (await hall.ask(`/api/tournaments/${EVENT}/${path}`, asking)).text();
        expect([path, told.includes(REASON)]).toEqual([path, true]);
      }
    },
  );

  it.each(Object.entries(OTHERS))('is told to %s by nothing', async (_, comes) => {
    const hall = await contestedHall();
    const asking = await comes(hall);
    const live = new LiveReader(await hall.ask(`/api/live?tournament=${EVENT}&after=0`, asking));
    const paths = pathsOf(hall);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const told = await readBody(await hall.ask(path, asking));
      expect([path, told.includes(REASON)]).toEqual([path, false]);
    }
    hall.close();
    for (let frame = await live.next(); frame !== null; frame = await live.next()) {
      expect(JSON.stringify(frame)).not.toContain(REASON);
    }
  });
});

describe('[LA 6.9 VII 3] a captain answers for the own team', () => {
  it('alone, and for an arbiter it is on the captain’s behalf', async () => {
    const hall = await contestedHall();
    const captain = await hall.device({ name: 'Roi', role: 'captain', team: 't2' });
    const seen = before + 1;
    const sign = (team: string, asking: Asking) =>
      hall.command('signMatchSheet', { round: 1, team, results }, { ...asking, seen });
    expect((await sign('t1', captain)).status).toBe(403);
    const helper = await hall.device({ name: 'results', role: 'results' });
    expect((await sign('t2', helper)).status).toBe(403);
    expect((await sign('t2', captain)).status).toBe(200);
    expect((await sign('t1', {})).status).toBe(200);
    const told = (await (await hall.ask(`/api/tournaments/${EVENT}/match-sheets`)).json()) as {
      sheets: { first: { answer: object }; second: { answer: object } }[];
    };
    expect(told.sheets[0]?.first.answer).toMatchObject({ word: 'signed', onBehalf: true });
    expect(told.sheets[0]?.second.answer).toMatchObject({ word: 'signed', onBehalf: false });
  });
});
