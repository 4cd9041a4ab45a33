import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { playersView } from '@ronde/core/tournament/views/players.ts';
import { expect, it } from 'vitest';
import { licenceCommand } from '../../parts/licences/licence-command.ts';
import { licenceColumns } from './licence-columns.tsx';

const named = (...ids: string[]) => ids.map(playerId);

it('[LA 5.1] says of everybody whether they are in order, what was seen, by whom', () => {
  const event = new PlayedEvent({ federation: 'FRA' }, 5)
    .does({ type: 'correctPlayer', player: playerId('d'), changes: { licence: 'A' } })
    .does({ type: 'withdraw', player: playerId('e') })
    .does(licenceCommand(named('a'), 'takenWithCertificate'))
    .does(licenceCommand(named('b'), 'refused'));
  const players = playersView(event.state, 'staff')?.players ?? [];
  const columns = licenceColumns('en', { narrow: false, mayNote: true });
  const saved = columns.filter(({ controls }) => controls !== true);
  const told = (key: string) => {
    const column = saved.find((one) => one.key === key);
    return players.map((line) => column?.text?.(line) ?? column?.value(line));
  };
  expect(told('verdict')).toEqual([
    'in order',
    'refused',
    'no licence',
    'on the list, not seen yet',
    'no longer plays',
  ]);
  expect(told('seen')).toEqual(['taken here, with medical certificate', 'refused', '', '', '']);
  expect(told('by').map((by) => by === null)).toEqual([false, false, true, true, true]);
  expect(told('at')[0]).toMatch(/20\d\d/);
  expect(told('licence')[3]).toBe('A');
  expect(told('suspended')).toEqual([null, null, null, null, null]);
  // Whoever reads alone has no buttons.
  const read = licenceColumns('en', { narrow: false, mayNote: false });
  expect(read.map(({ key }) => key)).toEqual(saved.map(({ key }) => key));
});

it('[LA 5.1, lines 8767-8785; BAF 101] says who needs a FIDE number, and who is suspended until when', () => {
  const event = new PlayedEvent({ federation: 'FRA', firstDay: '2026-03-07' }, 3)
    .does({ type: 'correctPlayer', player: playerId('a'), changes: { federation: 'GER' } })
    .does({
      ...{ type: 'registerSuspension', person: 'B., Player', functions: ['player'] },
      ...{ from: '2026-01-01', until: '2026-03-31', sentence: 'inForce' },
    });
  const players = playersView(event.state, 'staff')?.players ?? [];
  const columns = licenceColumns('en', { narrow: false, mayNote: false });
  const told = (key: string) =>
    players.map((line) => columns.find((one) => one.key === key)?.value(line) ?? null);
  expect(told('fideNumber')[0]).toMatch(/^asks the own federation before playing/);
  expect(told('suspended')).toEqual([null, '31 Mar 2026', null]);
});
