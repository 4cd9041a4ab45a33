import { playerId } from '@ronde/core/rules/identity.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import { expect, it } from 'vitest';
import { byNameLines } from './by-name-lines.ts';

const named = (name: string) => ({ id: playerId(name), name });
const view = {
  boards: [
    { board: 1, white: named('Zola'), black: named('Émeric') },
    { board: 2, white: named('Eve'), black: named('Abel') },
  ],
  unpaired: [{ player: named('Emma'), outcome: 'pairingAllocatedBye', reason: 'odd' }],
} as unknown as RoundView;

it('lists everybody once, in the order of the alphabet, with board, colour and opponent', () => {
  const lines = byNameLines(view, 'fr').map(({ name, seat }) =>
    seat === null ? name : `${name} ${seat.board} ${seat.colour} ${seat.opponent}`,
  );
  expect(lines).toEqual([
    'Abel 2 black Eve',
    'Émeric 1 black Zola',
    'Emma',
    'Eve 2 white Abel',
    'Zola 1 white Émeric',
  ]);
});
