import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('ronde claim', () => {
  it('[E.01 9.2] lists the occurrences of a position in a file', async () => {
    const file = terminal.at('game.pgn');
    writeFileSync(file, '[White "A"]\n\n1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 *\n');
    const told = await ronde(['claim', file, '--repetition', '--edition', 'laws-2018']);
    expect(told.out).toContain('appeared 3 times: after start, 2...Ng8, 4...Ng8.');
    expect(told.out).toContain('The claim is right: 3 times, and 3 are needed (E.01 9.2)');
  });

  it('[E.01 9.6.1] takes a long score typed in place of a file', async () => {
    const moves = 'Cf3 Cf6 Cg1 Cg8 '.repeat(30);
    expect(moves.length).toBeGreaterThan(255);
    const told = await ronde(['claim', moves, '--repetition', '--json', '--edition', 'laws-2018']);
    expect(told.json()).toHaveProperty('proven.last.after.length', 31);
    expect(told.json()).toHaveProperty('proven.automatic.after', 16);
  });

  it('[E.01 9.5.3] says what a wrong claim costs, by the play', async () => {
    const args = ['claim', '1.Cf3 Cf6 2.Cg1', '--repetition', '--next', 'Cg8'];
    const french = await ronde([...args, '--edition', 'laws-2018'], { language: 'fr' });
    expect(plain(french.out)).toContain('incorrecte : 2 fois, il en faut 3');
    expect(plain(french.out)).toContain('120 secondes de plus');
    // In the letters of a French scoresheet, as it was typed.
    expect(french.out).toContain('2...Cg8');
    const blitz = await ronde([...args, '--play', 'blitz', '--json']);
    expect(blitz.json()).toMatchObject({ wrongClaim: { seconds: 60 } });
  });

  it('[E.01 5.1.1, 9.6.2] says the mate in place of a claim', async () => {
    const mate = '[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 149 120"]\n\n120. Qg7# 1-0\n';
    const file = terminal.at('mate.pgn');
    writeFileSync(file, mate);
    for (const args of [[], ['--moves'], ['--repetition'], ['--flag', 'white']]) {
      const told = await ronde(['claim', file, ...args, '--edition', 'laws-2023']);
      expect(told.out).toContain('Black is mated and has lost: mate ends the game (E.01 5.1.1)');
      expect(told.out).not.toMatch(/claim is (?:right|wrong)|drawn|wrong claim|loses on time/i);
    }
  });

  it('[E.01 9.5.3] without a claim nobody is judged wrong', async () => {
    const fifty = await ronde(['claim', '4k3/8/8/8/8/8/8/R3K3 w - - 100 60']);
    expect(fifty.out).toContain('The player on move may claim a draw: 50 moves by each');
    expect(fifty.out).not.toMatch(/claim is|wrong claim|is drawn/i);
    const asked = await ronde(['claim', '4k3/8/8/8/8/8/8/R3K3 w - - 100 60', '--moves']);
    expect(asked.out).toContain('The claim is right: 50 moves by each');
    expect(asked.out).not.toContain('wrong claim');
    // A position from which no game goes on is not judged at all.
    const both = await ronde(['claim', '4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1', '--repetition']);
    expect(both.out).not.toMatch(/wrong claim|claim is|appeared/i);
  });

  it('[E.01 6.9] tells whether a flag loses', async () => {
    // Golden cases: a bare king against a pawn; K+N against K+P may be lost.
    const bare = await ronde(['claim', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', '--flag', 'white']);
    expect(bare.out).toContain('Draw (E.01 6.9): the opponent has a king alone.');
    const pawn = await ronde(['claim', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', '--flag', 'black']);
    expect(pawn.out).toContain('Black loses on time (E.01 6.9)');
  });

  it('[E.01 3.10.3, A.4.4] explains a position no game can reach', async () => {
    const fen = '4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1';
    const told = await ronde(['claim', fen, '--position', '--edition', 'laws-2018']);
    expect([told.code, told.out]).toEqual([0, expect.stringContaining('see E.01 A.4.4')]);
  });

  it('names the first illegal move, and refuses what is no score', async () => {
    const told = await ronde(['claim', '1.e4 e5 2.Bc4 Nc6 3.Qh6', '--moves']);
    expect(told.out).toContain('3. “Qh6” (line 1, column 21) is the first illegal move.');
    const none = await ronde(['claim', 'nowhere.pgn'], { language: 'fr' });
    expect([none.code, none.said]).toEqual([5, expect.stringContaining('nowhere.pgn')]);
    expect((await ronde(['claim', '...'])).code).toBe(3);
    expect((await ronde(['claim', 'e4', '--flag', 'green'])).code).toBe(3);
    expect((await ronde(['claim', 'e4', '--game', '0'])).code).toBe(3);
    expect((await ronde(['claim', 'e4', '--next', 'Ke8'])).code).toBe(3);
  });
});
