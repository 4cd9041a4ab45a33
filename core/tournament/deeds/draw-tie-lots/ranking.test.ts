import { describe, expect, it } from 'vitest';
import { playerId, type PlayerId } from '../../../rules/identity.ts';
import type { Command } from '../../command.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { standingsView } from '../../views/standings.ts';

const ids = (letters: string): PlayerId[] => Array.from(letters, playerId);
const draws = (seed: string): Command => ({ type: 'drawTieLots', seed });
const plays = (...steps: readonly string[]): Command => ({
  type: 'recordPlayOff',
  steps: steps.map(ids),
});
const sets = (value: number | null, descriptor = 'OTHER_YOUTH'): Command => ({
  type: 'setTieBreakValue',
  player: playerId('a'),
  descriptor,
  value,
});

/** One round, a and b won: a and b tie, c and d tie. */
const over = (settings: object = {}): PlayedEvent =>
  new PlayedEvent({ rounds: 1, ...settings }, 4).pairs(1, 'a-c b-d').scores(1, '11');

describe('drawing lots for the table', () => {
  it('[C.07 4.2] keeps the seed, so that anybody can draw again', () => {
    const event = over({ ties: 'lots' }).does(draws(' liffre-2026 '), {});
    expect(event.state.ranking.lotsSeed).toBe('liffre-2026');
    event.does(draws('liffre-2026'), {});
    expect(event.state.ranking.lotsSeed).toBe('liffre-2026');
  });

  it.each<[string, object, string, string]>([
    ['where ties are kept', {}, 'seed', 'lotsNotForeseen C.07 4.2'],
    ['from nothing', { ties: 'lots' }, ' ', 'badSetting Ronde 3'],
    ['from two lines', { ties: 'lots' }, 'a\nb', 'badSetting Ronde 3'],
  ])('is refused %s', (_, settings, seed, verdict) => {
    expect(over(settings).verdict(draws(seed))).toEqual([`refused ${verdict}`]);
  });

  it('[C.04.2 3.1] before an adjourned game is over is confirmed', () => {
    const event = new PlayedEvent({ rounds: 1, ties: 'lots' }, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '1');
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: { kind: 'adjourned' } });
    expect(event.verdict(draws('seed'))).toEqual(['3 settlesBeforeTheEnd C.07 4.2']);
  });

  it('[C.07 4.2] a second time is confirmed twice', () => {
    const event = over({ ties: 'lots' }).does(draws('one'));
    expect(event.verdict(draws('two'))).toEqual(['4 drawsLotsAgain C.07 4.2']);
    expect(event.does(draws('two')).does({ type: 'undo' }).state.ranking.lotsSeed).toBe('one');
  });

  it('asks back before the last round is over', () => {
    const event = over({ ties: 'lots', rounds: 2 });
    expect(event.verdict(draws('one'))).toEqual(['3 settlesBeforeTheEnd C.07 4.2']);
  });
});

describe('play-offs', () => {
  it('[LA 5.2 1.e] are recorded from the winner down, and again in place of the first', () => {
    const event = over().does(plays('b', 'a'), {}).does(plays('c', 'd'));
    expect(event.state.ranking.playOffs.map(({ steps }) => steps.join('>'))).toEqual([
      'b>a',
      'c>d',
    ]);
    event.does(plays('a', 'b'));
    expect(event.state.ranking.playOffs.map(({ steps }) => steps.join('>'))).toEqual([
      'c>d',
      'a>b',
    ]);
  });

  it('[LA 5.2 1.f] may leave players equal', () => {
    expect(over().does(plays('ab')).state.ranking.playOffs).toEqual([{ steps: [ids('ab')] }]);
  });

  it('are taken back by naming the players', () => {
    const event = over().does(plays('b', 'a'));
    const cancels: Command = { type: 'cancelPlayOff', players: ids('ab') };
    expect(event.does(cancels).state.ranking.playOffs).toEqual([]);
    expect(event.verdict(cancels)).toEqual(['refused noSuchPlayOff Ronde 1']);
    expect(event.does({ type: 'undo' }).state.ranking.playOffs).toHaveLength(1);
  });

  it.each<[string, Command, string]>([
    ['between different points', plays('a', 'c'), 'playOffOfUnequals LA 5.2 1'],
    ['of a stranger', plays('a', 'z'), 'unknownPlayer Ronde 1'],
    ['of a player twice', plays('a', 'ba'), 'playerPairedTwice Ronde 8'],
    ['of one', plays('a'), 'badSetting Ronde 3'],
    ['with an empty step', plays('a', '', 'b'), 'badSetting Ronde 3'],
  ])('are refused %s', (_, command, verdict) => {
    expect(over().verdict(command)).toEqual([`refused ${verdict}`]);
  });

  it('are of players, not of teams', () => {
    expect(new PlayedEvent({ kind: 'team' }).verdict(plays('a', 'b'))).toEqual([
      'refused wrongKind Ronde 3',
    ]);
  });
});

describe('the table', () => {
  it('[LA 5.2 1, C.07 4.1] says which play-offs stand, and whose figures are entered by hand', () => {
    const event = over({ tieBreaks: ['BH', 'OTHER_YOUTH/R'] }).does(plays('b', 'a'));
    expect(standingsView(event.state)).toMatchObject({
      playOffs: [{ steps: [['b'], ['a']] }],
      byHand: ['OTHER_YOUTH/R'],
    });
    const none = event.does({ type: 'cancelPlayOff', players: ids('ab') });
    expect(standingsView(none.state).playOffs).toEqual([]);
  });
});

describe('values of the event’s own tie-breaks', () => {
  const own = (): PlayedEvent => over({ tieBreaks: ['BH/C1', 'OTHER_YOUTH/R', 'OTHER_KASHDAN'] });
  const valueOf = (event: PlayedEvent): number | undefined =>
    event.state.ranking.ownValues.get('OTHER_YOUTH')?.get(playerId('a'));

  it('[C.07 4.1] are kept by code and player, and taken away again', () => {
    const event = own().does(sets(12.25), {});
    expect(valueOf(event)).toBe(12.25);
    event.does(sets(-3, 'other_youth/r'), {});
    expect(valueOf(event)).toBe(-3);
    event.does(sets(null), {});
    expect(valueOf(event)).toBeUndefined();
    expect(valueOf(event.does({ type: 'undo' }))).toBe(-3);
  });

  it.each<[string, Command, string]>([
    ['for a tie-break not announced', sets(1, 'OTHER_AGE'), 'notAnOwnTieBreak C.07 4.1'],
    ['for a computed tie-break', sets(1, 'BH/C1'), 'notAnOwnTieBreak C.07 4.1'],
    ['for one of the book’s, computed too', sets(1, 'OTHER_KASHDAN'), 'notAnOwnTieBreak C.07 4.1'],
    ['for no tie-break at all', sets(1, '?'), 'notAnOwnTieBreak C.07 4.1'],
    ['of three decimals', sets(1.005), 'badSetting Ronde 3'],
    ['of no number', sets(Number.NaN), 'badSetting Ronde 3'],
    ['for a stranger', { ...sets(1), player: playerId('z') } as Command, 'unknownPlayer Ronde 1'],
  ])('are refused %s', (_, command, verdict) => {
    expect(own().verdict(command)).toEqual([`refused ${verdict}`]);
  });
});
