import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('ronde decide', () => {
  it('[E.01 7.5.5, B.2] rules on an illegal move in blitz', async () => {
    const first = [
      'decide',
      'illegal',
      '--regime',
      'blitz',
      '--count',
      '1',
      '--edition',
      'laws-2018',
    ];
    expect((await ronde([...first, '--json'])).json()).toMatchObject({
      outcome: 'goesOn',
      opponentSeconds: 60,
    });
    const told = await ronde(first, { language: 'fr' });
    expect(plain(told.out)).toContain(
      'L’adversaire reçoit 60 secondes de plus (E.01 7.5.5, E.01 B.2).',
    );
    expect(told.out).toContain('Les règles de compétition ne s’appliquent pas (E.01 B.4).');
    const watched = await ronde([...first, '--supervised']);
    expect(watched.out).toContain('The Competition Rules hold (E.01 B.3).');
  });

  it('[E.01 7.5.5] looks at the position before a second one loses', async () => {
    const second = ['decide', 'illegal', '--count', '2', '--position'];
    const bare = '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1';
    const drawn = await ronde([...second, bare, '--player', 'white', '--json']);
    expect(drawn.json()).toMatchObject({ outcome: 'draw' });
    const lost = await ronde([...second, bare, '--player', 'black', '--json']);
    expect(lost.json()).toMatchObject({ outcome: 'playerLoses' });
    expect((await ronde(second.slice(0, 4))).out).toContain(
      'The arbiter judges: whether the opponent',
    );
  });

  it('rules on the other situations', async () => {
    const outcomes = [
      ['colours', '--moves', '9'],
      ['claim', '--regime', 'blitz'],
      ['recording', '--left', '4:59', '--increment', '30', '--sheet', 'certified'],
      ['device', '--not-begun'],
      ['late', '--minutes', '31', '--default', '30'],
      ['start', '--moves', '10', '--regime', 'rapid'],
      ['resignation', '--position', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', '--player', 'white'],
    ].map(async (args) => {
      const { outcome } = (await ronde(['decide', ...args, '--json'])).json() as {
        outcome: string;
      };
      return outcome;
    });
    expect(await Promise.all(outcomes)).toEqual([
      'newGame',
      'goesOn',
      'goesOn',
      'playerForfeits',
      'playerForfeits',
      'goesOn',
      'draw',
    ]);
  });

  it('refuses what it cannot read, with the way on', async () => {
    const codes = [
      ['illegal', '--regime', 'bullet'],
      ['illegal', '--kind', 'foot'],
      ['illegal', '--count', '0'],
      ['illegal', '--position', '8/8/8/8/8/8/8/8 w - - 0 1', '--player', 'white'],
      ['illegal', '--position', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1'],
      ['recording', '--left', 'soon'],
      ['colours', '--moves', 'many'],
      ['colours'],
    ].map(async (args) => (await ronde(['decide', ...args])).code);
    expect(await Promise.all(codes)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });
});
