import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import type { PlayerDetails } from './player.ts';
import { letter, PlayedEvent } from './testing/played-event.ts';

const zoe: PlayerDetails = {
  ...letter(0),
  name: 'Lefèvre, Zoé',
  fideId: '600001',
  nationalId: 'A12345',
  federation: 'FRA',
  club: 'Tour',
};
const enters = (...players: Partial<PlayerDetails>[]) =>
  ({
    type: 'enterPlayers',
    players: players.map((player, index) => ({ ...letter(index + 20), ...player })),
  }) as const;

const event = () =>
  new PlayedEvent()
    .does({ type: 'enterPlayers', players: [zoe, letter(1), letter(2), letter(3)] })
    .does({ type: 'assignNumbers', reason: 'initialOrder' });

describe('[Ronde 12] one person, one entry', () => {
  it.each<[string, Partial<PlayerDetails>, string[]]>([
    ['a FIDE number', { fideId: '600001' }, ['3 sameFideNumber Ronde 12']],
    ['a national number', { nationalId: 'a12345' }, ['3 sameNationalNumber Ronde 12']],
    ['a name', { name: 'LEFEVRE Zoe' }, ['2 sameName Ronde 12']],
    ['a name with another FIDE number', { name: 'Lefèvre, Zoé', fideId: '600002' }, []],
    ['nothing in common', { name: 'Lefèvre, Anne' }, []],
  ])('asks about %s that is entered', (_, player, expected) => {
    expect(event().verdict(enters(player))).toEqual(expected);
  });

  it('names who is there: number, federation and club', () => {
    expect(event().objects(enters({ name: 'Lefevre, Z.', fideId: '600001' }))).toEqual({
      kind: 'unconfirmed',
      warnings: [
        {
          code: 'sameFideNumber',
          level: 3,
          article: 'Ronde 12',
          params: {
            player: 'Lefevre, Z.',
            known: 'Lefèvre, Zoé (#1, FRA, Tour)',
            number: '600001',
          },
        },
      ],
    });
  });

  it('asks about somebody twice in one command', () => {
    expect(event().verdict(enters({ name: 'Roy, Jo' }, { name: 'Jo Roy' }))).toEqual([
      '2 sameName Ronde 12',
    ]);
  });

  it('says that whoever left can be brought back, and who was expelled', () => {
    const left = event().does({ type: 'withdraw', player: zoe.id });
    expect(left.verdict(enters({ fideId: '600001' }))).toEqual(['3 entersWhoLeft Ronde 12']);
    const expelled = event().does({ type: 'expel', player: zoe.id });
    expect(expelled.verdict(enters({ fideId: '600001' }))).toEqual([
      '4 entersWhoWasExpelled Ronde 12',
    ]);
  });

  it.each<[string, Partial<PlayerDetails>, string[]]>([
    ['another’s FIDE number', { fideId: '600001' }, ['3 sameFideNumber Ronde 12']],
    ['another’s national number', { nationalId: 'A12345' }, ['3 sameNationalNumber Ronde 12']],
    ['another’s name', { name: 'Zoé Lefèvre' }, ['2 sameName Ronde 12']],
    ['a club', { club: 'Tour' }, []],
  ])('asks before a correction gives somebody %s', (_, changes, expected) => {
    const player = playerId('b');
    expect(event().verdict({ type: 'correctPlayer', player, changes })).toEqual(expected);
  });

  it('asks nothing again when something else of a namesake is corrected', () => {
    const twin = event().does(enters({ name: 'Lefèvre, Zoé' }));
    const player = letter(20).id;
    expect(twin.verdict({ type: 'correctPlayer', player, changes: { club: 'Roque' } })).toEqual([]);
  });
});
