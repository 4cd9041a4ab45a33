import { playerId } from '@ronde/core/rules/identity.ts';
import { expect, it } from 'vitest';
import type { PhoneCommand } from '../outbox/outbox-item.ts';
import { earlierRound } from './earlier-round.ts';

const outcome = { kind: 'played', score: '1-0' } as const;
const entered: PhoneCommand = { type: 'enterResult', round: 3, board: 7, outcome };

it.each<[PhoneCommand, number | null, number | null]>([
  [entered, 3, null],
  [entered, 4, 3],
  [{ ...entered, type: 'questionResult' }, 4, 3],
  [{ type: 'checkIn', players: [playerId('a')] }, 4, null],
  [{ type: 'openCheckIn', round: 5 }, 4, null],
])('an entry names its round where another one is in hand: %j in %s', (command, current, round) => {
  expect(earlierRound({ command }, current)).toBe(round);
});
