import { teamEvent, teamsPlay } from '@ronde/core/tournament/testing/team-event.ts';
import { describe, expect, it } from 'vitest';
import { openHall, STRANGER, type Hall } from '../testing/hall.ts';

const AT = '2026-03-01T09:00:00.000Z';

/** A pool of four teams after one round; the first goes up, the last down. */
async function pool(
  hall: Hall,
  id: string,
  name: string,
  { isPublic = true, division }: { isPublic?: boolean; division?: number } = {},
): Promise<void> {
  const event = teamEvent(4, {
    name,
    season: {
      series: 'Interclubs d’été',
      ...(division === undefined ? {} : { division }),
      movements: { up: 1, upPlayOff: 0, downPlayOff: 0, down: 1 },
    },
  });
  teamsPlay(event, 1, 't1-t3 t2-t4', '1=01' + '1010');
  if (!isPublic) event.does({ type: 'withholdTournament' });
  await hall.store.create(id, { at: AT }, event.ledger.entries);
}

describe('the page of a series', () => {
  it('has the tables of all its published pools, with promotion and relegation in words', async () => {
    const hall = openHall();
    await pool(hall, 'pool-b', 'Poule B');
    await pool(hall, 'pool-a', 'Poule A');
    await pool(hall, 'pool-c', 'Poule C', { isPublic: false });
    const response = await hall.ask('/series/interclubs-d-ete?lang=en', STRANGER);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('<h1>Interclubs d’été</h1>');
    // By name, and what is withheld is not there.
    expect(text.indexOf('Poule A')).toBeLessThan(text.indexOf('Poule B'));
    expect(text).not.toContain('Poule C');
    expect(text.match(/promotion/g)).toHaveLength(2);
    expect(text.match(/relegation/g)).toHaveLength(2);
    expect(text).toContain('href="/t/pool-a/team-t1.html"');
    const list = await hall.ask('/t', STRANGER);
    expect(await list.text()).toContain('href="/series/interclubs-d-ete"');
  });

  it('shows the highest division first; pools of one division by name, and last those without', async () => {
    const hall = openHall();
    await pool(hall, 'alpha', 'Alpha');
    await pool(hall, 'bravo', 'Bravo', { division: 4 });
    await pool(hall, 'delta', 'Delta', { division: 3 });
    await pool(hall, 'charlie', 'Charlie', { division: 3 });
    const response = await hall.ask('/series/interclubs-d-ete?lang=en', STRANGER);
    const text = await response.text();
    const order = [...text.matchAll(/">(Alpha|Bravo|Charlie|Delta)<\/a>/g)].map(([, name]) => name);
    expect(order).toEqual(['Charlie', 'Delta', 'Bravo', 'Alpha']);
  });

  it('is not there for a name no published event bears', async () => {
    const hall = openHall();
    await pool(hall, 'pool-c', 'Poule C', { isPublic: false });
    const response = await hall.ask('/series/interclubs-d-ete', STRANGER);
    expect(response.status).toBe(404);
  });
});
