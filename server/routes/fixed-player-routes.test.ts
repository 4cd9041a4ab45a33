import { division } from '@ronde/core/tournament/testing/division.ts';
import { describe, expect, it } from 'vitest';
import type { FixedPlayersAnswer } from '../api/fixed-players.ts';
import { openHall, type Hall } from '../testing/hall.ts';

const AT = '2026-10-01T09:00:00.000Z';
const DAYS = ['2026-10-04', '2026-11-15', '2026-12-06'];
const LATER = ['2026-10-11', '2026-11-22', '2026-12-13'];

/** Two divisions of a series: A has played twice above, and is on the list below. */
async function series(hall: Hall, isPublic = true): Promise<void> {
  const season = { series: 'Interclubs', movements: null, fixedAfter: 2 };
  const upper = division('Nationale', 'Fougères 1', DAYS, 'aa-', {
    season: { ...season, division: 1 },
  });
  if (!isPublic) upper.does({ type: 'withholdTournament' });
  const lower = division('Régionale', 'Fougères 2', LATER, '---', {
    season: { ...season, division: 2 },
  });
  await hall.store.create('upper', { at: AT }, upper.ledger.entries);
  await hall.store.create('lower', { at: AT }, lower.ledger.entries);
}

const asked = async (hall: Hall, id: string): Promise<FixedPlayersAnswer> => {
  const response = await hall.ask(`/api/tournaments/${id}/rounds/3/fixed-players`);
  expect(response.status).toBe(200);
  return (await response.json()) as FixedPlayersAnswer;
};

describe('players fixed to a team of the club, over the divisions of a series', () => {
  it('are named with the team, and the match that fixed them', async () => {
    const hall = openHall();
    await series(hall);
    expect(await asked(hall, 'lower')).toEqual({
      after: 2,
      events: ['Nationale'],
      players: [
        {
          team: { id: 't1', tpn: 1, name: 'Fougères 2' },
          player: { id: 'Régionale-a', name: 'Player, A' },
          fault: 'fixed',
          because: { eventName: 'Nationale', team: 'Fougères 1', round: 2, day: '2026-11-15' },
        },
      ],
    });
    expect((await asked(hall, 'upper')).players).toEqual([]);
  });

  it('are looked for in public events alone, and where the event fixes somebody', async () => {
    const hall = openHall();
    await series(hall, false);
    expect(await asked(hall, 'lower')).toEqual({ after: 2, events: [], players: [] });
    const alone = division('Départementale', 'Fougères 3', LATER, 'a');
    await hall.store.create('alone', { at: AT }, alone.ledger.entries);
    expect(await asked(hall, 'alone')).toEqual({ after: null, events: [], players: [] });
  });
});
