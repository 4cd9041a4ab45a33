import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { byeCommands } from './bye-commands.ts';

const ANNE = { id: playerId('a'), name: 'Anne' };
const LUC = { id: playerId('l'), name: 'Luc' };

describe('byes asked for', () => {
  it('are one command a player and round, the earliest round first', () => {
    expect(byeCommands([ANNE, LUC], [4, 3], 'halfPointBye')).toEqual([
      { type: 'grantBye', player: 'a', round: 3, bye: 'halfPointBye' },
      { type: 'grantBye', player: 'l', round: 3, bye: 'halfPointBye' },
      { type: 'grantBye', player: 'a', round: 4, bye: 'halfPointBye' },
      { type: 'grantBye', player: 'l', round: 4, bye: 'halfPointBye' },
    ]);
  });

  it('[C.04.2 3.3] are announced together where several are absent', () => {
    expect(byeCommands([ANNE, LUC], [3], 'zeroPointBye')).toEqual([
      { type: 'announceAbsences', players: ['a', 'l'], round: 3 },
    ]);
    expect(byeCommands([ANNE], [3], 'zeroPointBye')).toEqual([
      { type: 'grantBye', player: 'a', round: 3, bye: 'zeroPointBye' },
    ]);
  });
});
