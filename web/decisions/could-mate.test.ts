import { expect, it } from 'vitest';
import { couldOpponentMate } from './could-mate.ts';

it.each([
  ['a bare king against a pawn whose flag fell', '8/8/8/8/8/4k3/4P3/4K3 w - - 0 1', 'white', 'no'],
  ['a pawn against a bare king whose flag fell', '8/8/8/8/8/4k3/4P3/4K3 w - - 0 1', 'black', 'yes'],
  ['a score in French letters', '1.e4 e5 2.Cf3 Cc6', 'white', 'yes'],
  ['a score with an illegal move', '1.e4 e5 2.Ke3', 'white', 'unreadable'],
  ['neither', 'hello', 'white', 'unreadable'],
] as const)('[Laws 6.9] %s', (_, text, player, answer) => {
  expect(couldOpponentMate(text, player).answer).toBe(answer);
});
