import { expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';

const entered = (): PlayedEvent =>
  new PlayedEvent().does({ type: 'enterPlayers', players: [letter(0), letter(1)] });

const table = {
  type: 'importEntries',
  players: [letter(2), letter(3)],
  corrections: [{ player: letter(0).id, changes: { club: 'Tour' } }],
} as const;

it('enters and corrects at once, and one undo takes the whole table back', () => {
  const event = entered().does(table);
  expect([event.state.players.size, event.state.players.get(letter(0).id)?.club]).toEqual([
    ...[4, 'Tour'],
  ]);
  event.does({ type: 'undo' });
  expect([event.state.players.size, event.state.players.get(letter(0).id)?.club]).toEqual([
    ...[2, letter(0).club],
  ]);
});

it('takes nothing where one line cannot be taken', () => {
  const unknown = { player: playerId('nobody'), changes: { club: 'Tour' } };
  expect(entered().objects({ ...table, corrections: [unknown] })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'unknownPlayer' },
  });
});
