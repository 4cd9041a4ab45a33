import { expect, it } from 'vitest';
import { PlayedEvent } from '../testing/played-event.ts';
import { typeCode } from './type-code.ts';

it.each([
  [1, 'BERGER_ROUNDROBIN'],
  [2, 'BERGER_DOUBLEROUNDROBIN'],
  [3, 'BERGER_ROUNDROBIN_G3'],
  [8, 'BERGER_ROUNDROBIN_G8'],
])('[TRF26 192] %i cycles are written as %s', (cycles, code) => {
  const event = new PlayedEvent({ system: 'berger', rounds: 5 }, 4);
  event.does({ type: 'publishCalendar', cycles });
  expect(typeCode(event.state)).toBe(code);
});
