import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import type { OwnBoardAnswer } from '../api/own-board.ts';
import type { OwnNormsAnswer } from '../api/own-norms.ts';
import { openHall, STRANGER, TOURNAMENT, type Asking } from '../testing/hall.ts';

const OWN = `/api/tournaments/${TOURNAMENT}/own-norms`;

async function hallWithNorms(shown: boolean) {
  const hall = openHall();
  // Nine rounds against strong players, as a norm needs; b meets e in the first.
  const players = Array.from({ length: 12 }, (_, index) => ({
    ...letter(index),
    ratings: { fide: 2500 - 10 * index },
  }));
  const event = new PlayedEvent({ rounds: 9, initialColour: 'white' })
    .does({ type: 'enterPlayers', players })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .pairs(1, 'a-d b-e c-f g-h i-j k-l')
    .scores(1, '11');
  await hall.store.create(TOURNAMENT, { at: '2026-03-01T09:00:00.000Z' }, event.ledger.entries);
  const { state } = event;
  const regulations = { ...NO_REGULATIONS, ...(shown ? { normsToPlayers: true } : {}) };
  await hall.does('changeSettings', { changes: { regulations } });
  const own = await hall.device({ name: 'B', role: 'player', player: 'b' });
  return { hall, own, names: [...state.players.values()].map(({ name }) => name) };
}

describe('[B.01 1.4] a player’s own norms', () => {
  it('are not shown unless the arbiter allows it', async () => {
    const { hall, own } = await hallWithNorms(false);
    expect((await hall.ask(`${OWN}?lang=en`, own)).status).toBe(404);
    const board = await hall.ask(`/api/tournaments/${TOURNAMENT}/own-board`, own);
    expect(((await board.json()) as OwnBoardAnswer).norms).toBe(false);
  });

  it.each(['en', 'fr'] as const)(
    'are the player’s alone: nobody’s name but the opponents’ (%s)',
    async (lang) => {
      const { hall, own, names } = await hallWithNorms(true);
      const answer = await hall.ask(`${OWN}?lang=${lang}`, own);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      const { norms } = JSON.parse(text) as OwnNormsAnswer;
      expect(norms.length).toBeGreaterThan(0);
      for (const { verdict, sentences } of norms) {
        expect(verdict).not.toBe('');
        expect(sentences.length).toBeGreaterThan(0);
      }
      const others = names.filter((name) => !name.startsWith('E'));
      for (const name of others) expect(text).not.toContain(name);
    },
  );

  it('are for nobody else: neither visitors nor those who run the event ask here', async () => {
    const { hall } = await hallWithNorms(true);
    const asking: readonly Asking[] = [STRANGER, {}];
    for (const one of asking) {
      expect((await hall.ask(`${OWN}?lang=en`, one)).status).toBeGreaterThanOrEqual(401);
    }
  });
});
