import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  handsIn,
  matchOfTwoTeams,
  seats,
} from '@ronde/core/tournament/testing/match-of-two-teams.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewDeviceRequest } from '../api/devices.ts';
import { readBody } from './read-answer.ts';
import { LiveReader, type LiveFrame } from '../testing/live-reader.ts';
import {
  openHall,
  STRANGER,
  TOURNAMENT as EVENT,
  type Asking,
  type Hall,
} from '../testing/hall.ts';

/** What Tour's captain may have sealed: whoever is told anything of it is told two things. */
const ONE = [5, 2, 3, 4];
const OTHER = [4, 3, null, 5];

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

interface SealedHall {
  readonly hall: Hall;
  /** Where the log stood before the line-up was handed in. */
  readonly before: number;
}

/** A hall with the match of round 1, in two days, and the sealed line-up of its first team. */
async function sealedHall(places: readonly (number | null)[]): Promise<SealedHall> {
  const folder = mkdtempSync(join(tmpdir(), 'ronde-sealed-'));
  const hall = openHall({ folder });
  open.push(() => {
    hall.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  const event = matchOfTwoTeams({ lineUpHour: '12:00' }, { roundDates: ['2026-03-09'] });
  const before = event.ledger.entries.length;
  event.does(handsIn(1, places));
  await hall.store.create(EVENT, { at: '2026-03-01T09:00:00.000Z' }, event.ledger.entries);
  return { hall, before };
}

type Comes = (hall: Hall) => Promise<Asking & { readonly id?: string }>;
const device =
  (wish: Omit<NewDeviceRequest, 'name'>): Comes =>
  (hall) =>
    hall.device({ ...wish, name: 'who looks' });

const VIEWERS: Readonly<Record<string, Comes>> = {
  'a visitor': () => Promise.resolve(STRANGER),
  'a player of the other team': device({ role: 'player', player: 't2p1' }),
  'a player of the own team': device({ role: 'player', player: 't1p1' }),
  'the other captain': device({ role: 'captain', team: 't2' }),
  'a wall': device({ role: 'screen' }),
  'a results phone': device({ role: 'results' }),
  'a check-in phone': device({ role: 'checkIn' }),
  'whoever pairs': device({ role: 'pairing' }),
  'the organiser': device({ role: 'organiser' }),
  'a deputy arbiter': device({ role: 'deputy' }),
};

/** The whole log is the arbiters’, who have the disk it is on. */
const WHOLE_LOG = `/api/tournaments/${EVENT}/export/ronde`;
const ARBITERS = ['a deputy arbiter'];

/** Everything of a tournament that is read by address. */
function pathsOf({ routes }: Hall): string[] {
  return routes
    .filter(({ method, path }) => method === 'get' && path.includes('/:id'))
    .map(({ path }) =>
      path
        .replace(':id', EVENT)
        .replace(':round', '1')
        .replace(':player', 't1p1')
        .replace(':team', 't1'),
    )
    .filter((path) => !path.includes(':') && !path.endsWith('/live'));
}

/** What somebody is told by every address, stream and conflict there is. */
async function toldTo(
  who: string,
  comes: Comes,
  places: readonly (number | null)[],
): Promise<string[]> {
  const { hall, before } = await sealedHall(places);
  const { id = 'nobody', ...asking } = await comes(hall);
  const told: string[] = [];
  const note = (place: string, text: string): void => {
    // A device bears its id in its name, and each hall gives others.
    const same = text.replaceAll(id, 'ID').replaceAll(`#${id.slice(0, 6)}`, '#ID');
    told.push(`${place} ${same}`);
  };
  const frames = new LiveReader(await hall.ask(`/api/live?tournament=${EVENT}&after=0`, asking));
  for (const path of pathsOf(hall)) {
    if (path === WHOLE_LOG && ARBITERS.includes(who)) continue;
    const answer = await hall.ask(path, asking);
    note(path, `${answer.status} ${await readBody(answer)}`);
  }
  const lineUp = { round: 1, team: 't1', boards: seats(1, [1, 2, 3, 4]) };
  for (const type of ['setLineUp', 'handInLineUp'] as const) {
    const sent = { ...asking, seen: before, key: `key-of-${type}` };
    const answer = await hall.command(type, lineUp, sent);
    note(type, `${answer.status} ${await readBody(answer)}`);
  }
  hall.close();
  const heard: LiveFrame[] = [];
  for (let frame = await frames.next(); frame !== null; frame = await frames.next()) {
    heard.push(frame);
  }
  note('the live stream', JSON.stringify(heard));
  return told;
}

describe('a sealed line-up', () => {
  it.each(Object.entries(VIEWERS))('is told to %s by nothing', async (who, comes) => {
    const [one, other] = [await toldTo(who, comes, ONE), await toldTo(who, comes, OTHER)];
    expect(one.length).toBeGreaterThan(20);
    expect(one).toEqual(other);
  });

  it('is refused to whoever would take the whole log with it, but for arbiters', async () => {
    const { hall } = await sealedHall(ONE);
    const refused = await hall.ask(WHOLE_LOG, await hall.device({ name: 'P', role: 'pairing' }));
    expect(refused.status).toBe(403);
    expect(await (await hall.ask(WHOLE_LOG)).text()).toContain('lineUpSealed');
  });

  const teamOf = async (hall: Hall, team: string): Promise<string> => {
    const captain = await hall.device({ name: 'C', role: 'captain', team });
    return (await hall.ask(`/api/tournaments/${EVENT}/own-team`, captain)).text();
  };

  it('is shown to its own captain, and to the other one once the hour has passed', async () => {
    const { hall } = await sealedHall(ONE);
    const sealed = JSON.stringify(seats(1, ONE));
    expect(await teamOf(hall, 't1')).toContain(sealed);
    expect(await teamOf(hall, 't2')).toContain('"opponents":null');
    hall.putClock(3 * 24 * 3_600);
    expect(await teamOf(hall, 't2')).toContain('"opponents":[{"id":"t1p5"');
  });

  it('[LA 6.9 VII 1] is handed in for the own team alone, and in time by the server’s clock', async () => {
    const { hall, before } = await sealedHall(ONE);
    const captain = await hall.device({ name: 'C', role: 'captain', team: 't2', hours: 240 });
    const sends = async (team: 1 | 2) => {
      const { type, ...command } = handsIn(team, [1, 2, 3, 4]) as never as { type: 'handInLineUp' };
      const answer = await hall.command(type, command, { ...captain, seen: before + 1 });
      return { status: answer.status, body: await answer.text() };
    };
    expect(await sends(1)).toMatchObject({ status: 403 });
    hall.putClock(3 * 24 * 3_600);
    expect(await sends(2)).toMatchObject({
      status: 422,
      body: expect.stringContaining('lineUpTooLate') as string,
    });
    hall.putClock(-3 * 24 * 3_600);
    expect(await sends(2)).toMatchObject({ status: 200 });
    const round = await (await hall.ask(`/api/tournaments/${EVENT}/rounds/1`, STRANGER)).text();
    expect(round).toContain('t1p5');
  });
});
