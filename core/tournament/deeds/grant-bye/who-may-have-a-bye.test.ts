import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import type { PlayerDetails } from '../../player.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import type { NewSettings } from '../../settings.ts';
import { PlayedEvent } from '../../testing/played-event.ts';

const gives = (bye: 'halfPointBye' | 'zeroPointBye' = 'halfPointBye'): Command => ({
  type: 'grantBye',
  player: playerId('a'),
  round: 1,
  bye,
});

const event = (
  settings: Partial<NewSettings>,
  changes: Partial<Omit<PlayerDetails, 'id'>> = {},
): PlayedEvent =>
  new PlayedEvent(settings, 4).does({ type: 'correctPlayer', player: playerId('a'), changes });

const announced = (byesAnnounced: boolean): Partial<NewSettings> => ({
  federation: 'FRA',
  regulations: { ...NO_REGULATIONS, byesAnnounced },
});

describe('a bye', () => {
  it('[C.05 6.7] that becomes a half-point bye is the first; one of another round is told', () => {
    const announced = event({ federation: 'BEL' }).does(gives('zeroPointBye'));
    expect(announced.verdict(gives())).toEqual([]);
    const granted = announced.does(gives());
    expect(granted.verdict(gives())).toEqual(['refused byeAlreadyGranted C.04.2 3.3']);
    expect(granted.verdict({ ...gives(), round: 2 } as Command)).toEqual([
      '3 secondHalfPointBye C.05 6.7',
    ]);
  });

  // LA line 960: only where the announcement and the regulations describe it.
  it.each<[string, Partial<NewSettings>, string[]]>([
    ['is told where nobody announced it', { federation: 'FRA' }, ['2 byesNotAnnounced RIDNA 22.1']],
    ['is told where it is not described', announced(false), ['2 byesNotAnnounced RIDNA 22.1']],
    ['stands where it is described', announced(true), []],
    ['stands in an event of another federation', { federation: 'BEL' }, []],
    ['stands in a round robin', { federation: 'FRA', system: 'berger' }, []],
  ])('[RIDNA 22.1] %s', (_, settings, expected) => {
    expect(event(settings).verdict(gives())).toEqual(expected);
    expect(event(settings).verdict(gives('zeroPointBye'))).toEqual([]);
  });

  // LA line 12876 (C.05 VI.7 (4)).
  it.each<[string, Partial<NewSettings>, Partial<Omit<PlayerDetails, 'id'>>, string[]]>([
    [
      'with conditions, in the book',
      { firstDay: '2022-03-01' },
      { noHalfPointBye: true, noHalfPointByeReason: 'conditions' },
      ['3 halfPointByeWithConditions C.05 VI.7'],
    ],
    [
      'without entry fee, today',
      {},
      { noHalfPointBye: true, noHalfPointByeReason: 'noEntryFee' },
      ['3 halfPointByeWithoutFee C.05 6.7'],
    ],
    ['who owes nothing', {}, { private: { feeDue: 0 } }, ['3 halfPointByeWithoutFee C.05 6.7']],
    [
      'barred without a reason',
      {},
      { noHalfPointBye: true },
      ['3 halfPointByeNotForPlayer C.05 6.7'],
    ],
    ['who paid', {}, { private: { feeDue: 4000, feePaid: 4000 } }, []],
  ])('[C.05 VI.7] of a player %s gives the reason', (_, settings, changes, expected) => {
    expect(event(settings, changes).verdict(gives())).toEqual(expected);
  });
});
