import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { everyApartGroup } from '../../apart.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import type { NewSettings } from '../../settings.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { playersAsParticipants } from '../../views/participants.ts';

const MEMBERS = [
  ['Durand, Anne', 'Échecs Rennes'],
  ['DURAND, Paul', 'Lorient'],
  ['Petit, Zoé', 'echecs rennes'],
  ['Robert, Ben', undefined],
] as const;

const event = (settings: Partial<NewSettings> = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 5, initialColour: 'white', ...settings })
    .does({
      type: 'enterPlayers',
      players: MEMBERS.map(([name, club], index) => ({
        id: playerId(`p${index + 1}`),
        name,
        ...(club === undefined ? {} : { club }),
        ratings: { fide: 2000 - index },
        fromRound: 1,
      })),
    })
    .does({ type: 'assignNumbers', reason: 'initialOrder' });

const apart = (one: PlayedEvent, round: number): readonly (readonly number[])[] =>
  playersAsParticipants(one.state).prohibitedIn(round);

describe('rules that keep players apart', () => {
  it('are made of what players have in common, blind to accents and capitals', () => {
    const hard = event().does({ type: 'keepApart', by: 'club', toRound: null });
    expect(apart(hard, 1)).toEqual([[1, 3]]);
    expect(apart(hard, 5)).toEqual([[1, 3]]);
    hard.does({ type: 'keepApart', by: 'family', toRound: 2 });
    expect(apart(hard, 2)).toEqual([
      [1, 3],
      [1, 2],
    ]);
    // Soft: in the first rounds alone.
    expect(apart(hard, 3)).toEqual([[1, 3]]);
    expect(everyApartGroup(hard.state).map(({ toRound }) => toRound)).toEqual([5, 2]);
  });

  it('hold in the pairing, and for whoever enters later', () => {
    // Without a rule 1 meets 3, and 2 meets 4.
    const met = (one: PlayedEvent): string[] =>
      (one.state.rounds[0]?.games ?? []).map(({ white, black }) => [white, black].sort().join('-'));
    const free = event().does({ type: 'pairRound', round: 1 });
    expect(met(free)).toContain('p1-p3');
    const ruled = event()
      .does({ type: 'keepApart', by: 'club', toRound: 1 })
      .does({ type: 'pairRound', round: 1 });
    expect(met(ruled)).not.toContain('p1-p3');
  });

  it('[LA 5.1 art. 2] are asked about before an event of the FFE, unless it is not rated', () => {
    const rule = { type: 'keepApart', by: 'club', toRound: null } as const;
    const asks = ['3 protectsInRatedEvent LA 5.1 art. 2'];
    expect(event({ federation: 'FRA' }).verdict(rule)).toEqual(asks);
    const pair = ['p1', 'p2'].map(playerId);
    const byHand = { type: 'prohibitPairs', players: pair, fromRound: 1, toRound: 5 } as const;
    expect(event({ federation: 'FRA' }).verdict(byHand)).toEqual(asks);
    const regulations = { ...NO_REGULATIONS, rated: false };
    expect(event({ federation: 'FRA', regulations }).verdict(rule)).toEqual([]);
    expect(event({ federation: 'BEL' }).verdict(rule)).toEqual([]);
  });

  it('are lifted, refused beyond the last round, and locked in FIDE mode after the start', () => {
    const one = event().does({ type: 'keepApart', by: 'club', toRound: 2 });
    expect(one.verdict({ type: 'keepApart', by: 'club', toRound: 6 })).toEqual([
      'refused badSetting Ronde 3',
    ]);
    one.does({ type: 'liftApartRule', by: 'club' });
    expect(one.state.apartRules).toEqual([]);
    expect(one.verdict({ type: 'liftApartRule', by: 'club' })).toEqual([
      'refused noSuchProhibition Ronde 1',
    ]);
    one.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    expect(one.verdict({ type: 'keepApart', by: 'club', toRound: 2 })).toEqual([
      'refused lockedInFideMode Ronde 7',
    ]);
  });
});
