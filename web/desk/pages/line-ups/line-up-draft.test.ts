import { playerId } from '@ronde/core/rules/identity.ts';
import type { Boards } from '@ronde/core/tournament/line-ups.ts';
import type { TeamLineUp } from '@ronde/core/tournament/views/line-ups.ts';
import { describe, expect, it } from 'vitest';
import { isAgainstList, proposedFor, withPlayer } from './line-up-draft.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(playerId);
if (!a || !b || !c || !d) throw new Error('four players');
const roster = [a, b, c, d].map((id) => ({
  id,
  available: id !== d,
})) as unknown as TeamLineUp['roster'];

describe('a line-up in the making', () => {
  it.each<[string, Boards, number, typeof a | null, Boards]>([
    ['a reserve comes in', [a, b], 1, c, [a, c]],
    ['two exchange their boards', [a, b, c], 0, c, [c, b, a]],
    ['a board is left empty', [a, b], 0, null, [null, b]],
    ['somebody takes an empty board', [a, null], 1, a, [null, a]],
  ])('%s', (_, boards, index, player, expected) => {
    expect(withPlayer(boards, index, player)).toEqual(expected);
  });

  it.each<[Boards, boolean]>([
    [[a, b], false],
    [[a, null, c], false],
    [[b, a], true],
    [[a, c, b], true],
  ])('%j against the order of the list: %s', (boards, expected) => {
    expect(isAgainstList(boards, roster)).toBe(expected);
  });

  it.each<[string, Partial<TeamLineUp>, Boards]>([
    ['as handed in', { handedIn: [b, c], last: [a, c] }, [b, c]],
    ['as last time', { handedIn: null, last: [a, c] }, [a, c]],
    ['the list where somebody of last time is gone', { handedIn: null, last: [a, d] }, [a, b]],
    ['the list where the boards were others', { handedIn: null, last: [a, b, c] }, [a, b]],
    ['the list the first time', { handedIn: null, last: null }, [a, b]],
  ])('proposes %s', (_, given, expected) => {
    expect(proposedFor({ boards: [a, b], roster, ...given } as TeamLineUp)).toEqual(expected);
  });
});
